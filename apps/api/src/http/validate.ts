import { wrongForm } from "@retribusi/contract/define/pattern";
import { z } from "zod";
import { AppError } from "./app-error.ts";

const english = z.locales.en().localeError;
const indonesian = z.locales.id().localeError;
const missing = { en: "Please fill in this field.", id: "Isian ini wajib diisi." };
const whole = { en: "Please write a whole number, without decimals.", id: "Tulis bilangan bulat, tanpa desimal." };
const unknown = { en: "This field is not known here.", id: "Isian ini tidak dikenal di sini." };

type Message = { readonly en: string; readonly id: string };

const isMissing = (issue: z.core.$ZodIssue): boolean =>
  (issue.code === "invalid_type" && (issue.input === undefined || issue.input === null)) ||
  (issue.code === "too_small" && issue.origin === "string" && issue.minimum === 1);

function messageOf(issue: z.core.$ZodIssue, indonesian: string): Message {
  if (isMissing(issue)) return missing;
  if (issue.code === "invalid_type" && issue.expected === "int") return whole;
  if (issue.code === "invalid_format" && issue.format === "regex") return wrongForm(issue.pattern);
  return { en: issue.message, id: indonesian };
}

/** Field path (`a.b`) → its first message in both languages. */
function fieldMessages(issues: readonly z.core.$ZodIssue[], translated: readonly z.core.$ZodIssue[]) {
  // Not an object: a field may be called like something that every object has.
  const fields = new Map<string, Message>();
  const tell = (name: string, message: Message) => void (fields.has(name) || fields.set(name, message));
  for (const [position, issue] of issues.entries()) {
    const inOther = translated[position]?.message ?? issue.message;
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) tell([...issue.path, key].join("."), unknown);
    } else {
      tell(issue.path.join("."), messageOf(issue, inOther));
    }
  }
  return Object.fromEntries(fields);
}

/** Checks what came in; throws VALIDATION, which names every wrong field and its mend, or INVALID_REQUEST when there are no fields at all. */
export function validate<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const checked = schema.safeParse(input, { reportInput: true, error: english });
  if (checked.success) return checked.data;
  // The whole of it is of another kind: there is no field to name.
  if (checked.error.issues.some(({ code, path }) => code === "invalid_type" && path.length === 0)) {
    throw new AppError("INVALID_REQUEST");
  }
  const translated = schema.safeParse(input, { error: indonesian });
  const fields = fieldMessages(checked.error.issues, translated.error?.issues ?? []);
  throw new AppError("VALIDATION", { fields });
}
