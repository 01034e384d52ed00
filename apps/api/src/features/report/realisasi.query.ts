import { realisasiReport } from "@retribusi/contract/features/report/realisasi.report";
import { dimensionOf } from "@retribusi/contract/features/report/report.dimensions";
import { targetPendapatan } from "@retribusi/contract/features/report/target.entity";
import type { z } from "zod";
import { scope } from "../../access/scope.ts";
import { conditionFor } from "../../records/condition.ts";
import { runSql } from "../../records/reader.ts";
import { type CubeRow, readCube } from "./cube.query.ts";
import { filterFacts } from "./facts.ts";
import { groupName, groupRows } from "./group.ts";
import { type Question, questionOf } from "./question.ts";
import { cellOfKind, type ReportReader, type Result } from "./result.ts";

type Query = z.output<typeof realisasiReport.query>;

const groups = ["idskpd", "idanggaran"] as const;
const figures = ["target", "realisasi", "persen", "tahunlalu"] as const;

interface Achievement {
  readonly keys: readonly [number, number];
  readonly names: (string | null)[];
  target: number;
  realisasi: number;
  tahunlalu: number;
}

/** Targets of a year within the reader's scope. */
function readTargets({ deps, user }: ReportReader, { filters }: Question, tahun: number) {
  const own = filters.filter(({ field }) => Object.hasOwn(targetPendapatan.fields, field));
  const condition = conditionFor(targetPendapatan, scope(user, "target_pendapatan").rows, { filters: own });
  return runSql(
    deps.db,
    `SELECT t.idskpd, t.idanggaran, SUM(t.jumlah) AS jumlah, MAX(s.skpdname) AS skpdname, MAX(CONCAT_WS(' ', a.rekeninganggaran, a.uraiananggaran)) AS uraian
     FROM target_pendapatan t JOIN tbl_skpd s ON s.idskpd = t.idskpd JOIN tbl_mataanggaran a ON a.idanggaran = t.idanggaran
     WHERE t.tahun = ? AND ${condition.sql} GROUP BY t.idskpd, t.idanggaran`,
    [tahun, ...condition.values],
  );
}

type Found = Map<string, Achievement>;

function place(found: Found, keys: readonly [number, number], names: (string | null)[]): Achievement {
  const known = found.get(keys.join("-")) ?? { keys, names, target: 0, realisasi: 0, tahunlalu: 0 };
  found.set(keys.join("-"), known);
  return known;
}

function addReceived(found: Found, rows: readonly CubeRow[], tahun: number): void {
  for (const { keys, names, figures: sums } of rows) {
    const [year, agency, account] = keys.map(Number);
    const one = place(found, [agency ?? 0, account ?? 0], [names[1] ?? null, names[2] ?? null]);
    if (year === tahun) one.realisasi += sums.dibayar;
    else one.tahunlalu += sums.dibayar;
  }
}

const yearLabel = dimensionOf("tahun").label;

/** Targets of a year and what was received, by agency and account. */
export async function readAchievements(reader: ReportReader, query: Query): Promise<Result> {
  const { deps, user, language } = reader;
  const now = deps.clock.now();
  const tahun = query.tahun ?? now.getUTCFullYear();
  const { tahun: _year, ...places } = query;
  const days = { dari: `${tahun - 1}-01-01`, sampai: `${tahun}-12-31` };
  const question = questionOf(
    user,
    now,
    { ...places, ...days },
    { basis: "bayar", groups: ["tahun", ...groups], figures: ["dibayar"] },
  );
  const found: Found = new Map();
  for (const row of await readTargets(reader, question, tahun)) {
    const names = [String(row.skpdname), String(row.uraian)];
    place(found, [Number(row.idskpd), Number(row.idanggaran)], names).target += Number(row.jumlah);
  }
  addReceived(found, await readCube(deps.db, question), tahun);
  const rows = [...found.values()].map((one) => ({
    keys: one.keys,
    names: groups.map((group, at) => groupName(group, one.keys[at] ?? 0, one.names[at] ?? null, language)),
    figures: figures.map((name) =>
      cellOfKind(realisasiReport.columns[name].kind, name === "persen" ? null : one[name]),
    ),
  }));
  return {
    report: realisasiReport,
    period: { from: `${tahun}-01-01`, until: `${tahun}-12-31` },
    columns: [...groups, ...figures],
    groupedBy: 0,
    facts: [[yearLabel[language], String(tahun)], ...(await filterFacts(reader, question.filters))],
    rows: groupRows(groups, rows),
    chart: { category: "idanggaran", values: ["target", "realisasi"] },
  };
}
