import type { Field } from "@retribusi/contract/define/field";
import type { Label } from "@retribusi/contract/define/label";
import type { FormValues } from "./form-values.ts";

/** What one record needs otherwise than its entity declares. */
export interface FieldNeeds {
  /** Fields that make no sense for this record; they keep what they have. */
  readonly hidden?: readonly string[];
  /** Optional fields that this record can't do without, with what is said where one is left empty. */
  readonly required?: Readonly<Record<string, Label>>;
}

/** A field as this record needs it. */
export const neededField = (field: Field, name: string, { required = {} }: FieldNeeds): Field =>
  name in required ? { ...field, optional: false } : field;

/** What is missing: field → why it is needed. */
export const findMissing = (values: FormValues, { required = {} }: FieldNeeds): Readonly<Record<string, Label>> =>
  Object.fromEntries(Object.entries(required).filter(([name]) => (values[name] ?? "") === ""));
