import { problemsOf } from "@retribusi/contract/define/validation-words";
import type { z } from "zod";
import { AppError } from "./app-error.ts";

/** Checks what came in; throws VALIDATION, which names every wrong field and its mend, or INVALID_REQUEST when there are no fields at all. */
export function validate<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const { success, data, error } = schema.safeParse(input, { reportInput: true });
  if (success) return data;
  // The whole of it is of another kind: there is no field to name.
  if (error.issues.some(({ code, path }) => code === "invalid_type" && path.length === 0)) {
    throw new AppError("INVALID_REQUEST");
  }
  // Wrong values are slips; a field that no form has was made up.
  const isMadeUp = error.issues.some(({ code }) => code === "unrecognized_keys");
  const fields = Object.fromEntries(problemsOf(error.issues));
  throw new AppError("VALIDATION", { fields, ...(isMadeUp ? { security: { kind: "isian_palsu" } } : {}) });
}
