import { textOf } from "@retribusi/contract/define/cell";
import { type Line, shownCells, totalled } from "@retribusi/contract/define/total";
import { meanings } from "./closing.ts";
import { inPieces, type Piece } from "./pieces.ts";
import type { Chart, Frame, Row, Table } from "./table.ts";
import { cellXml, formulaCell, letters, textCell } from "./xlsx.cell.ts";
import type { Bar } from "./xlsx.chart.ts";
import { sheetNames } from "./xlsx.parts.ts";
import { styles } from "./xlsx.style.ts";
import { namespaces, xmlHead } from "./xlsx.xml.ts";

const rowXml = (number: number, cells: readonly string[]): string => `<row r="${number}">${cells.join("")}</row>`;

const widthsXml = (widths: readonly number[]): string =>
  `<cols>${widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width + 3}" customWidth="1"/>`).join("")}</cols>`;

const frozen =
  '<sheetViews><sheetView tabSelected="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" ' +
  'state="frozen"/></sheetView></sheetViews>';

const worksheet = `${xmlHead}<worksheet xmlns="${namespaces.sheet}"`;

interface Sheet extends Table {
  /** Letters of the columns. */
  readonly names: readonly string[];
}

/** The row of a line, and the first of those that it adds up. */
interface Place {
  readonly number: number;
  readonly from: number;
}

/** A cell of a line with totals: sums of rows and ratios of the line's own cells are formulas, with their values beside them. */
function totalCell(line: Line, at: number, { columns, names }: Sheet, { number, from }: Place): string {
  const place = `${names[at]}${number}`;
  const cell = line.cells[at] ?? null;
  const total = columns[at]?.total;
  const isStrong = line.is !== "detail";
  if (total && total.is !== "sum") {
    const [of, to] = [`${names[total.of]}${number}`, `${names[total.to]}${number}`];
    // Two digits of a part of one are a whole number of percent.
    const formula = `IFERROR(ROUND(${total.is === "change" ? `(${of}-${to})` : of}/${to},2),"")`;
    return formulaCell(place, formula, cell, isStrong);
  }
  if (!isStrong || cell === null) return cellXml(cell, place);
  // Subtotals within the rows don't count twice: SUBTOTAL leaves out its own kind.
  return formulaCell(place, `SUBTOTAL(9,${names[at]}${from}:${names[at]}${number - 1})`, cell, true);
}

function totalRow(line: Line, sheet: Sheet, place: Place): string {
  const cells = shownCells(line, sheet, sheet.language).map((cell, at) =>
    line.is !== "detail" && cell?.is === "text"
      ? textCell(`${sheet.names[at]}${place.number}`, cell.text, styles.strong)
      : totalCell(line, at, sheet, place),
  );
  return rowXml(place.number, cells);
}

/** What hears of every line with the number of its row. */
export type OnLine = (line: Line, number: number) => void;

/** The row of a detail without ratios: what a sheet mostly consists of. */
function detailXml(row: Row, names: readonly string[], number: number): string {
  let xml = `<row r="${number}">`;
  for (const [at, cell] of row.entries()) xml += cellXml(cell, `${names[at]}${number}`);
  return `${xml}</row>`;
}

const hasRatios = ({ columns }: Frame): boolean => columns.some(({ total }) => total && total.is !== "sum");

/** The lines as rows from the second on; returns the number of the last one that a filter may hide. */
async function* linesXml(sheet: Sheet, onLine: OnLine): AsyncGenerator<string, number> {
  const isPlain = !hasRatios(sheet);
  let number = 1;
  let from = 2;
  let last = 1;
  for await (const lines of totalled(sheet, sheet.rows)) {
    let xml = "";
    for (const line of lines) {
      number += 1;
      xml +=
        isPlain && line.is === "detail"
          ? detailXml(line.cells, sheet.names, number)
          : totalRow(line, sheet, { number, from: line.is === "total" ? 2 : from });
      onLine(line, number);
      if (line.is !== "detail") from = number + 1;
      if (line.is !== "total") last = number;
    }
    yield xml;
  }
  return last;
}

async function* rowsXml(table: Table, widths: readonly number[], onLine: OnLine): AsyncGenerator<string> {
  const names = table.columns.map((_, at) => letters(at));
  const titles = table.columns.map(({ title }, at) => textCell(`${names[at]}1`, title, styles.title));
  yield `${worksheet}>${frozen}${widthsXml(widths)}<sheetData>${rowXml(1, titles)}`;
  const last = yield* linesXml({ ...table, names }, onLine);
  yield `</sheetData><autoFilter ref="A1:${names.at(-1) ?? "A"}${last}"/></worksheet>`;
}

/** The sheet of the rows, piece by piece; `widths` in characters. */
export const rowSheet = (table: Table, widths: readonly number[], onLine: OnLine): AsyncGenerator<Piece> =>
  inPieces(rowsXml(table, widths, onLine));

/** The sheet that says what the rows are and what their figures mean. */
export function factSheet({ title, head, facts, definitions = [], language }: Frame): string {
  const said = [["", head.above ?? ""], ["", head.name], ["", title], ...facts].filter(([, value]) => value);
  const pairs = definitions.length > 0 ? [...said, ["", ""], ["", meanings[language]], ...definitions] : said;
  const rows = pairs.map(([name = "", value = ""], at) =>
    rowXml(at + 1, [
      ...(name || value ? [textCell(`A${at + 1}`, name || value, styles.title)] : []),
      ...(name ? [textCell(`B${at + 1}`, value, 0)] : []),
    ]),
  );
  return `${worksheet}>${widthsXml([22, 60])}<sheetData>${rows.join("")}</sheetData></worksheet>`;
}

/** A drawing that is printed in pieces says nothing. */
const onOnePage = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>';
const across = '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="1"/>';

/** The sheet of a chart: the figures that it shows, as references to those of the rows, and the drawing beside them. */
export function chartSheet(table: Frame, chart: Chart, bars: readonly Bar[]): string {
  const { columns, language } = table;
  const used = [chart.category, ...chart.values];
  const titles = used.map((column, at) => textCell(`${letters(at)}1`, columns[column]?.title ?? "", styles.title));
  const [data] = sheetNames[language];
  const rows = bars.map(({ line, number }, index) => {
    const row = index + 2;
    const values = chart.values.map((column, at) =>
      formulaCell(`${letters(at + 1)}${row}`, `${data}!${letters(column)}${number}`, line.cells[column] ?? null, false),
    );
    return rowXml(row, [textCell(`A${row}`, textOf(line.cells[chart.category] ?? null, language), 0), ...values]);
  });
  const widths = widthsXml(used.map((_, at) => (at === 0 ? 22 : 18)));
  return (
    `${worksheet} xmlns:r="${namespaces.office}">${onOnePage}${widths}<sheetData>${rowXml(1, titles)}${rows.join("")}</sheetData>` +
    `${across}<drawing r:id="rId1"/></worksheet>`
  );
}
