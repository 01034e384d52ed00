import { addDays, localDate } from "@retribusi/contract/define/dates";
import { freeUnits, pauseOf } from "@retribusi/contract/features/booking/booking.availability";
import { type IntervalChoice, toInterval } from "@retribusi/contract/features/booking/booking.interval";
import { findTariff, priceOf, type Tariff } from "@retribusi/contract/features/booking/booking.price";
import type { Pool } from "mariadb";
import { type Answer, numberIn } from "./answer.ts";
import {
  hoursOf,
  type ObjectRow,
  objectColumns,
  type TariffRow,
  tariffColumns,
  toUsage,
  type UsageRow,
} from "./object.ts";

/** Objects that are looked at together: a page of 24 and half as many again, since some are taken. */
const chunk = 36;

interface CardRow extends ObjectRow {
  readonly objectname: string;
  readonly subobjectname: string | null;
}

/** The next objects in the order of the catalogue, from where the last chunk ended. */
const next = `SELECT ${objectColumns}, o.objectname, o.subobjectname, o.lokasialamat, o.lokasikabkota, o.satuanobject, o.fotoobjectutama,
    k.jenisbooking, k.kategoriname, p.pemdaname, d.skpdname
  FROM mst_objectretribusi o JOIN tbl_pemda p ON p.idpemda = o.idpemda JOIN tbl_kategoriobject k ON k.kategoriid = o.kategoriid
  JOIN tbl_skpd d ON d.idskpd = o.idskpd
  WHERE o.statusobject = 1 AND o.objectname >= ? AND (o.objectname, COALESCE(o.subobjectname, ''), o.objectid) > (?, ?, ?)
  ORDER BY o.objectname, o.subobjectname, o.objectid LIMIT ${chunk}`;

const holds = `SELECT objectid, tglmulaipemakaian AS tglmulai, tglakhirpemakaian AS tglakhir, jumlahunit FROM booking
  WHERE objectid IN (?) AND aktif = 1 AND tglakhirpemakaian > ? AND tglmulaipemakaian < ?
    AND NOT (statusbooking IN (10, 20, 30, 40) AND bataswaktu < UTC_TIMESTAMP(3))`;
const closures =
  "SELECT objectid, tglmulai, tglakhir, jumlahunit FROM penutupan_object WHERE objectid IN (?) AND tglakhir > ? AND tglmulai < ?";
const tariffs = `SELECT ${tariffColumns} FROM tarif_object WHERE objectid IN (?)`;

/** The asked days in the object's unit; of the hours and sessions of a day the first. */
function choiceOf({ satuantarif, jambuka }: ObjectRow, from: string, until: string): IntervalChoice {
  switch (satuantarif) {
    case "malam":
      return { satuan: "malam", checkin: from, checkout: until };
    case "hari":
      return { satuan: "hari", mulai: from, akhir: until };
    case "bulan":
      return { satuan: "bulan", mulai: from, bulan: 1 };
    case "jam":
      return {
        satuan: "jam",
        tanggal: from,
        jammulai: jambuka,
        jamakhir: `${String(Number(jambuka.slice(0, 2)) + 1).padStart(2, "0")}:00`,
      };
    case "kegiatan":
      return { satuan: "kegiatan", tanggal: from, sesi: null };
  }
}

interface Around {
  readonly holds: ReadonlyMap<number, UsageRow[]>;
  readonly closures: ReadonlyMap<number, UsageRow[]>;
  readonly tariffs: ReadonlyMap<number, TariffRow[]>;
}

/** What stands around the objects of a chunk, in three statements at once. */
async function readAround(pool: Pool, ids: readonly number[], from: string, until: string): Promise<Around> {
  const days = [ids, addDays(from, -1), addDays(until, 33)];
  const [held, closed, priced] = await Promise.all([
    pool.query<UsageRow[]>(holds, days),
    pool.query<UsageRow[]>(closures, days),
    pool.query<TariffRow[]>(tariffs, [ids]),
  ]);
  const by = <Row extends { readonly objectid: number }>(rows: Row[]) => Map.groupBy(rows, ({ objectid }) => objectid);
  return { holds: by(held), closures: by(closed), tariffs: by(priced) };
}

function offerOf(row: CardRow, around: Around, from: string, until: string) {
  const hours = hoursOf(row);
  const choice = choiceOf(row, from, until);
  const interval = toInterval(choice, hours);
  const all: readonly Tariff[] = around.tariffs.get(row.objectid) ?? [];
  const date = localDate(interval.start, hours.zone);
  const tariff = findTariff(all, { satuan: row.satuantarif, kelompok: "umum", sesi: null, date, isDayOff: false });
  const bebas = freeUnits(interval, {
    units: row.jumlahobject,
    pause: pauseOf(row.jedamenit, hours.zone),
    holds: (around.holds.get(row.objectid) ?? []).map((one) => toUsage(one)),
    closures: (around.closures.get(row.objectid) ?? []).map((one) => toUsage(one, row.jumlahobject)),
  });
  const tarif = Number(tariff?.tarif ?? row.tarif);
  const lamapemakaian = Math.max(1, Math.round((interval.end.getTime() - interval.start.getTime()) / 86_400_000));
  const price = priceOf({ tarif, satuantarif: row.satuantarif, lamapemakaian, jumlahunit: 1, diskon: 0 });
  return { ...row, bebas, totalbiaya: price.totalbiaya };
}

/** The first page of what is free on some days: the catalogue is walked in its order until the page is full. */
export const answerCatalogue: Answer = async (pool, asked) => {
  const [from, until] = [asked.parameters.get("mulai") ?? "", asked.parameters.get("akhir") ?? ""];
  const limit = numberIn(asked, "limit");
  const records: object[] = [];
  // What isn't free comes after all that is, where the whole catalogue has less than a page of that.
  const taken: object[] = [];
  let last = { objectname: "", subobjectname: "", objectid: 0 };
  for (;;) {
    const after = [last.objectname, last.objectname, last.subobjectname, last.objectid];
    const rows = await pool.query<CardRow[]>(next, after);
    const ids = rows.map(({ objectid }) => objectid);
    const around = ids.length === 0 ? undefined : await readAround(pool, ids, from, until);
    for (const row of rows) {
      const offer = around && offerOf(row, around, from, until);
      if (offer) (offer.bebas > 0 ? records : taken).push(offer);
      if (records.length === limit) return { records };
    }
    const end = rows.at(-1);
    if (end === undefined || rows.length < chunk) return { records: [...records, ...taken].slice(0, limit) };
    last = { ...end, subobjectname: end.subobjectname ?? "" };
  }
};
