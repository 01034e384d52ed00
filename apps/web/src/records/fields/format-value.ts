import { formatDate, formatInstant, isZone, type Zone } from "@retribusi/contract/define/dates";
import type { Field } from "@retribusi/contract/define/field";
import type { Language } from "@retribusi/contract/define/label";
import { formatRupiah } from "@retribusi/contract/define/money";
import type { RecordRow } from "../record.ts";

/** Moments of a record are shown in its own zone where it has one, else in the usual one of the organisation. */
export function zoneOfRecord(record: Readonly<RecordRow>, usual: Zone): Zone {
  const name = record.zonawaktu;
  return typeof name === "string" && isZone(name) ? name : usual;
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === "";

/** `081234567890` → `0812-3456-7890`, `+6281234567890` → `+62 812-3456-7890`; as it stands when it is neither. */
export function formatPhone(phone: string): string {
  const [, country = "", rest = ""] = /^(\+62|62)?(\d{8,13})$/.exec(phone) ?? [];
  if (!rest) return phone;
  const head = country ? 3 : 4;
  const groups = [rest.slice(0, head), ...(rest.slice(head).match(/\d{1,4}/g) ?? [])];
  return `${country ? "+62 " : ""}${groups.join("-")}`;
}

/** Text without the tags of rich text, for places where one line has to do. */
const plainText = (html: string): string =>
  new DOMParser()
    .parseFromString(html.replace(/<(br|\/p|\/li|\/h\d)>/g, " $&"), "text/html")
    .body.textContent.replace(/\s+/g, " ")
    .trim();

/** A value as one line of text; empty for no value. Words that need translation (yes, set) belong to the cells. */
export function formatValue(field: Field, value: unknown, language: Language, zone: Zone): string {
  if (isEmpty(value)) return "";
  const chosen = field.options?.find((option) => String(option.value) === String(value));
  if (chosen) return chosen.label[language];
  if (field.kind === "money" && typeof value === "number") return formatRupiah(value);
  if (typeof value !== "string") return typeof value === "object" ? JSON.stringify(value) : String(value);
  switch (field.kind) {
    case "date":
      return formatDate(value, language);
    case "instant":
      return formatInstant(new Date(value), zone, language);
    case "phone":
      return formatPhone(value);
    case "richtext":
      return plainText(value);
    default:
      return value;
  }
}
