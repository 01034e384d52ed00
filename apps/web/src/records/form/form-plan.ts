import { fieldOf } from "@retribusi/contract/define/entity";
import type { Field } from "@retribusi/contract/define/field";
import type { Label } from "@retribusi/contract/define/label";
import { type EntityPage, formFieldsOf } from "../record-pages.ts";
import type { FormValues } from "./form-values.ts";

/** What a form asks. */
export interface FormPlan {
  /** Its inputs in their order, by name. */
  readonly fields: Readonly<Record<string, Field>>;
  /** What is wrong with the values beyond the rules of each field: field → why. */
  readonly problems: (values: FormValues) => Readonly<Record<string, Label>>;
}

/** The form as the page declares it. */
export const planOf = (page: EntityPage): FormPlan => ({
  fields: Object.fromEntries(formFieldsOf(page).map((name) => [name, fieldOf(page.entity, name)])),
  problems: () => ({}),
});
