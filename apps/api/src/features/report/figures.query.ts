import { addDays, type LocalDate } from "@retribusi/contract/define/dates";
import type { Figures } from "@retribusi/contract/features/report/report.endpoints";
import { targetPendapatan } from "@retribusi/contract/features/report/target.entity";
import { reportTrxAll } from "@retribusi/contract/features/report/trx-all.entity";
import type { Database } from "@retribusi/db/client";
import type { Figure } from "@retribusi/db/summary/figures";
import { scope } from "../../access/scope.ts";
import type { Rows } from "../../access/scopes.ts";
import { conditionFor } from "../../records/condition.ts";
import { runSql } from "../../records/reader.ts";
import { daysOf, unitDaysOf } from "./capacity.ts";
import { type CubeRow, readCubes } from "./cube.query.ts";
import { listObjectPlaces, objectCondition, objectTables } from "./object-places.query.ts";
import type { Period } from "./period.ts";
import { during, type Question, questionOf } from "./question.ts";
import type { ReportReader } from "./result.ts";

/** The same day a year before; the last of February where there is none. */
function yearBefore(day: LocalDate): LocalDate {
  const year = Number(day.slice(0, 4)) - 1;
  return day.endsWith("-02-29") ? `${year}-02-28` : `${year}${day.slice(4)}`;
}

/** The periods that a home compares, all of them until today or the same day. */
function periodsOf(today: LocalDate) {
  const month: Period = { from: `${today.slice(0, 7)}-01`, until: today };
  const year: Period = { from: `${today.slice(0, 4)}-01-01`, until: today };
  const before = ({ from, until }: Period): Period => ({ from: yearBefore(from), until: yearBefore(until) });
  return {
    hari: { from: today, until: today },
    bulan: month,
    bulantahunlalu: before(month),
    tahun: year,
    tahunlalu: before(year),
  } satisfies Record<string, Period>;
}

const sumOf = (rows: readonly CubeRow[], { from, until }: Period, figure: Figure): number =>
  rows.reduce((sum, { keys: [day = ""], figures }) => {
    const isWithin = String(day) >= from && String(day) <= until;
    return isWithin ? sum + figures[figure] : sum;
  }, 0);

/** Target of the year, open bills, and unit-days used in the month, by one statement. */
async function readOthers(db: Database, { rows, filters }: Question, targetRows: Rows, month: Period) {
  const bills = conditionFor(reportTrxAll, rows);
  const objects = objectCondition(rows, filters);
  const targets = conditionFor(targetPendapatan, targetRows);
  const open = `FROM tagihan b JOIN booking t ON t.id = b.bookingid WHERE b.statustagihan = 'terbit' AND ${bills.sql}`;
  const [row] = await runSql(
    db,
    `SELECT (SELECT SUM(t.jumlah) FROM target_pendapatan t WHERE t.tahun = ? AND ${targets.sql}) AS target,
       (SELECT COUNT(*) ${open}) AS tagihan, (SELECT SUM(b.jumlah) ${open}) AS rupiah,
       (SELECT SUM(u.unithari) FROM ${objectTables} JOIN penggunaan_harian u ON u.objectid = t.objectid
         WHERE u.tgl BETWEEN ? AND ? AND ${objects.sql}) AS terpakai`,
    [
      Number(month.until.slice(0, 4)),
      ...targets.values,
      ...bills.values,
      ...bills.values,
      month.from,
      month.until,
      ...objects.values,
    ],
  );
  return {
    target: Number(row?.target ?? 0),
    piutang: { jumlah: Number(row?.tagihan ?? 0), rupiah: Number(row?.rupiah ?? 0) },
    used: Number(row?.terpakai ?? 0),
  };
}

/** Unit-days that could have been taken in the period. */
async function readAvailable(db: Database, question: Question): Promise<number> {
  const places = await listObjectPlaces(db, question);
  const days = daysOf(question.period);
  return places.reduce((sum, place) => sum + days.reduce((some, day) => some + unitDaysOf(place, day), 0), 0);
}

const percent = (of: number, to: number): number | null => (to > 0 ? Math.round((100 * of) / to) : null);

/** The figures of a home, for everything in the reader's scope. */
export async function readFiguresOf({ deps, user }: ReportReader): Promise<Figures> {
  const now = deps.clock.now();
  const question = questionOf(user, now, {}, { basis: "bayar", groups: ["hari"], figures: ["dibayar"] });
  const today = question.today.from;
  const periods = periodsOf(today);
  const since = during(question, periods.tahunlalu.from, addDays(today, 1));
  const [paid = [], ordered = []] = await readCubes(deps.db, [since, { ...since, basis: "pesan" }]);
  const others = await readOthers(deps.db, question, scope(user, "target_pendapatan").rows, periods.bulan);
  const available = await readAvailable(deps.db, during(question, periods.bulan.from, today));
  const amounts = (period: Period) => ({
    pesanan: sumOf(ordered, period, "jumlah"),
    penerimaan: sumOf(paid, period, "dibayar"),
  });
  const tahun = amounts(periods.tahun);
  const { target, piutang } = others;
  return {
    hariini: today,
    hari: amounts(periods.hari),
    bulan: amounts(periods.bulan),
    bulantahunlalu: amounts(periods.bulantahunlalu),
    tahun,
    tahunlalu: amounts(periods.tahunlalu),
    okupansi: percent(others.used, available),
    target: target > 0 ? { target, realisasi: tahun.penerimaan, persen: percent(tahun.penerimaan, target) ?? 0 } : null,
    piutang,
    madeat: now.toISOString(),
  };
}
