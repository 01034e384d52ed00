import { Readable } from "node:stream";
import { textOf } from "@retribusi/contract/define/cell";
import { hasTotals } from "@retribusi/contract/define/total";
import { ZipFile } from "yazl";
import { gathered, type Piece } from "./pieces.ts";
import { type Frame, peek, type Row, type Table } from "./table.ts";
import { chartXml, gatherBars, placeXml } from "./xlsx.chart.ts";
import { chartPaths, fixedParts } from "./xlsx.parts.ts";
import { chartSheet, factSheet, rowSheet } from "./xlsx.sheet.ts";

const bounds = { least: 6, most: 42 };

/** Characters of the sum of a column, which is longer than its values. */
const sum = 16;

const longestWord = (text: string): number => Math.max(...text.split(/\s+/).map((word) => word.length));

/** Characters that each column needs to show most of its values in one line, judged by its title and these rows. */
function widthsOf({ columns, language }: Pick<Frame, "columns" | "language">, rows: readonly Row[]): number[] {
  return columns.map(({ title, total }, at) => {
    const lengths = rows.map((row) => textOf(row[at] ?? null, language).length).sort((a, b) => a - b);
    const usual = lengths[Math.floor(lengths.length * 0.9)] ?? 0;
    const least = total && (total.is === "sum" || total.is === "average") ? sum : bounds.least;
    return Math.min(bounds.most, Math.max(least, usual, longestWord(title)));
  });
}

/** Rows by which the widths are judged. */
const judged = 200;

/** Without totals no cell needs their styles, and a list stays what it was. */
const needsTotalStyles = (table: Frame): boolean =>
  hasTotals(table) || table.definitions !== undefined || table.chart !== undefined;

/** A part that can only be written when the rows before it are: yazl asks for it when its turn has come. */
const later = (zip: ZipFile, path: string, content: () => string): void =>
  zip.addReadStreamLazy(path, (give) => give(null, Readable.from([content()])));

/**
 * A workbook written as it is read, in constant memory: the rows with typed cells under a frozen header with a filter, a second sheet
 * that says what they are, and a third one with the chart where there is one. Totals are formulas that carry their values.
 */
export async function* renderXlsx(table: Table): AsyncGenerator<Piece> {
  const { first, all } = await peek(table.rows, (some) => some.flat().length >= judged);
  const zip = new ZipFile();
  for (const [path, content] of fixedParts(table, needsTotalStyles(table))) zip.addBuffer(Buffer.from(content), path);
  const { bars, isCut, onLine } = gatherBars(table);
  const rows = rowSheet({ ...table, rows: all }, widthsOf(table, first.flat().slice(0, judged)), onLine);
  const sheet = Readable.from(rows, { objectMode: false });
  const output = Readable.from(zip.outputStream, { objectMode: false });
  sheet.on("error", (error) => output.destroy(error));
  zip.on("error", (error: Error) => output.destroy(error));
  output.on("close", () => sheet.destroy());
  zip.addReadStream(sheet, "xl/worksheets/sheet1.xml", { compressionLevel: 1 });
  zip.addBuffer(Buffer.from(factSheet(table)), "xl/worksheets/sheet2.xml");
  const { chart } = table;
  if (chart) {
    later(zip, `xl/${chartPaths.sheet}.xml`, () => chartSheet(table, chart, bars));
    zip.addBuffer(Buffer.from(placeXml(chart)), `xl/${chartPaths.place}.xml`);
    later(zip, `xl/${chartPaths.chart}.xml`, () => chartXml(table, chart, bars, isCut()));
  }
  zip.end();
  yield* gathered(output);
}
