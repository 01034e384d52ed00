import { formatPhone } from "@retribusi/contract/define/cell";
import { type AnyEntity, fieldOf } from "@retribusi/contract/define/entity";
import { fieldKinds } from "../fields/field-kinds.ts";
import type { RecordRow } from "../record.ts";

/** What stands in the inputs of a form, by field name. */
export type FormValues = Record<string, unknown>;

const isWrittenOnly = (entity: AnyEntity, name: string): boolean =>
  ["password", "secret"].includes(fieldOf(entity, name).kind);

function toInput(entity: AnyEntity, name: string, value: unknown): unknown {
  const { kind } = fieldOf(entity, name);
  if (value === null || value === undefined || isWrittenOnly(entity, name)) return fieldKinds[kind].empty;
  // As the input writes it when it is left, so that looking at it is no change.
  if (kind === "phone" && typeof value === "string") return formatPhone(value);
  return kind === "json" ? JSON.stringify(value, null, 2) : value;
}

/** Inputs as they stand when the form opens: empty for a new record, else the record's values. */
export const toFormValues = (entity: AnyEntity, form: readonly string[], record?: RecordRow): FormValues =>
  Object.fromEntries(form.map((name) => [name, toInput(entity, name, record?.[name])]));

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

function fromInput(entity: AnyEntity, name: string, value: unknown): unknown {
  const isEmpty = value === "" || (typeof value === "string" && value.trim() === "");
  if (isEmpty || value === undefined) return null;
  return fieldOf(entity, name).kind === "json" ? parsed(value) : value;
}

/**
 * What is sent. A change sends only the fields that differ, so that a masked identity number, an untouched password or
 * another person's change of another field stays as it is.
 */
export function toBody(entity: AnyEntity, values: FormValues, before?: FormValues): FormValues {
  const names = Object.keys(values).filter((name) => !before || !Object.is(values[name], before[name]));
  const kept = names.filter((name) => !(before && isWrittenOnly(entity, name) && values[name] === ""));
  return Object.fromEntries(kept.map((name) => [name, fromInput(entity, name, values[name])]));
}
