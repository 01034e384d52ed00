import type { Label } from "./label.ts";

const known = new Map<string, Label>();

/** A form that a text must have, with the words for one that hasn't: `z.string().regex(pattern(/^\d+$/, { en: "Digits only.", … }))`. */
export function pattern(form: RegExp, wrong: Label): RegExp {
  known.set(String(form), wrong);
  return form;
}

const otherForm: Label = { en: "This doesn't have the expected form.", id: "Bentuknya tidak sesuai." };

/** What to say of a text that hasn't the form; `form` is the pattern as zod names it in its issue. */
export const wrongForm = (form: string | undefined): Label => known.get(form ?? "") ?? otherForm;

/**
 * A text that can be seen and shown: something is visible, half characters and control characters are not in it, and nothing turns the
 * direction of what stands around it. Joiners stay, because pictographs are made of them.
 */
export const visible = pattern(
  /^(?=[\s\S]*[^\s\u200b-\u200f\u2060\ufeff])(?:[^\p{Cs}\p{Cc}\u202a-\u202e\u2066-\u2069]|[\t\n\r])*$/u,
  {
    en: "This contains characters that can't be shown. Please type it again.",
    id: "Ada karakter yang tidak dapat ditampilkan. Silakan ketik ulang.",
  },
);
