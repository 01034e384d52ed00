import { layOutTable } from "./pdf.ts";
import type { Row, Table } from "./table.ts";

/** Lays a table out as a document with letterhead; takes all rows into memory, so the caller bounds their number. */
export async function renderPdfTable({ rows, ...table }: Table): Promise<Buffer> {
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  return layOutTable({ ...table, rows: all });
}
