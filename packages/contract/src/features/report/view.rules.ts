import type { z } from "zod";
import type { LocalDate } from "../../define/dates.ts";
import { fieldOf } from "../../define/entity.ts";
import { readWanted, severalOf, writeDays } from "../../define/filter.ts";
import type { Label } from "../../define/label.ts";
import { problemsOf } from "../../define/validation-words.ts";
import { dimensions } from "./report.dimensions.ts";
import { reports } from "./report.endpoints.ts";
import { type ViewSource, viewSource } from "./report.sources.ts";
import { askedDays, periodNames, type Range, rangeDays, timeOf } from "./schedule.rules.ts";
import { reportTrxAll } from "./trx-all.entity.ts";

/** A question as it stands in the address of a screen: names and their values, never a number of an answer. */
export type ViewQuestion = Readonly<Record<string, string>>;

/** A part of a question that can't be asked, and why. */
export interface ViewProblem {
  readonly name: string;
  readonly value: string;
  readonly why: Label;
}

/** What a name of a question can have: the part of the value that fits, and what is wrong with the rest. */
interface Reading {
  readonly fits?: string;
  readonly why?: Label;
}

const unknownName: Label = {
  en: "This isn't asked here, or isn't kept in a view.",
  id: "Ini tidak ditanyakan di sini, atau tidak disimpan dalam tampilan.",
};
const unknownValue: Label = {
  en: "There is no longer such a choice. Choose from the list.",
  id: "Pilihan ini sudah tidak ada. Pilih dari daftar.",
};
const personal: Label = {
  en: "A typed text may name a person and isn't kept in a view.",
  id: "Teks yang diketik dapat memuat nama orang dan tidak disimpan dalam tampilan.",
};
const backwards: Label = {
  en: "The period ends before it begins. Choose a last day that is not before the first.",
  id: "Periode berakhir sebelum dimulai. Pilih hari terakhir yang tidak mendahului hari pertama.",
};

/** A customer is chosen by nobody here and named by nobody. */
const unkept: ReadonlySet<string> = new Set(["idpemesan", "halaman"]);

/** The days of a booking by which the list is narrowed, as they stand in its address. */
const dayFilters: readonly string[] = ["haripesan", "haripakai", "haribayar"].map((name) => `filter[${name}]`);

const choicesOf = (source: ViewSource, name: string): readonly string[] | undefined => {
  if (name === "kolom") return Object.keys(viewSource(source).report?.columns ?? {});
  const dimension = Object.entries(dimensions).find(([one]) => one === name)?.[1];
  return dimension && "options" in dimension ? dimension.options.map(({ value }) => String(value)) : undefined;
};

function readChoices(value: string, choices: readonly string[] | undefined): Reading {
  if (!choices) return { fits: value };
  const asked = severalOf(value);
  const known = asked.filter((one) => choices.includes(one));
  if (known.length === asked.length) return { fits: value };
  return known.length > 0 ? { fits: known.join(","), why: unknownValue } : { why: unknownValue };
}

function readReportName(source: ViewSource, name: string, value: string): Reading {
  const { report, screen = {} } = viewSource(source);
  const names: Readonly<Record<string, z.ZodType>> = { ...report?.query.shape, ...screen };
  const schema = unkept.has(name) ? undefined : names[name];
  if (!schema) return { why: unknownName };
  const { error } = schema.safeParse(value, { reportInput: true });
  if (!error) return readChoices(value, choicesOf(source, name));
  return { why: problemsOf(error.issues).get("") ?? unknownValue };
}

function readListName(name: string, value: string): Reading {
  if (name === "orderby")
    return reportTrxAll.sort.some((one) => one === value) ? { fits: value } : { why: unknownValue };
  if (name === "ordertype") return ["asc", "desc"].includes(value) ? { fits: value } : { why: unknownValue };
  const field = /^filter\[(\w+)\]$/.exec(name)?.[1] ?? "";
  if (!Object.hasOwn(reportTrxAll.fields, field) || unkept.has(field)) return { why: unknownName };
  const { kind } = fieldOf(reportTrxAll, field);
  const isChosen = reportTrxAll.filters.some((one) => one === field);
  if (!isChosen && !["date", "instant", "integer", "money", "select"].includes(kind)) return { why: personal };
  return readWanted(reportTrxAll, field, value) ? { fits: value } : { why: unknownValue };
}

/** What of a question can be asked today, and what is wrong with the rest. */
export function readQuestion(source: ViewSource, question: ViewQuestion) {
  const fits: Record<string, string> = {};
  const problems: ViewProblem[] = [];
  for (const [name, value] of Object.entries(question)) {
    const reading = source === "daftar" ? readListName(name, value) : readReportName(source, name, value);
    if (reading.fits) fits[name] = reading.fits;
    if (reading.why) problems.push({ name, value, why: reading.why });
  }
  const { dari, sampai } = fits;
  if (!dari || !sampai || dari <= sampai) return { fits, problems };
  const { dari: _from, sampai: _until, ...rest } = fits;
  return { fits: rest, problems: [...problems, { name: "sampai", value: sampai, why: backwards }] };
}

/** The books that are of what is open now. */
const openBooks: ReadonlySet<string> = new Set(
  reports.filter((report) => timeOf(report) === "now").map(({ name }) => name),
);

/** Whether a question is about days that can move on with the calendar. */
export const hasPeriod = (source: ViewSource, question: ViewQuestion): boolean =>
  source === "daftar"
    ? dayFilters.some((name) => question[name])
    : !(source === "buku" && openBooks.has(question["buku"] ?? ""));

const isPeriodName = (name: string): boolean => periodNames.some((one) => one === name);

/** A question as a view keeps it: one that moves on with the calendar has no days of its own. */
export const keptQuestion = (source: ViewSource, question: ViewQuestion, range: Range | null): ViewQuestion =>
  range === null || source === "daftar"
    ? question
    : Object.fromEntries(Object.entries(question).filter(([name]) => !isPeriodName(name)));

/** The question that a view asks on a day. */
export function questionOn(
  source: ViewSource,
  question: ViewQuestion,
  range: Range | null,
  today: LocalDate,
): ViewQuestion {
  if (range === null || !hasPeriod(source, question)) return question;
  const days = rangeDays(range, today);
  const { report } = viewSource(source);
  if (report) return { ...question, ...askedDays(report, days) };
  // The list's ranges end before their last day.
  const value = writeDays({ first: days.dari, last: days.sampai });
  return Object.fromEntries(
    Object.entries(question).map(([name, own]) => [name, dayFilters.includes(name) ? value : own]),
  );
}
