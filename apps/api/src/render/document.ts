import type { ExportFormat } from "@retribusi/contract/define/export";

interface FileType {
  /** Media type and ending of the file. */
  readonly type: string;
  readonly ending: string;
}

export const fileTypes: Readonly<Record<ExportFormat, FileType>> = {
  csv: { type: "text/csv; charset=utf-8", ending: "csv" },
  xlsx: { type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", ending: "xlsx" },
  pdf: { type: "application/pdf", ending: "pdf" },
  print: { type: "text/html; charset=utf-8", ending: "html" },
};
