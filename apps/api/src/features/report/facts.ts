import { formatDays } from "@retribusi/contract/define/dates";
import type { Language } from "@retribusi/contract/define/label";
import { bankLabel } from "@retribusi/contract/features/report/report.banks";
import { dimensionOf } from "@retribusi/contract/features/report/report.dimensions";
import { basisLabels } from "@retribusi/contract/features/report/report.query";
import { reportTrxAll } from "@retribusi/contract/features/report/trx-all.entity";
import type { Filter } from "../../records/condition.ts";
import { filterFact } from "../../records/export/fact.ts";
import type { Fact } from "../../render/table.ts";
import { findSettings } from "../system/settings.query.ts";
import type { Period } from "./period.ts";
import type { Question } from "./question.ts";
import type { ReportReader } from "./result.ts";

const words = {
  en: {
    period: "Period",
    before: "Year before",
    basis: "Counted by",
    group: "Grouped by",
    only: "Only",
  },
  id: {
    period: "Periode",
    before: "Tahun sebelumnya",
    basis: "Menurut",
    group: "Dikelompokkan menurut",
    only: "Hanya",
  },
} as const satisfies Record<Language, Record<"period" | "before" | "basis" | "group" | "only", string>>;

const idleOf = {
  en: (idle: number, all: number) => `that of which nothing is sold: ${idle} of ${all}`,
  id: (idle: number, all: number) => `yang belum terjual sama sekali: ${idle} dari ${all}`,
} as const satisfies Record<Language, unknown>;

export const periodFact = ({ from, until }: Period, language: Language): Fact => [
  words[language].period,
  formatDays(from, until, language),
];

const bankFact = ({ oneOf = [] }: Filter, language: Language): Fact => [
  dimensionOf("bankid").label[language],
  oneOf.map((code) => bankLabel(String(code))).join(", "),
];

/** The days that the period is compared with. */
export const beforeFact = ({ from, until }: Period, language: Language): Fact => [
  words[language].before,
  formatDays(from, until, language),
];

/** Filters in words. */
export async function filterFacts({ deps, user, language }: ReportReader, filters: readonly Filter[]): Promise<Fact[]> {
  if (filters.length === 0) return [];
  const { zonawaktu } = await findSettings(deps.db.prisma);
  const reader = { language, zone: zonawaktu };
  return Promise.all(
    filters.map((filter) =>
      filter.field === "bankid" ? bankFact(filter, language) : filterFact(deps, user, reportTrxAll, filter, reader),
    ),
  );
}

export const groupFact = (groups: Question["groups"], language: Language): Fact => [
  words[language].group,
  groups.map((group) => dimensionOf(group).label[language]).join(", "),
];

/** How many of all stood idle, where only those are told. */
export const idleFact = ({ idle, all }: { readonly idle: number; readonly all: number }, language: Language): Fact => [
  words[language].only,
  idleOf[language](idle, all),
];

/** What a question asks, in words. */
export async function questionFacts(
  reader: ReportReader,
  { basis, period, groups, filters }: Question,
): Promise<Fact[]> {
  const { language } = reader;
  return [
    periodFact(period, language),
    [words[language].basis, basisLabels[basis][language]],
    groupFact(groups, language),
    ...(await filterFacts(reader, filters)),
  ];
}
