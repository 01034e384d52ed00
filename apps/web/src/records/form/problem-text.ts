import { type AnyEntity, addBody, editBody, fieldOf } from "@retribusi/contract/define/entity";
import type { Field } from "@retribusi/contract/define/field";
import type { Label } from "@retribusi/contract/define/label";
import { choose, missing, wordsOf, wrongJson } from "@retribusi/contract/define/validation-words";
import type { z } from "zod";
import type { FormValues } from "./form-values.ts";

/** What is wrong with a value and how to mend it, in the server's own words but where the input can say it better. */
function problemOf({ kind }: Field, value: unknown, issue: z.core.$ZodIssue): Label {
  if (kind === "json") return value === null ? missing : wrongJson;
  const isEmpty = value === null || value === undefined;
  return isEmpty && ["select", "reference", "date", "instant"].includes(kind) ? choose : wordsOf(issue);
}

/** Checks a body by the contract's own schema: field → what is wrong, empty when it may be sent. */
export function findProblems(
  entity: AnyEntity,
  form: readonly string[],
  body: FormValues,
  kind: "add" | "edit",
): Record<string, Label> {
  const schema = kind === "add" ? addBody(entity, form) : editBody(entity, form);
  const problems: Record<string, Label> = {};
  for (const issue of schema.safeParse(body, { reportInput: true }).error?.issues ?? []) {
    const name = String(issue.path[0] ?? "");
    if (name in problems || !form.includes(name)) continue;
    problems[name] = problemOf(fieldOf(entity, name), body[name], issue);
  }
  return problems;
}
