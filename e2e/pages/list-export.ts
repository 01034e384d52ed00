import type { Locator } from "@playwright/test";
import { type AnyEntity, fieldOf } from "@retribusi/contract/define/entity";
import { type ExportFormat, exportFormats } from "@retribusi/contract/define/export";
import { expect } from "../fixtures.ts";
import { blankless, readCsv, readPdf, readPrint, readXlsx, shownAs } from "./exported.ts";
import type { RecordList, Shown } from "./record-list.ts";

const isPicture = (entity: AnyEntity, column: string) => fieldOf(entity, column).kind.startsWith("image");

/** Papers have no pictures. */
function withoutPictures(entity: AnyEntity, { columns, titles, rows }: Shown): Shown {
  const kept = columns.flatMap((column, at) => (isPicture(entity, column) ? [] : [at]));
  const only = <T>(all: readonly T[]) => all.filter((_, at) => kept.includes(at));
  return { columns: only(columns), titles: only(titles), rows: rows.map(only) };
}

/** Rows of a file in the words of the screen, without what the file has beyond the columns. */
function inWords(entity: AnyEntity, { columns }: Shown, [titles = [], ...rows]: readonly (readonly unknown[])[]) {
  const words = rows.map((row) => columns.map((column, at) => shownAs(fieldOf(entity, column), row[at])));
  return [titles.slice(0, columns.length), ...words];
}

/** Takes the rows of the list out in these formats and compares each cell with the one on the screen. */
export async function expectExports(
  list: RecordList,
  entity: AnyEntity,
  formats: readonly ExportFormat[] = exportFormats,
): Promise<void> {
  const shown = await list.shown();
  expect(shown.columns, "the window is wide enough for all columns").toEqual(entity.columns);
  const wanted = [shown.titles, ...shown.rows];
  const printed = withoutPictures(entity, shown);
  const expectFile = {
    // Headed by the names of the fields, not by what the screen calls them.
    csv: async () =>
      expect(inWords(entity, shown, await readCsv(await list.download("csv"))), "csv").toEqual([
        shown.columns,
        ...shown.rows,
      ]),
    xlsx: async () =>
      expect(inWords(entity, shown, await readXlsx(await list.download("xlsx"))), "xlsx").toEqual(wanted),
    print: async () => expect(await readPrint(await list.print()), "print").toEqual([printed.titles, ...printed.rows]),
    pdf: async () => {
      const paper = await readPdf(await list.download("pdf"));
      let from = 0;
      for (const row of [printed.titles, ...printed.rows]) {
        from = paper.indexOf(blankless(row.join("")), from);
        expect(from, `pdf: ${row.join(" | ")}`).toBeGreaterThan(-1);
      }
    },
  };
  for (const format of formats) await expectFile[format]();
}

/** The format of one turn of many. */
export const formatOf = (turn: number): ExportFormat => exportFormats[turn % exportFormats.length] ?? "csv";

/** Takes the record in the drawer out in one format; every value of its row in the list is in the file. */
export async function expectRecordExport(
  list: RecordList,
  { entity, shown, drawer, turn }: { entity: AnyEntity; shown: Shown; drawer: Locator; turn: number },
): Promise<void> {
  const { columns, titles, rows } = withoutPictures(entity, shown);
  const lines = columns.flatMap((column, at) =>
    fieldOf(entity, column).related ? [] : [{ column, title: titles[at] ?? "", text: rows[0]?.[at] ?? "" }],
  );
  const format = formatOf(turn);
  if (format === "pdf") {
    const paper = await readPdf(await list.download("pdf", drawer));
    for (const { title, text } of lines) expect(paper).toContain(blankless(title + text));
    return;
  }
  const file = {
    csv: async () => readCsv(await list.download("csv", drawer)),
    xlsx: async () => readXlsx(await list.download("xlsx", drawer)),
    print: async () => readPrint(await list.print(drawer)),
  };
  const found = await file[format]();
  for (const { column, title, text } of lines) {
    const [, value] = found.find(([name]) => name === title) ?? [];
    expect(format === "print" ? value : shownAs(fieldOf(entity, column), value), `${format}: ${title}`).toBe(text);
  }
}
