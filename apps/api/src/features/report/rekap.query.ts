import {
  type RekapMeasure,
  rekapMeasures,
  rekapReport,
  usualMeasures,
} from "@retribusi/contract/features/report/rekap.report";
import { yearAfter, yearBefore } from "@retribusi/contract/features/report/report.comparison";
import { type DimensionName, dimensionOf } from "@retribusi/contract/features/report/report.dimensions";
import type { Figure } from "@retribusi/db/summary/figures";
import type { z } from "zod";
import { type CubeRow, readCubes } from "./cube.query.ts";
import { beforeFact, questionFacts } from "./facts.ts";
import { type Group, groupName, groupRows } from "./group.ts";
import { during, type Question, questionOf, readColumns, readGroups } from "./question.ts";
import { cellOfKind, type ReportReader, type Result, withBases } from "./result.ts";

type Query = z.output<typeof rekapReport.query>;

const isMeasure = (name: string): name is RekapMeasure => Object.hasOwn(rekapMeasures, name);
const measures = Object.keys(rekapMeasures).filter(isMeasure);

const isFigure = (name: RekapMeasure): name is RekapMeasure & Figure =>
  rekapMeasures[name].total === "sum" && name !== "tahunlalu";

/** A group of bookings, and what was received in it a year before; without figures of its own where it has no booking any more. */
interface Compared extends Pick<CubeRow, "keys" | "names"> {
  readonly figures: CubeRow["figures"] | null;
  /** Null where nothing is compared. */
  readonly before: number | null;
}

/** Ratios are made of their line's sums wherever it is shown. */
function figureOf({ figures, before }: Compared, name: RekapMeasure): number | null {
  if (name === "tahunlalu") return before;
  return isFigure(name) ? (figures?.[name] ?? 0) : null;
}

function toGroup(
  row: Compared,
  groups: readonly DimensionName[],
  columns: readonly RekapMeasure[],
  { language }: ReportReader,
): Group {
  const { keys, names } = row;
  return {
    keys,
    names: groups.map((group, at) => groupName(group, keys[at] ?? "", names[at] ?? null, language)),
    figures: columns.map((name) => cellOfKind(rekapMeasures[name].kind, figureOf(row, name))),
  };
}

/** Groups beside those of the year before, each under the time that it is compared with. */
function compared(now: readonly CubeRow[], before: readonly CubeRow[], groups: readonly DimensionName[]): Compared[] {
  const found = new Map<string, Compared>(now.map((row) => [row.keys.join("\n"), { ...row, before: 0 }]));
  for (const { keys: past, names, figures } of before) {
    const keys = past.map((key, at) => (dimensionOf(groups[at] ?? "idskpd").time ? yearAfter(String(key)) : key));
    const one = found.get(keys.join("\n")) ?? { keys, names, figures: null, before: 0 };
    if (figures.dibayar > 0) found.set(keys.join("\n"), { ...one, before: (one.before ?? 0) + figures.dibayar });
  }
  return [...found.values()];
}

/** The same question about the days that its own are compared with, where that is asked and there are such days. */
function yearBeforeOf(question: Question, columns: readonly RekapMeasure[]): Question | undefined {
  const { basis, period, today } = question;
  const days = columns.includes("tahunlalu")
    ? yearBefore({ dari: period.from, sampai: period.until }, basis, today.from)
    : undefined;
  return days && during(question, days.dari, days.sampai);
}

/** Bookings and revenue by one or two dimensions, beside the year before by the same statement. Throws VALIDATION. */
export async function readRekapResult(reader: ReportReader, query: Query): Promise<Result> {
  const { deps, user, language } = reader;
  const groups = readGroups(query.kelompok ?? "bulan", query.rinci);
  const basis = query.dasar ?? "bayar";
  const columns = withBases(rekapMeasures, readColumns(query.kolom, measures, usualMeasures(basis)));
  const figures = new Set<Figure>([...columns.filter(isFigure), "dibayar"]);
  const question = questionOf(user, deps.clock.now(), query, { basis, groups, figures: [...figures] });
  const past = yearBeforeOf(question, columns);
  const [now = [], before = []] = await readCubes(deps.db, past ? [question, past] : [question]);
  const found: readonly Compared[] = past
    ? compared(now, before, groups)
    : now.map((row) => ({ ...row, before: null }));
  return {
    report: rekapReport,
    period: question.period,
    columns: [...groups, ...columns],
    groupedBy: groups.length > 1 ? 0 : undefined,
    facts: [...(await questionFacts(reader, question)), ...(past ? [beforeFact(past.period, language)] : [])],
    rows: groupRows(
      groups,
      found.map((row) => toGroup(row, groups, columns, reader)),
    ),
    chart:
      groups.length === 1
        ? {
            category: groups[0] ?? "bulan",
            values: ["dibayar", "tahunlalu"].filter((name) => columns.some((one) => one === name)),
          }
        : undefined,
  };
}
