import type { Cell } from "@retribusi/contract/define/cell";
import { zoneName } from "@retribusi/contract/define/dates";
import { styles } from "./xlsx.style.ts";
import { xml } from "./xlsx.xml.ts";

/** 0 → `A`, 26 → `AA`. */
export const letters = (at: number): string =>
  (at >= 26 ? letters(Math.floor(at / 26) - 1) : "") + String.fromCharCode(65 + (at % 26));

/** Numbers of days: a sheet asks for them by the million, and there are few different ones. */
const dayNumbers = new Map<string, number>();
const mostDays = 10_000;

/** Days since the day 0 of spreadsheets, 30 December 1899. */
function dayNumber(day: string): number {
  const known = dayNumbers.get(day);
  if (known !== undefined) return known;
  const number = Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569;
  if (dayNumbers.size >= mostDays) dayNumbers.clear();
  dayNumbers.set(day, number);
  return number;
}

const twoDigits = (text: string, at: number): number => Number(text.slice(at, at + 2));

/** With the time, `HH:mm` or `HH:mm:ss`, as a fraction. */
const serialOf = (day: string, time: string): number =>
  dayNumber(day) + (twoDigits(time, 0) * 3600 + twoDigits(time, 3) * 60 + twoDigits(time, 6)) / 86_400;

/** What goes without saying is left out: a sheet is mostly such words. */
const styled = (style: number): string => (style === styles.plain ? "" : ` s="${style}"`);
const spaced = (text: string): string => (/^\s|\s$|\s\s|\n/.test(text) ? ' xml:space="preserve"' : "");

export const textCell = (at: string, text: string, style: number): string =>
  `<c r="${at}"${styled(style)} t="inlineStr"><is><t${spaced(text)}>${xml(text)}</t></is></c>`;

const numberCell = (at: string, value: number, style: number): string =>
  `<c r="${at}"${styled(style)}><v>${value}</v></c>`;

/** A percentage is a part of one in a sheet. */
const sheetNumber = ({ is, value }: { readonly is: string; readonly value: number }): number =>
  is === "percent" ? value / 100 : value;

/** The value of a row, typed; nothing for none. */
export function cellXml(cell: Cell, at: string): string {
  if (cell === null) return "";
  switch (cell.is) {
    case "number":
      return numberCell(at, cell.value, styles.plain);
    case "rupiah":
    case "decimal":
    case "percent":
      return numberCell(at, sheetNumber(cell), styles[cell.is]);
    case "day":
      return numberCell(at, dayNumber(cell.day), styles.day);
    case "moment":
      return numberCell(at, serialOf(cell.day, cell.time), styles[zoneName(cell.zone)]);
    case "phone":
      return textCell(at, cell.digits, styles.plain);
    default:
      return textCell(at, cell.text, styles.plain);
  }
}

const strongStyles = {
  number: styles.strong,
  rupiah: styles.strongRupiah,
  decimal: styles.strongDecimal,
  percent: styles.strongPercent,
} as const;

/** A value that the spreadsheet calculates, beside the one that it has now; `none` is what there is where a formula gives no number. */
export function formulaCell(at: string, formula: string, cell: Cell, isStrong: boolean): string {
  const code = `<f>${xml(formula)}</f>`;
  if (cell === null || !("value" in cell))
    return `<c r="${at}"${styled(isStrong ? styles.strong : 0)} t="str">${code}<v></v></c>`;
  const plain = cell.is === "number" ? styles.plain : styles[cell.is];
  return `<c r="${at}"${styled(isStrong ? strongStyles[cell.is] : plain)}>${code}<v>${sheetNumber(cell)}</v></c>`;
}
