import { type Cells, hasTotals, type Line, Totaller, totalled } from "@retribusi/contract/define/total";
import { layOutTable } from "./pdf.worker.ts";
import type { Table } from "./table.ts";

/** Lines of a part, which is laid out as a whole in memory. */
const mostLines = 2_000;

/** Lays out one part after the other, each knowing on which page it begins and what the ones before it sum up to. */
function partMaker({ rows: _rows, ...table }: Table) {
  let number = 0;
  let firstPage = 1;
  let brought: Cells | null = null;
  return async (lines: readonly Line[], carried: Cells | null, isLast: boolean): Promise<Buffer> => {
    number += 1;
    const isWhole = isLast && number === 1;
    const part = { number, firstPage, brought, carried: isLast ? null : carried, isLast };
    const { pdf, pages } = await layOutTable({ ...table, lines, ...(isWhole ? {} : { part }) });
    firstPage += pages;
    brought = carried;
    return pdf;
  };
}

/**
 * A table of any length as one pdf after the other, of at most 2,000 rows each (`most`): the page numbers go on, and sums are carried forward.
 * One that fits into a part is a whole document.
 */
export async function* pdfParts(table: Table, most = mostLines): AsyncGenerator<Buffer> {
  const make = partMaker(table);
  const totaller = hasTotals(table) ? new Totaller(table) : null;
  let lines: Line[] = [];
  for await (const rows of table.rows) {
    for (const cells of rows) {
      if (lines.length >= most) {
        yield await make(lines, totaller?.carried() ?? null, false);
        lines = [];
      }
      lines.push(...(totaller?.row(cells) ?? [{ is: "detail", cells } as const]));
    }
  }
  lines.push(...(totaller?.end() ?? []));
  yield await make(lines, null, true);
}

/** A table as one document with letterhead; takes all rows into memory, so the caller bounds their number. */
export async function renderPdfTable({ rows, ...table }: Table): Promise<Buffer> {
  const lines: Line[] = [];
  for await (const some of totalled(table, rows)) lines.push(...some);
  const { pdf } = await layOutTable({ ...table, lines });
  return pdf;
}
