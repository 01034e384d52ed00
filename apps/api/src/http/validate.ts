import { z } from "zod";
import { AppError } from "./app-error.ts";

const english = z.locales.en().localeError;
const indonesian = z.locales.id().localeError;
const missing = { en: "Please fill in this field.", id: "Isian ini wajib diisi." };
const unknown = { en: "This field is not known here.", id: "Isian ini tidak dikenal di sini." };

type Message = { readonly en: string; readonly id: string };

const isMissing = (issue: z.core.$ZodIssue): boolean =>
  (issue.code === "invalid_type" && (issue.input === undefined || issue.input === null)) ||
  (issue.code === "too_small" && issue.origin === "string" && issue.minimum === 1);

/** Field path (`a.b`) → its first message in both languages. */
function fieldMessages(issues: readonly z.core.$ZodIssue[], translated: readonly z.core.$ZodIssue[]) {
  const fields: Record<string, Message> = {};
  for (const [position, issue] of issues.entries()) {
    const inOther = translated[position]?.message ?? issue.message;
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) fields[[...issue.path, key].join(".")] ??= unknown;
    } else {
      fields[issue.path.join(".")] ??= isMissing(issue) ? missing : { en: issue.message, id: inOther };
    }
  }
  return fields;
}

/** Checks what came in; throws VALIDATION, which names every wrong field and its mend. */
export function validate<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const checked = schema.safeParse(input, { reportInput: true, error: english });
  if (checked.success) return checked.data;
  const translated = schema.safeParse(input, { error: indonesian });
  const fields = fieldMessages(checked.error.issues, translated.error?.issues ?? []);
  throw new AppError("VALIDATION", { fields });
}
