import { formatDate, isZone, type LocalDate, type LocalTime, type Zone, zoneName } from "./dates.ts";
import { type AnyEntity, fieldOf } from "./entity.ts";
import type { Language } from "./label.ts";
import { formatRupiah } from "./money.ts";
import { formatDecimal, formatNumber } from "./number.ts";

export type Row = Readonly<Record<string, unknown>>;

/** A value as it is shown, still knowing what it is: screens and papers write it out, a spreadsheet keeps number and date. */
export type Cell =
  | { readonly is: "text"; readonly text: string }
  /** `text` is grouped for reading, `digits` as stored. */
  | { readonly is: "phone"; readonly text: string; readonly digits: string }
  /** `decimal` is shown with 2 decimals, `percent` is whole: 75 is 75%. */
  | { readonly is: "number" | "rupiah" | "decimal" | "percent"; readonly value: number }
  | { readonly is: "day"; readonly day: LocalDate }
  /** A moment as clocks in the zone show it; the end of a use may be `24:00`. */
  | { readonly is: "moment"; readonly day: LocalDate; readonly time: LocalTime; readonly zone: Zone }
  | null;

/** Whom a value is shown to. */
export interface Reader {
  readonly language: Language;
  /** The usual zone of the organisation, for records without one of their own. */
  readonly zone: Zone;
}

/** Moments of a record are shown in its own zone where it has one, else in the usual one of the organisation. */
export function zoneOfRecord(record: Row, usual: Zone): Zone {
  const name = record.zonawaktu;
  return typeof name === "string" && isZone(name) ? name : usual;
}

/** `081234567890` → `0812-3456-7890`, `+6281234567890` → `+62 812-3456-7890`; as it stands when it is neither. */
export function formatPhone(phone: string): string {
  const [, country = "", rest = ""] = /^(\+62|62)?(\d{8,13})$/.exec(phone) ?? [];
  if (!rest) return phone;
  const head = country ? 3 : 4;
  const groups = [rest.slice(0, head), ...(rest.slice(head).match(/\d{1,4}/g) ?? [])];
  return `${country ? "+62 " : ""}${groups.join("-")}`;
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

/** Text without the tags of sanitised rich text, for places where one line has to do. */
export const plainText = (html: string): string =>
  html
    .replace(/<(?:br|\/p|\/li|\/h\d)\b[^>]*>/g, " ")
    .replace(/<[^>]*>/g, "")
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, " ")
    .trim();

/** The field of the same record that carries the name of the row a reference leads to. */
export function nameFieldOf(entity: AnyEntity, name: string): string | undefined {
  const { reference } = fieldOf(entity, name);
  if (!reference) return;
  return Object.keys(entity.fields).find((other) => {
    const { related } = fieldOf(entity, other);
    return related?.via === name && related.field === reference.entity.label;
  });
}

/** Fields of a record that a value of one of them is shown with: units of a use and its zone, the choice that a text names. */
export function contextOf(entity: AnyEntity, name: string): string[] {
  const { kind, moment, names } = fieldOf(entity, name);
  const zone = kind === "instant" && "zonawaktu" in entity.fields ? ["zonawaktu"] : [];
  return [...(moment?.needs ?? []), ...zone, ...(names ? [names.field] : [])];
}

/** Further fields of a record without which the named ones can't be shown: names of references, and what each is shown with. */
export function companionsOf(entity: AnyEntity, names: readonly string[]): string[] {
  const needed = names.flatMap((name) => [nameFieldOf(entity, name), ...contextOf(entity, name)]);
  return [...new Set(needed.filter((name) => name !== undefined))].filter((name) => !names.includes(name));
}

/** A cell as people read it; empty for no value. */
export function textOf(cell: Cell, language: Language): string {
  if (cell === null) return "";
  switch (cell.is) {
    case "number":
      return String(cell.value);
    case "rupiah":
      return formatRupiah(cell.value);
    case "decimal":
      return formatDecimal(cell.value, language);
    case "percent":
      return `${formatNumber(cell.value, language)}%`;
    case "day":
      return formatDate(cell.day, language);
    case "moment":
      return `${formatDate(cell.day, language)}, ${cell.time} ${zoneName(cell.zone)}`;
    default:
      return cell.text;
  }
}
