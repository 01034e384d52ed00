import { type Cell, formatPhone, plainText, type Reader, type Row, zoneOfRecord } from "../define/cell.ts";
import { localDate, localTime, type Zone } from "../define/dates.ts";
import type { Field } from "../define/field.ts";
import type { Language } from "../define/label.ts";
import { wordsOf } from "./code-words.ts";

function momentOf(field: Field, value: string, row: Row, usual: Zone): Cell {
  const instant = new Date(value);
  const zone = zoneOfRecord(row, usual);
  if (Number.isNaN(instant.getTime())) return { is: "text", text: value };
  if (field.moment) return field.moment.cell(instant, zone, row);
  return { is: "moment", day: localDate(instant, zone), time: localTime(instant, zone), zone };
}

const yesNo = { en: { yes: "Yes", no: "No" }, id: { yes: "Ya", no: "Tidak" } } as const;
const setOrNot = { en: { set: "Set", not: "Not set" }, id: { set: "Sudah diisi", not: "Belum diisi" } } as const;

function textCell(field: Field, value: string, row: Row, zone: Zone): Cell {
  switch (field.kind) {
    case "date":
      return { is: "day", day: value };
    case "instant":
      return momentOf(field, value, row, zone);
    case "phone":
      return { is: "phone", text: formatPhone(value), digits: value };
    case "richtext":
      return { is: "text", text: plainText(value) };
    default:
      return { is: "text", text: value };
  }
}

/** Several texts in one cell, by what they mean: there is no room for their codes. */
const listCell = (field: Field, values: readonly unknown[], language: Language): Cell =>
  values.length === 0
    ? null
    : { is: "text", text: values.map((one) => wordsOf(field.code, String(one))?.[language] ?? String(one)).join(", ") };

/** The value of a field in a record. */
export function cellOf(field: Field, value: unknown, row: Row, { language, zone }: Reader): Cell {
  if (field.kind === "secret") {
    const say = setOrNot[language];
    return { is: "text", text: value === null || value === undefined ? say.not : say.set };
  }
  if (value === null || value === undefined || value === "") return null;
  if (Array.isArray(value)) return listCell(field, value, language);
  const chosen = field.options?.find((option) => String(option.value) === String(value));
  if (chosen) return { is: "text", text: chosen.label[language] };
  if (typeof value === "boolean") return { is: "text", text: yesNo[language][value ? "yes" : "no"] };
  if (typeof value === "number") return { is: field.kind === "money" ? "rupiah" : "number", value };
  const meant = typeof value === "string" && wordsOf(field.code, value);
  if (meant) return { is: "text", text: field.kind === "several" ? meant[language] : `${meant[language]} (${value})` };
  if (typeof value === "string") return textCell(field, value, row, zone);
  return { is: "text", text: JSON.stringify(value) };
}
