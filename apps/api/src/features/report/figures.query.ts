import { addDays, addMonths, type LocalDate } from "@retribusi/contract/define/dates";
import { yearBefore } from "@retribusi/contract/features/report/report.comparison";
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
import { readCubes } from "./cube.query.ts";
import { listObjectPlaces, objectCondition, objectTables } from "./object-places.query.ts";
import type { Period } from "./period.ts";
import { during, type Question, questionOf } from "./question.ts";
import type { ReportReader } from "./result.ts";

/**
 * The days that a home sums up, each once: today, the days before it in its month, the months before that in its year, and the same of the
 * year before until the same day. Some are empty, as the days before the first of a month.
 */
function partsOf(today: LocalDate) {
  const before = yearBefore({ dari: today, sampai: today }, "bayar", today)?.sampai ?? addMonths(today, -12);
  const upTo = (from: LocalDate, next: LocalDate): Period => ({ from, until: addDays(next, -1) });
  const monthOf = (day: LocalDate): LocalDate => `${day.slice(0, 7)}-01`;
  const yearOf = (day: LocalDate): LocalDate => `${day.slice(0, 4)}-01-01`;
  return {
    hari: { from: today, until: today },
    bulan: upTo(monthOf(today), today),
    tahun: upTo(yearOf(today), monthOf(today)),
    bulantahunlalu: { from: monthOf(before), until: before },
    tahunlalu: upTo(yearOf(before), monthOf(before)),
  } satisfies Record<string, Period>;
}
type Part = keyof ReturnType<typeof partsOf>;

/** Parts that make a period that is shown. */
const shown = {
  hari: ["hari"],
  bulan: ["hari", "bulan"],
  bulantahunlalu: ["bulantahunlalu"],
  tahun: ["hari", "bulan", "tahun"],
  tahunlalu: ["bulantahunlalu", "tahunlalu"],
} as const satisfies Record<Part, readonly Part[]>;

const isPart = (name: string): name is Part => Object.hasOwn(shown, name);

/** Bookings that were ordered and rupiah that were received in each period that is shown, by one statement. */
async function readAmounts(db: Database, question: Question, today: LocalDate) {
  const parts = Object.entries(partsOf(today));
  const asked = parts.map(([, { from, until }]) => during(question, from, until));
  const ordered = asked.map((one): Question => ({ ...one, basis: "pesan" }));
  const found = await readCubes(db, [...asked, ...ordered]);
  const sumOf = (period: Part, figure: Figure, first: number): number =>
    parts.reduce((sum, [name], at) => {
      const isWithin = isPart(name) && shown[period].some((part) => part === name);
      return isWithin ? sum + (found[first + at]?.[0]?.figures[figure] ?? 0) : sum;
    }, 0);
  return (period: Part) => ({
    pesanan: sumOf(period, "jumlah", parts.length),
    pembayaran: sumOf(period, "jumlah", 0),
    penerimaan: sumOf(period, "dibayar", 0),
  });
}

/** Target of the year, open bills, and unit-days used in the month, by one statement. */
async function readOthers(db: Database, { rows, filters }: Question, targetRows: Rows, month: Period) {
  const bills = conditionFor(reportTrxAll, rows);
  const objects = objectCondition(rows, filters);
  const targets = conditionFor(targetPendapatan, targetRows);
  const [row] = await runSql(
    db,
    `SELECT (SELECT SUM(t.jumlah) FROM target_pendapatan t WHERE t.tahun = ? AND ${targets.sql}) AS target,
       o.tagihan, o.rupiah,
       (SELECT SUM(u.unithari) FROM ${objectTables} JOIN penggunaan_harian u ON u.objectid = t.objectid
         WHERE u.tgl BETWEEN ? AND ? AND ${objects.sql}) AS terpakai
     FROM (SELECT COUNT(*) AS tagihan, SUM(b.jumlah) AS rupiah FROM tagihan b JOIN booking t ON t.id = b.bookingid
       WHERE b.statustagihan = 'terbit' AND ${bills.sql}) o`,
    [Number(month.until.slice(0, 4)), ...targets.values, month.from, month.until, ...objects.values, ...bills.values],
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
  const question = questionOf(user, now, {}, { basis: "bayar", groups: [], figures: ["dibayar"] });
  const today = question.today.from;
  const month: Period = { from: `${today.slice(0, 7)}-01`, until: today };
  const [amounts, others, available] = await Promise.all([
    readAmounts(deps.db, question, today),
    readOthers(deps.db, question, scope(user, "target_pendapatan").rows, month),
    readAvailable(deps.db, during(question, month.from, month.until)),
  ]);
  const tahun = amounts("tahun");
  const { target, piutang } = others;
  return {
    hariini: today,
    hari: amounts("hari"),
    bulan: amounts("bulan"),
    bulantahunlalu: amounts("bulantahunlalu"),
    tahun,
    tahunlalu: amounts("tahunlalu"),
    okupansi: percent(others.used, available),
    target: target > 0 ? { target, realisasi: tahun.penerimaan, persen: percent(tahun.penerimaan, target) ?? 0 } : null,
    piutang,
    madeat: now.toISOString(),
  };
}
