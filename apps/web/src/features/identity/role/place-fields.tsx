import { Select } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import {
  type AssignmentField,
  assignmentFields,
  assignmentOf,
} from "@retribusi/contract/features/identity/userdata.assignment";
import { useTranslation } from "react-i18next";
import { useRolePlaces } from "./role-request-query.ts";
import type { RoleWish } from "./role-wish.ts";

/** What has to be chosen before this one. */
const above: Readonly<Record<AssignmentField, AssignmentField | undefined>> = {
  pemdaid: undefined,
  skpdid: "pemdaid",
  pengelolaid: "skpdid",
};

/** Region, agency and group, as far as the role works for them; each offers what lies in the one above. */
export function PlaceFields({ form }: { readonly form: UseFormReturnType<RoleWish> }) {
  const { t } = useTranslation("review");
  const { peran, pemdaid, skpdid } = form.values;
  const needed = assignmentOf([peran ?? ""]);
  const places = useRolePlaces({ pemdaid, skpdid }, needed.length > 0);
  const choose = (field: AssignmentField, value: number | null) => {
    const below = assignmentFields.slice(assignmentFields.indexOf(field) + 1);
    form.setValues({ ...Object.fromEntries(below.map((name) => [name, null])), [field]: value });
    form.clearFieldError(field);
  };
  return needed.map((field) => {
    const upper = above[field];
    const isWaiting = upper !== undefined && form.values[upper] === null;
    const value = form.values[field];
    return (
      <Select
        key={field}
        {...form.getInputProps(field)}
        label={t(field)}
        placeholder={t(isWaiting ? "chooseAbove" : "choose")}
        disabled={isWaiting}
        data={(places.data?.[field] ?? []).map((one) => ({ value: String(one.value), label: one.label }))}
        searchable
        openOnFocus={false}
        maxDropdownHeight={280}
        value={value === null ? null : String(value)}
        onChange={(chosen) => choose(field, chosen === null ? null : Number(chosen))}
      />
    );
  });
}
