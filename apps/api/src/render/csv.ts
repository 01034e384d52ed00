import { isIP } from "node:net";
import type { Cell } from "@retribusi/contract/define/cell";
import { zoneName } from "@retribusi/contract/define/dates";
import { formatDecimal } from "@retribusi/contract/define/number";
import { hasTotals, type Line, totalled } from "@retribusi/contract/define/total";
import { inPieces, type Piece } from "./pieces.ts";
import type { Row, Table } from "./table.ts";

/** Excel in Indonesia separates by semicolons and reads UTF-8 only behind this mark. */
const mark = "\uFEFF";
/** What the zone of a line's moments stands under. */
const zoneHead = "zona";

/**
 * Digits that a spreadsheet would turn into another number, a date or a time: `0812…`, a long billing id, `1.03.01`, `14:00`. An address
 * of a machine is none of these and is compared with other logs, so it stays as it is.
 */
const isDisguised = (text: string): boolean =>
  /^\d[\d.,:/-]*$/.test(text) && !/^(0|[1-9]\d{0,10})$/.test(text) && (!/[.:]/.test(text) || isIP(text) === 0);

/** Texts that a spreadsheet would run as a formula. */
const isFormula = (text: string): boolean => /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(text);

/** Most texts begin with a letter, and so are neither. */
const isWord = (text: string): boolean => /^[a-z]/i.test(text);

function harmless(text: string): string {
  if (isWord(text)) return text;
  if (isFormula(text)) return `'${text}`;
  return isDisguised(text) ? `\t${text}` : text;
}

/** What would end a value, or be cut off at its ends, stands between quotes. */
const quoted = (text: string): string => (/[;"\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const written = (text: string): string => quoted(harmless(text));

/** `isSplit`: the row's zone stands in a column of its own, so that a spreadsheet takes the moment for one. */
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
      return written(cell.digits);
    default:
      return written(cell.text);
  }
}

const zoneOf = (row: Row): string => {
  const moment = row.find((cell) => cell?.is === "moment");
  return moment?.is === "moment" ? zoneName(moment.zone) : "";
};

/** What a line is, in the first column of a file with totals: whoever adds up the others by machine leaves out all but `data`. */
const lineName = "baris";
const lineCode = { detail: "data", subtotal: "subtotal", total: "total" } as const satisfies Record<Line["is"], string>;

/** Writes lines of one table, each with its end; what it is and the zone of its moments stand around the values. */
function lineWriter({ columns }: Table) {
  const isSplit = columns.map(({ kind }) => kind === "moment");
  const hasZone = isSplit.includes(true);
  const isTotalled = hasTotals({ columns });
  return {
    head: () =>
      [
        ...(isTotalled ? [lineName] : []),
        ...columns.map(({ name, title }) => written(name ?? title)),
        ...(hasZone ? [zoneHead] : []),
      ].join(";"),
    line({ is, cells }: Line): string {
      let text = isTotalled ? `${lineCode[is]};` : "";
      for (const [at, cell] of cells.entries()) text += `${at === 0 ? "" : ";"}${textOf(cell, isSplit[at] === true)}`;
      return hasZone ? `${text};${zoneOf(cells)}` : text;
    },
  };
}

const lineEnd = "\r\n";

async function* texts(table: Table): AsyncGenerator<string> {
  const { head, line } = lineWriter(table);
  yield `${mark}${head()}${lineEnd}`;
  for await (const lines of totalled(table, table.rows)) {
    let text = "";
    for (const one of lines) text += line(one) + lineEnd;
    yield text;
  }
}

/**
 * Columns and rows alone, for machines and spreadsheets: one head of field names, separated by semicolons, UTF-8 with its mark, CRLF, quoted where needed. Numbers, days and
 * moments are such, decimals with the comma of those who separate by semicolons; where the columns have moments their zone is the last
 * column. A text that would run as a formula begins with an apostrophe, one that would lose digits with a tab. Where columns are
 * totalled, a first column says which lines are `data`, which a `subtotal` of the group that stands in its column, and which the `total`.
 */
export const renderCsv = (table: Table): AsyncGenerator<Piece> => inPieces(texts(table));
