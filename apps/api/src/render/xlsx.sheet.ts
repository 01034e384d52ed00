import type { Cell } from "@retribusi/contract/define/cell";
import { zoneName } from "@retribusi/contract/define/dates";
import { inPieces, type Row, type Table } from "./table.ts";
import { styles, xml, xmlHead } from "./xlsx.parts.ts";

const namespace = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

/** 0 → `A`, 26 → `AA`. */
const letters = (at: number): string =>
  (at >= 26 ? letters(Math.floor(at / 26) - 1) : "") + String.fromCharCode(65 + (at % 26));

/** Days since the day 0 of spreadsheets, 30 December 1899; the time is a fraction. */
function serialOf(day: string, time = "00:00"): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
  return Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569 + (hours * 3600 + minutes * 60 + seconds) / 86_400;
}

/** What goes without saying is left out: a sheet is mostly such words. */
const styled = (style: number): string => (style === styles.plain ? "" : ` s="${style}"`);
const spaced = (text: string): string => (/^\s|\s$|\s\s|\n/.test(text) ? ' xml:space="preserve"' : "");

const textCell = (at: string, text: string, style: number): string =>
  `<c r="${at}"${styled(style)} t="inlineStr"><is><t${spaced(text)}>${xml(text)}</t></is></c>`;

const numberCell = (at: string, value: number, style: number): string =>
  `<c r="${at}"${styled(style)}><v>${value}</v></c>`;

function cellXml(cell: Cell, at: string): string {
  if (cell === null) return "";
  switch (cell.is) {
    case "number":
    case "decimal":
      return numberCell(at, cell.value, styles.plain);
    case "percent":
      return numberCell(at, cell.value / 100, styles.plain);
    case "rupiah":
      return numberCell(at, cell.value, styles.rupiah);
    case "day":
      return numberCell(at, serialOf(cell.day), styles.day);
    case "moment":
      return numberCell(at, serialOf(cell.day, cell.time), styles[zoneName(cell.zone)]);
    case "phone":
      return textCell(at, cell.digits, styles.plain);
    default:
      return textCell(at, cell.text, styles.plain);
  }
}

const rowXml = (number: number, cells: readonly string[]): string => `<row r="${number}">${cells.join("")}</row>`;

const widthsXml = (widths: readonly number[]): string =>
  `<cols>${widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width + 3}" customWidth="1"/>`).join("")}</cols>`;

const frozen =
  '<sheetViews><sheetView tabSelected="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" ' +
  'state="frozen"/></sheetView></sheetViews>';

async function* rowsXml({ columns, rows }: Table, widths: readonly number[]): AsyncGenerator<string> {
  const names = columns.map((_, at) => letters(at));
  const titles = columns.map(({ title }, at) => textCell(`${names[at]}1`, title, styles.title));
  yield `${xmlHead}<worksheet ${namespace}>${frozen}${widthsXml(widths)}<sheetData>${rowXml(1, titles)}`;
  let number = 1;
  for await (const row of rows) {
    number += 1;
    yield rowXml(
      number,
      row.map((cell: Row[number], at) => cellXml(cell, `${names[at]}${number}`)),
    );
  }
  yield `</sheetData><autoFilter ref="A1:${names.at(-1) ?? "A"}${number}"/></worksheet>`;
}

/** The sheet of the rows, piece by piece; `widths` in characters. */
export const rowSheet = (table: Table, widths: readonly number[]): AsyncGenerator<string> =>
  inPieces(rowsXml(table, widths));

/** The sheet that says what the rows are. */
export function factSheet({ title, head, facts }: Table): string {
  const pairs = [["", head.above ?? ""], ["", head.name], ["", title], ...facts].filter(([, value]) => value);
  const rows = pairs.map(([name = "", value = ""], at) =>
    rowXml(at + 1, [
      textCell(`A${at + 1}`, name || value, styles.title),
      ...(name ? [textCell(`B${at + 1}`, value, 0)] : []),
    ]),
  );
  return `${xmlHead}<worksheet ${namespace}>${widthsXml([22, 60])}<sheetData>${rows.join("")}</sheetData></worksheet>`;
}
