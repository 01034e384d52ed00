import type { z } from "zod";
import type { Label } from "./label.ts";
import { wordsFor, wrongForm } from "./pattern.ts";

type Issue = z.core.$ZodIssue;
type Size = z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig;

export const missing: Label = { en: "Please fill in this field.", id: "Isian ini wajib diisi." };
/** For inputs that offer what there is. */
export const choose: Label = { en: "Choose one.", id: "Pilih salah satu." };
export const wrongJson: Label = { en: "This is not valid JSON.", id: "Ini bukan JSON yang sah." };
const otherKind: Label = { en: "This value doesn't fit here.", id: "Nilai ini tidak sesuai di sini." };
const whole: Label = {
  en: "Please write a whole number, without decimals.",
  id: "Tulis bilangan bulat, tanpa desimal.",
};
const yesOrNo: Label = { en: "Please answer yes or no.", id: "Jawab ya atau tidak." };
const unknownField: Label = { en: "This field is not known here.", id: "Isian ini tidak dikenal di sini." };

/** By the kind of value that a rule asks for. */
const kinds: Readonly<Record<string, Label>> = {
  string: { en: "Please write a text here.", id: "Isi dengan teks." },
  number: { en: "Please write a number.", id: "Tulis angka." },
  int: whole,
  boolean: yesOrNo,
  date: { en: "Please write a date.", id: "Tulis tanggal." },
  array: { en: "Please give a list here.", id: "Isi dengan daftar." },
  object: { en: "Please fill in the fields of this group.", id: "Isi kolom-kolom dalam kelompok ini." },
  record: { en: "Please fill in the fields of this group.", id: "Isi kolom-kolom dalam kelompok ini." },
};

const day: Label = { en: "Please write a date like 2026-12-31.", id: "Tulis tanggal seperti 2026-12-31." };

/** By the form that a text must have; one that a pattern describes has words of its own. */
const formats: Readonly<Record<string, Label>> = {
  email: {
    en: "Write an e-mail address like nama@contoh.go.id.",
    id: "Tulis alamat surel seperti nama@contoh.go.id.",
  },
  url: {
    en: "Write a whole web address like https://contoh.go.id.",
    id: "Tulis alamat web lengkap seperti https://contoh.go.id.",
  },
  date: day,
  datetime: {
    en: "Please write a date and time like 2026-12-31T08:00:00Z.",
    id: "Tulis tanggal dan waktu seperti 2026-12-31T08:00:00Z.",
  },
  time: { en: "Please write a time like 14:00.", id: "Tulis waktu seperti 14:00." },
  uuid: {
    en: "Please give a UUID like 3f1c0b52-6f0e-4c5e-9f4e-0d6c8a5b7e21.",
    id: "Isi dengan UUID seperti 3f1c0b52-6f0e-4c5e-9f4e-0d6c8a5b7e21.",
  },
};

/** What is counted, by the kind of value; numbers are compared themselves. */
const counted: Readonly<Record<string, Label>> = {
  string: { en: "characters", id: "karakter" },
  array: { en: "entries", id: "entri" },
  set: { en: "entries", id: "entri" },
  file: { en: "bytes", id: "bita" },
};

function sizeWords(issue: Size): Label {
  const isSmall = issue.code === "too_small";
  const limit = isSmall ? issue.minimum : issue.maximum;
  const unit = counted[issue.origin];
  if (unit && issue.exact) return { en: `Exactly ${limit} ${unit.en}.`, id: `Tepat ${limit} ${unit.id}.` };
  if (unit && isSmall) return { en: `At least ${limit} ${unit.en}.`, id: `Paling sedikit ${limit} ${unit.id}.` };
  if (unit) return { en: `At most ${limit} ${unit.en}.`, id: `Paling banyak ${limit} ${unit.id}.` };
  if (issue.inclusive === false) {
    return isSmall
      ? { en: `More than ${limit}.`, id: `Lebih dari ${limit}.` }
      : { en: `Less than ${limit}.`, id: `Kurang dari ${limit}.` };
  }
  return isSmall
    ? { en: `${limit} or more.`, id: `${limit} atau lebih.` }
    : { en: `${limit} or less.`, id: `${limit} atau kurang.` };
}

/** More choices than these are better looked up. */
const fewChoices = 15;

function choiceWords(values: readonly unknown[]): Label {
  if (values.length === 1 && values[0] === true) {
    return { en: "Please agree to this to go on.", id: "Setujui ini untuk melanjutkan." };
  }
  if (values.some((value) => typeof value === "boolean") || values.includes("true")) return yesOrNo;
  if (values.length === 0 || values.length > fewChoices) {
    return { en: "Please choose one of what is offered.", id: "Pilih salah satu yang tersedia." };
  }
  const list = values.map(String).join(", ");
  return { en: `Please choose one of these: ${list}.`, id: `Pilih salah satu: ${list}.` };
}

const isMissing = (issue: Issue): boolean =>
  ((issue.code === "invalid_type" || issue.code === "invalid_value") &&
    (issue.input === undefined || issue.input === null)) ||
  (issue.code === "too_small" && issue.origin === "string" && issue.minimum === 1 && !issue.exact);

/** The words that hold whatever was written; a union speaks by its first branch. */
function generalWords(issue: Issue): Label {
  switch (issue.code) {
    case "too_small":
    case "too_big":
      return sizeWords(issue);
    case "invalid_type":
      return kinds[issue.expected] ?? otherKind;
    case "invalid_value":
      return choiceWords(issue.values);
    case "invalid_format":
      return formats[issue.format] ?? wrongForm(issue.pattern);
    case "not_multiple_of":
      return { en: `A multiple of ${issue.divisor}.`, id: `Kelipatan ${issue.divisor}.` };
    case "unrecognized_keys":
    case "invalid_key":
      return unknownField;
    case "invalid_union": {
      if ("options" in issue && issue.options) return choiceWords(issue.options);
      const [first] = issue.errors[0] ?? [];
      return first ? wordsOf(first) : otherKind;
    }
    case "invalid_element":
    case "custom":
      return otherKind;
  }
}

/** What is wrong with a value and how to mend it: the rule's own words where it has some. The issue must carry its input. */
export function wordsOf(issue: Issue): Label {
  if (isMissing(issue)) return missing;
  return wordsFor(issue.message) ?? generalWords(issue);
}

/** Field path (`a.b`) → the first thing that is wrong with it. */
export function problemsOf(issues: readonly Issue[]): Map<string, Label> {
  const problems = new Map<string, Label>();
  for (const issue of issues) {
    const keys = issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of keys) {
      const name = path.join(".");
      if (!problems.has(name)) problems.set(name, wordsOf(issue));
    }
  }
  return problems;
}
