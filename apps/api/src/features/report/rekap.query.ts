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
import { groupName, inOrder } from "./group.ts";
import { questionOf, readColumns, readGroups } from "./question.ts";
import { cellOfKind, type ReportReader, type Result, type ResultRow, withBases } from "./result.ts";

type Query = z.output<typeof rekapReport.query>;

const isMeasure = (name: string): name is RekapMeasure => Object.hasOwn(rekapMeasures, name);
const measures = Object.keys(rekapMeasures).filter(isMeasure);

/** Ratios are made of their line's sums wherever it is shown. */
const figureOf = (figures: Readonly<Record<Figure, number>>, name: RekapMeasure): number | null =>
  name === "persenlunas" || name === "ratarata" ? null : figures[name];

function toRow(
  { keys, names, figures }: CubeRow,
  groups: readonly DimensionName[],
  columns: readonly RekapMeasure[],
  reader: ReportReader,
) {
  const named = groups.map((group, at) => groupName(group, keys[at] ?? "", names[at] ?? null, reader.language));
  const row: ResultRow = {
    cells: [
      ...named.map(({ cell }) => cell),
      ...columns.map((name) => cellOfKind(rekapMeasures[name].kind, figureOf(figures, name))),
    ],
    keys: Object.fromEntries(groups.map((group, at) => [group, keys[at] ?? ""])),
  };
  return { keys, names: named, row };
}

/** Bookings and revenue by one or two dimensions. Throws VALIDATION. */
export async function readRekapResult(reader: ReportReader, query: Query): Promise<Result> {
  const { deps, user } = reader;
  const groups = readGroups(query.kelompok ?? "bulan", query.rinci);
  const columns = withBases(rekapMeasures, readColumns(query.kolom, measures, usualMeasures));
  const question = questionOf(user, deps.clock.now(), query, { basis: query.dasar ?? "bayar", groups });
  const rows = (await readCube(deps.db, question)).map((row) => toRow(row, groups, columns, reader));
  return {
    report: rekapReport,
    columns: [...groups, ...columns],
    groupedBy: groups.length > 1 ? 0 : undefined,
    facts: await questionFacts(reader, question),
    rows: inOrder(rows).map(({ row }) => row),
    chart:
      groups.length === 1
        ? { category: groups[0] ?? "bulan", values: ["dibayar"].filter((name) => columns.some((one) => one === name)) }
        : undefined,
  };
}
