import type { Field } from "@retribusi/contract/define/field";
import { findPasswordProblem, passwordNeedFor } from "@retribusi/contract/features/identity/password.rules";
import {
  assignmentFields,
  assignmentOf,
  missingAssignment,
} from "@retribusi/contract/features/identity/userdata.assignment";
import { type FormPlan, planOf } from "../../../records/form/form-plan.ts";
import type { FormValues } from "../../../records/form/form-values.ts";
import type { EntityPage } from "../../../records/record-pages.ts";

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** What is guessed first is known to the server. */
function passwordProblemOf(values: FormValues, roles: readonly string[]) {
  const owner = { username: textOf(values.username), email: textOf(values.email), roles };
  const typed = textOf(values.password);
  const password = typed === "" ? undefined : findPasswordProblem(typed, owner);
  return password ? { password } : {};
}

/**
 * The form of an account with these roles: a password as they need it, and of region, agency and group only what they work for. Without
 * a role nothing of that is decided yet.
 */
export function userPlan(page: EntityPage, roles: readonly string[]): FormPlan {
  const needed: readonly string[] = assignmentOf(roles);
  const needless = roles.length === 0 ? [] : assignmentFields.filter((name) => !needed.includes(name));
  const asked = Object.entries(planOf(page).fields).filter(([name]) => !needless.some((one) => one === name));
  const fields = asked.map(([name, field]): [string, Field] => {
    if (name === "password") return [name, { ...field, hint: passwordNeedFor(roles) }];
    return [name, needed.includes(name) ? { ...field, optional: false } : field];
  });
  return {
    fields: Object.fromEntries(fields),
    problems: (values) => {
      const missing = assignmentOf(roles).filter((name) => (values[name] ?? "") === "");
      return {
        ...Object.fromEntries(missing.map((name) => [name, missingAssignment[name]])),
        ...passwordProblemOf(values, roles),
      };
    },
  };
}
