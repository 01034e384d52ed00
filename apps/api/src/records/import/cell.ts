import type { Field } from "@retribusi/contract/define/field";
import type { Label } from "@retribusi/contract/define/label";

export type Cell = { readonly value: unknown } | { readonly problem: Label };

const wholeNumber = {
  en: "Please write a whole number, e.g. 175000.",
  id: "Tulis bilangan bulat, mis. 175000.",
};
const formulaFound = {
  en: "This looks like a formula. Please write plain text.",
  id: "Isi ini tampak seperti rumus. Tulis teks biasa.",
};
const yesOrNo = { en: "Please write yes or no.", id: "Tulis ya atau tidak." };

/** `175000`, `175.000`, `Rp 175.000,00` */
function readNumber(typed: string): Cell {
  const digits = typed.replace(/^Rp\.?\s*/i, "").replace(/,0{1,2}$/, "");
  if (/^-?\d{1,15}$/.test(digits)) return { value: Number(digits) };
  return /^\d{1,3}(\.\d{3}){1,4}$/.test(digits)
    ? { value: Number(digits.replaceAll(".", "")) }
    : { problem: wholeNumber };
}

function readChoice({ options = [] }: Field, typed: string): Cell {
  const wanted = typed.toLowerCase();
  const names = (option: (typeof options)[number]) => [String(option.value), option.label.en, option.label.id];
  const found = options.find((option) => names(option).some((name) => name.toLowerCase() === wanted));
  if (found) return { value: found.value };
  const choices = (language: "en" | "id") => options.map(({ label }) => label[language]).join(", ");
  return { problem: { en: `Please choose one of: ${choices("en")}.`, id: `Pilih salah satu: ${choices("id")}.` } };
}

const answers = new Map([
  ...["1", "yes", "ya", "true", "benar"].map((word) => [word, true] as const),
  ...["0", "no", "tidak", "false", "salah"].map((word) => [word, false] as const),
]);

function readFlag(typed: string): Cell {
  const value = answers.get(typed.toLowerCase());
  return value === undefined ? { problem: yesOrNo } : { value };
}

/** What a spreadsheet would run: it is never stored. A plain number or telephone number with a sign is none. */
const isFormula = (typed: string): boolean => /^[=@]/.test(typed) || /^[+-].*[=(!|]/.test(typed);

/** An apostrophe that only says “this is text”, as our exports and spreadsheets write it. */
const unmarked = (typed: string): string => (/^'[=+\-@\t\r]/.test(typed) ? typed.slice(1) : typed);

/** The value of a cell as the form would send it; the schema checks it further. References stay text and are looked up. */
export function readCell(field: Field, cell: string): Cell {
  const typed = cell.trim();
  if (typed === "") return { value: null };
  if (isFormula(typed)) return { problem: formulaFound };
  if (field.kind === "integer" || field.kind === "money") return readNumber(typed);
  if (field.kind === "select") return readChoice(field, typed);
  if (field.kind === "boolean") return readFlag(typed);
  return { value: unmarked(typed) };
}
