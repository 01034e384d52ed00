import { type AnyEntity, addBody, editBody, fieldOf } from "@retribusi/contract/define/entity";
import type { Field } from "@retribusi/contract/define/field";
import type { TFunction } from "i18next";
import type { z } from "zod";
import type { FormValues } from "./form-values.ts";

type T = TFunction<"records">;

function ofSize(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, t: T): string {
  const isText = issue.origin === "string";
  if (issue.code === "too_small") return t(isText ? "tooShort" : "tooSmall", { limit: Number(issue.minimum) });
  return t(isText ? "tooLong" : "tooBig", { limit: Number(issue.maximum) });
}

/** What is wrong with a value and how to mend it, in one sentence for the person who typed it. */
function problemText({ kind }: Field, value: unknown, issue: z.core.$ZodIssue, t: T): string {
  if (value === null || value === undefined) {
    return t(["select", "reference", "date", "instant"].includes(kind) ? "missingChoice" : "missing");
  }
  if (kind === "nik") return t("wrongNik");
  if (kind === "phone") return t("wrongPhone");
  if (kind === "email" && issue.code === "invalid_format") return t("wrongEmail");
  if (kind === "money") return t("wholeRupiah");
  if (kind === "integer" && issue.code === "invalid_type") return t("wholeNumber");
  if (issue.code === "too_small" || issue.code === "too_big") return ofSize(issue, t);
  if (kind === "json") return t("wrongJson");
  return t("wrongForm");
}

/** Checks a body by the contract's own schema: field → what is wrong, empty when it may be sent. */
export function findProblems(
  entity: AnyEntity,
  form: readonly string[],
  body: FormValues,
  kind: "add" | "edit",
  t: T,
): Record<string, string> {
  const schema = kind === "add" ? addBody(entity, form) : editBody(entity, form);
  const problems: Record<string, string> = {};
  for (const issue of schema.safeParse(body).error?.issues ?? []) {
    const name = String(issue.path[0] ?? "");
    if (name in problems || !form.includes(name)) continue;
    problems[name] = problemText(fieldOf(entity, name), body[name], issue, t);
  }
  return problems;
}
