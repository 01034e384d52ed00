import type { Label } from "./label.ts";

const known = new Map<string, Label>();

/** A form that a text must have, with the words for one that hasn't: `z.string().regex(pattern(/^\d+$/, { en: "Digits only.", … }))`. */
export function pattern(form: RegExp, wrong: Label): RegExp {
  known.set(String(form), wrong);
  return form;
}

/** A rule's own words, as zod takes them: `.refine(isService, words({ en: "…", id: "…" }))`. A schema carries the English ones. */
export function words(wrong: Label): string {
  known.set(wrong.en, wrong);
  return wrong.en;
}

const otherForm: Label = { en: "This doesn't have the form that is asked for.", id: "Bentuk isian ini tidak sesuai." };

/** What to say of a text that hasn't the form; `form` is the pattern as zod names it in its issue. */
export const wrongForm = (form: string | undefined): Label => known.get(form ?? "") ?? otherForm;

/** Both languages of a rule's own words, by what zod says of it. */
export const wordsFor = (message: string): Label | undefined => known.get(message);

const notShown = {
  en: "This contains characters that can't be shown. Please type it again.",
  id: "Ada karakter yang tidak dapat ditampilkan. Silakan ketik ulang.",
};

/**
 * A text that can be seen and shown: something is visible, half characters and control characters are not in it, and nothing turns the
 * direction of what stands around it. Joiners stay, because pictographs are made of them.
 */
export const visible = pattern(
  /^(?=[\s\S]*[^\s\u200b-\u200f\u2060\ufeff])(?:[^\p{Cs}\p{Cc}\u202a-\u202e\u2066-\u2069]|[\t\n\r])*$/u,
  notShown,
);

/** Whatever is typed, whole characters: half of one is no text, and no database keeps it. */
export const whole = pattern(/^\P{Cs}*$/u, notShown);

/** A text of one line, which stays one in a mail, a csv file and a list. A tab is no part of it either: it separates columns. */
export const oneLine = pattern(/^[^\t\n\v\f\r\u0085\u2028\u2029]*$/u, {
  en: "This is a single line: please write it without line breaks and tabs.",
  id: "Isian ini satu baris: tulis tanpa baris baru dan tab.",
});
