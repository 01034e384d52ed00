import { type Cell, formatPhone, plainText, type Reader, type Row, zoneOfRecord } from "../define/cell.ts";
import { localDate, localTime, type Zone } from "../define/dates.ts";
import type { Field, NamedChoice } from "../define/field.ts";
import type { Language } from "../define/label.ts";
import { wordsOf } from "./code-words.ts";

/** Makes the cell of a value of one field; `row` is the record that it stands in. */
export type CellMaker = (value: unknown, row: Row) => Cell;

function momentOf(field: Field, value: string, row: Row, usual: Zone): Cell {
  const instant = new Date(value);
  const zone = zoneOfRecord(row, usual);
  if (Number.isNaN(instant.getTime())) return { is: "text", text: value };
  if (field.moment) return field.moment.cell(instant, zone, row);
  return { is: "moment", day: localDate(instant, zone), time: localTime(instant, zone), zone };
}

const yesNo = { en: { yes: "Yes", no: "No" }, id: { yes: "Ya", no: "Tidak" } } as const;
const setOrNot = { en: { set: "Set", not: "Not set" }, id: { set: "Sudah diisi", not: "Belum diisi" } } as const;

const say = (text: string): Cell => ({ is: "text", text });

/** The name of a choice in the reader's language: Indonesian as it is stored, else that of the choice, where it is known. */
function nameMaker({ field, options }: NamedChoice, language: Language): (value: string, row: Row) => Cell {
  if (language === "id") return say;
  const labels = new Map(options.map(({ value, label }) => [String(value), say(label[language])]));
  return (value, row) => labels.get(String(row[field])) ?? say(value);
}

function textMaker(field: Field, { language, zone }: Reader): (value: string, row: Row) => Cell {
  const { kind, code, names } = field;
  if (names) return nameMaker(names, language);
  if (code) {
    return (value) => {
      const meant = wordsOf(code, value);
      if (!meant) return say(value);
      return say(kind === "several" ? meant[language] : `${meant[language]} (${value})`);
    };
  }
  switch (kind) {
    case "date":
      return (day) => ({ is: "day", day });
    case "instant":
      return (value, row) => momentOf(field, value, row, zone);
    case "phone":
      return (digits) => ({ is: "phone", text: formatPhone(digits), digits });
    case "richtext":
      return (value) => say(plainText(value));
    default:
      return say;
  }
}

/** Several texts in one cell, by what they mean: there is no room for their codes. */
const listCell = (field: Field, values: readonly unknown[], language: Language): Cell =>
  values.length === 0
    ? null
    : say(values.map((one) => wordsOf(field.code, String(one))?.[language] ?? String(one)).join(", "));

/** How values of a field are shown, made once for all records of a file. */
export function cellMaker(field: Field, reader: Reader): CellMaker {
  const { language } = reader;
  if (field.kind === "secret") {
    const words = setOrNot[language];
    return (value) => say(value === null || value === undefined ? words.not : words.set);
  }
  const choices =
    field.options && new Map(field.options.map(({ value, label }) => [String(value), say(label[language])]));
  const ofText = textMaker(field, reader);
  const number = field.kind === "money" ? "rupiah" : "number";
  return (value, row) => {
    if (value === null || value === undefined || value === "") return null;
    if (Array.isArray(value)) return listCell(field, value, language);
    const chosen = choices?.get(String(value));
    if (chosen) return chosen;
    if (typeof value === "string") return ofText(value, row);
    if (typeof value === "number") return { is: number, value };
    return say(typeof value === "boolean" ? yesNo[language][value ? "yes" : "no"] : JSON.stringify(value));
  };
}

/** The value of a field in a record. */
export const cellOf = (field: Field, value: unknown, row: Row, reader: Reader): Cell =>
  cellMaker(field, reader)(value, row);
