import {
  type RekapMeasure,
  rekapMeasures,
  rekapReport,
  usualMeasures,
} from "@retribusi/contract/features/report/rekap.report";
import type { DimensionName } from "@retribusi/contract/features/report/report.dimensions";
import type { Figure } from "@retribusi/db/summary/figures";
import type { z } from "zod";
import { type CubeRow, readCube } from "./cube.query.ts";
import { questionFacts } from "./facts.ts";
import { type Group, groupName, groupRows } from "./group.ts";
import { questionOf, readColumns, readGroups } from "./question.ts";
import { cellOfKind, type ReportReader, type Result, withBases } from "./result.ts";

type Query = z.output<typeof rekapReport.query>;

const isMeasure = (name: string): name is RekapMeasure => Object.hasOwn(rekapMeasures, name);
const measures = Object.keys(rekapMeasures).filter(isMeasure);

const isFigure = (name: RekapMeasure): name is RekapMeasure & Figure => name !== "persenlunas" && name !== "ratarata";

/** Ratios are made of their line's sums wherever it is shown. */
const figureOf = (figures: Readonly<Record<Figure, number>>, name: RekapMeasure): number | null =>
  isFigure(name) ? figures[name] : null;

function toGroup(
  { keys, names, figures }: CubeRow,
  groups: readonly DimensionName[],
  columns: readonly RekapMeasure[],
  { language }: ReportReader,
): Group {
  return {
    keys,
    names: groups.map((group, at) => groupName(group, keys[at] ?? "", names[at] ?? null, language)),
    figures: columns.map((name) => cellOfKind(rekapMeasures[name].kind, figureOf(figures, name))),
  };
}

/** Bookings and revenue by one or two dimensions. Throws VALIDATION. */
export async function readRekapResult(reader: ReportReader, query: Query): Promise<Result> {
  const { deps, user } = reader;
  const groups = readGroups(query.kelompok ?? "bulan", query.rinci);
  const basis = query.dasar ?? "bayar";
  const columns = withBases(rekapMeasures, readColumns(query.kolom, measures, usualMeasures(basis)));
  const question = questionOf(user, deps.clock.now(), query, {
    basis,
    groups,
    figures: columns.filter(isFigure),
  });
  const found = (await readCube(deps.db, question)).map((row) => toGroup(row, groups, columns, reader));
  return {
    report: rekapReport,
    columns: [...groups, ...columns],
    groupedBy: groups.length > 1 ? 0 : undefined,
    facts: await questionFacts(reader, question),
    rows: groupRows(groups, found),
    chart:
      groups.length === 1
        ? { category: groups[0] ?? "bulan", values: ["dibayar"].filter((name) => columns.some((one) => one === name)) }
        : undefined,
  };
}
