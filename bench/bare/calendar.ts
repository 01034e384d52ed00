import { addDays, daysBetween } from "@retribusi/contract/define/dates";
import { freeUnits, pauseOf } from "@retribusi/contract/features/booking/booking.availability";
import { type IntervalChoice, latestArrival, toInterval } from "@retribusi/contract/features/booking/booking.interval";
import type { Pool } from "mariadb";
import { type Answer, numberIn } from "./answer.ts";
import { hoursOf, type ObjectRow, objectColumns, toUsage, type UsageRow } from "./object.ts";

const object = `SELECT ${objectColumns} FROM mst_objectretribusi o JOIN tbl_pemda p ON p.idpemda = o.idpemda
  WHERE o.objectid = ? AND o.statusobject = 1`;

const used = `SELECT objectid, tglmulaipemakaian AS tglmulai, tglakhirpemakaian AS tglakhir, jumlahunit, 'hold' AS jenis, NULL AS alasan FROM booking
    WHERE objectid = ? AND aktif = 1 AND tglakhirpemakaian > ? AND tglmulaipemakaian < ?
      AND NOT (statusbooking IN (10, 20, 30, 40) AND bataswaktu < UTC_TIMESTAMP(3))
  UNION ALL SELECT objectid, tglmulai, tglakhir, jumlahunit, 'closure', alasan FROM penutupan_object
    WHERE objectid = ? AND tglakhir > ? AND tglmulai < ?`;

interface UsedRow extends UsageRow {
  readonly jenis: "hold" | "closure";
  readonly alasan: string | null;
}

async function load(pool: Pool, objectid: number, from: string, until: string) {
  const days = [objectid, addDays(from, -1), addDays(until, 2)];
  const [[row], rows] = await Promise.all([
    pool.query<ObjectRow[]>(object, [objectid]),
    pool.query<UsedRow[]>(used, [...days, ...days]),
  ]);
  if (!row) throw new Error(`No object ${objectid}`);
  const closures = rows.filter(({ jenis }) => jenis === "closure");
  const capacity = {
    units: row.jumlahobject,
    pause: pauseOf(row.jedamenit, hoursOf(row).zone),
    holds: rows.filter(({ jenis }) => jenis === "hold").map((one) => toUsage(one)),
    closures: closures.map((one) => toUsage(one, row.jumlahobject)),
  };
  return { row, capacity, closures };
}

/** Free units by day of a lodging: its facts, and everything that uses it, in two statements at once. */
export const answerCalendar: Answer = async (pool, asked) => {
  const [from, until] = [asked.parameters.get("mulai") ?? "", asked.parameters.get("akhir") ?? ""];
  const { row, capacity, closures } = await load(pool, numberIn(asked, "objectid"), from, until);
  const hours = hoursOf(row);
  const now = new Date();
  const records = Array.from({ length: daysBetween(from, until) + 1 }, (_, index) => {
    const tanggal = addDays(from, index);
    const choice: IntervalChoice = { satuan: "malam", checkin: tanggal, checkout: addDays(tanggal, 1) };
    const interval = toInterval(choice, hours);
    const lewat = latestArrival(interval, "malam", hours) <= now;
    const tutup = closures.find((one) => {
      const { start, end } = toUsage(one);
      return start < interval.end && interval.start < end;
    });
    return { tanggal, lewat, bebas: lewat ? 0 : freeUnits(interval, capacity), tutup: tutup?.alasan ?? null };
  });
  return { jumlahobject: row.jumlahobject, records };
};
