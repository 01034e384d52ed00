import { findPasswordProblem, passwordNeedFor } from "@retribusi/contract/features/identity/password.rules";
import type { FieldNeeds } from "../../../records/form/field-needs.ts";
import type { FormValues } from "../../../records/form/form-values.ts";

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** The password as these roles need it, told with what is wrong with the other fields; what is guessed first is known to the server. */
export function passwordNeeds(roles: readonly string[]): FieldNeeds {
  return {
    hints: { password: passwordNeedFor(roles) },
    problems(values: FormValues) {
      const owner = { username: textOf(values.username), email: textOf(values.email), roles };
      const typed = textOf(values.password);
      const password = typed === "" ? undefined : findPasswordProblem(typed, owner);
      return password ? { password } : {};
    },
  };
}
