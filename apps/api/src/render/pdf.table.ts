import { type Line, totalled } from "@retribusi/contract/define/total";
import { layOutTable } from "./pdf.ts";
import type { Table } from "./table.ts";

/** Lays a table out as a document with letterhead; takes all rows into memory, so the caller bounds their number. */
export async function renderPdfTable({ rows, ...table }: Table): Promise<Buffer> {
  const lines: Line[] = [];
  for await (const line of totalled(table, rows)) lines.push(line);
  const { pdf } = await layOutTable({ ...table, lines });
  return pdf;
}
