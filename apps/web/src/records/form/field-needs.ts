import type { Field } from "@retribusi/contract/define/field";
import type { Label } from "@retribusi/contract/define/label";
import type { FormValues } from "./form-values.ts";

/** What one record needs otherwise than its entity declares. */
export interface FieldNeeds {
  /** Fields that make no sense for this record; they keep what they have. */
  readonly hidden?: readonly string[];
  /** Optional fields that this record can't do without, with what is said where one is left empty. */
  readonly required?: Readonly<Record<string, Label>>;
  /** What is said beside a field instead of its usual hint. */
  readonly hints?: Readonly<Record<string, Label>>;
  /** What is wrong with the values beyond the rules of each field: field → why. */
  readonly problems?: (values: FormValues) => Readonly<Record<string, Label>>;
}

/** A field as this record needs it. */
export function neededField(field: Field, name: string, { required = {}, hints = {} }: FieldNeeds): Field {
  const hint = hints[name];
  return { ...field, ...(name in required ? { optional: false } : {}), ...(hint ? { hint } : {}) };
}

/** What is missing: field → why it is needed. */
export const findMissing = (values: FormValues, { required = {} }: FieldNeeds): Readonly<Record<string, Label>> =>
  Object.fromEntries(Object.entries(required).filter(([name]) => (values[name] ?? "") === ""));
