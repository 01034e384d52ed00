import { isIP } from "node:net";
import { Readable } from "node:stream";
import type { Cell } from "@retribusi/contract/define/cell";
import { zoneName } from "@retribusi/contract/define/dates";
import { formatDecimal } from "@retribusi/contract/define/number";
import { hasTotals, type Line, totalled } from "@retribusi/contract/define/total";
import { stringify } from "csv-stringify/sync";
import { inPieces, type Row, type Table } from "./table.ts";

/** Excel in Indonesia separates by semicolons and reads UTF-8 only behind this mark. */
const mark = "\uFEFF";
const zoneTitle = { en: "Time zone", id: "Zona waktu" };

/**
 * Digits that a spreadsheet would turn into another number, a date or a time: `0812…`, a long billing id, `1.03.01`, `14:00`. An address
 * of a machine is none of these and is compared with other logs, so it stays as it is.
 */
const isDisguised = (text: string): boolean =>
  /^\d[\d.,:/-]*$/.test(text) && !/^(0|[1-9]\d{0,10})$/.test(text) && isIP(text) === 0;

/** Texts that a spreadsheet would run as a formula. */
const isFormula = (text: string): boolean => /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(text);

function harmless(text: string): string {
  if (isFormula(text)) return `'${text}`;
  return isDisguised(text) ? `\t${text}` : text;
}

/** `apart`: the row's zone stands in a column of its own, so that a spreadsheet takes the moment for one. */
function textOf(cell: Cell, isSplit: boolean): string {
  if (cell === null) return "";
  switch (cell.is) {
    case "number":
    case "rupiah":
      return String(cell.value);
    case "decimal":
      return formatDecimal(cell.value, "id").replaceAll(".", "");
    case "percent":
      return `${cell.value}%`;
    case "day":
      return cell.day;
    case "moment":
      return `${cell.day} ${cell.time}${isSplit ? "" : ` ${zoneName(cell.zone)}`}`;
    case "phone":
      return harmless(cell.digits);
    default:
      return harmless(cell.text);
  }
}

/** Lines that are written at once: each call costs more than a line, and a long one keeps others waiting. */
const atOnce = 10;

const written = (lines: readonly (readonly string[])[]): string =>
  stringify([...lines], { delimiter: ";", record_delimiter: "\r\n", quoted_match: /^\s|\s$/ });

const zoneOf = (row: Row): string => {
  const moment = row.find((cell) => cell?.is === "moment");
  return moment?.is === "moment" ? zoneName(moment.zone) : "";
};

/** What a line is, in the first column of a file with totals: whoever adds up the others by machine leaves out all but `data`. */
const lineTitle = { en: "Line", id: "Baris" } as const;
const lineCode = { detail: "data", subtotal: "subtotal", total: "total" } as const satisfies Record<Line["is"], string>;

async function* lines(table: Table): AsyncGenerator<readonly string[]> {
  const { columns, rows, language } = table;
  const isSplit = columns.map(({ kind }) => kind === "moment");
  const hasZone = isSplit.includes(true);
  const isTotalled = hasTotals(table);
  const lineOfTable = (code: string, values: readonly string[], zone: string): string[] => [
    ...(isTotalled ? [code] : []),
    ...values,
    ...(hasZone ? [zone] : []),
  ];
  const titles = columns.map(({ title }) => harmless(title));
  yield lineOfTable(lineTitle[language], titles, zoneTitle[language]);
  for await (const { is, cells } of totalled(table, rows)) {
    const values = cells.map((cell, index) => textOf(cell, isSplit[index] === true));
    yield lineOfTable(lineCode[is], values, hasZone ? zoneOf(cells) : "");
  }
}

async function* texts(table: Table): AsyncGenerator<string> {
  yield mark;
  let waiting: (readonly string[])[] = [];
  for await (const line of lines(table)) {
    waiting.push(line);
    if (waiting.length < atOnce) continue;
    yield written(waiting);
    waiting = [];
  }
  yield written(waiting);
}

/**
 * Columns and rows alone, for spreadsheets: separated by semicolons, UTF-8 with its mark, CRLF, quoted where needed. Numbers, days and
 * moments are such, decimals with the comma of those who separate by semicolons; where the columns have moments their zone is the last
 * column. A text that would run as a formula begins with an apostrophe, one that would lose digits with a tab. Where columns are
 * totalled, a first column says which lines are `data`, which a `subtotal` of the group that stands in its column, and which the `total`.
 */
export const renderCsv = (table: Table): Readable => Readable.from(inPieces(texts(table)));
