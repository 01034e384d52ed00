import { cellOf } from "@retribusi/contract/access/field-cell";
import { type Reader, textOf } from "@retribusi/contract/define/cell";
import { auditedField } from "./audit-change.ts";

/** `{ field: "aksi", oneOf: ["edit"] }` → `Action: Changed`. */
function filterText(subject: string, filter: object, reader: Reader): string {
  const { field: name = "", oneOf, from = "", until = "" }: Readonly<Record<string, unknown>> = { ...filter };
  const field = auditedField(subject, String(name));
  const wordOf = (value: unknown) =>
    field ? textOf(cellOf(field, value, {}, reader), reader.language) : String(value);
  const wanted = Array.isArray(oneOf) ? oneOf.map(wordOf).join(", ") : `${from} – ${until}`;
  return `${field?.label[reader.language] ?? name}: ${wanted}`;
}

/** A value of an entry as a person reads it; `subject` is what the entry is about. */
export function auditText(subject: string, name: string, value: unknown, reader: Reader): string {
  if (Array.isArray(value)) return value.map((one) => auditText(subject, name, one, reader)).join(", ");
  if (typeof value === "object" && value !== null) {
    return name === "saringan" ? filterText(subject, value, reader) : JSON.stringify(value);
  }
  if (name === "kolom") return auditedField(subject, String(value))?.label[reader.language] ?? String(value);
  const field = auditedField(subject, name);
  return field ? textOf(cellOf(field, value, {}, reader), reader.language) : String(value);
}
