import type { Readable } from "node:stream";
import type { ExportFormat } from "@retribusi/contract/define/export";
import { renderCsv } from "./csv.ts";
import { renderPdfTable } from "./pdf.ts";
import { renderPrint } from "./print.ts";
import type { Table } from "./table.ts";
import { renderXlsx } from "./xlsx.ts";

interface Renderer {
  /** Media type and ending of the file. */
  readonly type: string;
  readonly ending: string;
  readonly render: (table: Table) => Readable | Buffer | Promise<Readable | Buffer>;
}

export const renderers: Readonly<Record<ExportFormat, Renderer>> = {
  csv: { type: "text/csv; charset=utf-8", ending: "csv", render: renderCsv },
  xlsx: {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    ending: "xlsx",
    render: renderXlsx,
  },
  pdf: { type: "application/pdf", ending: "pdf", render: renderPdfTable },
  print: { type: "text/html; charset=utf-8", ending: "html", render: renderPrint },
};
