import { type BookingKind, bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import { leastGroup, type OpenData } from "@retribusi/contract/features/report/transparency.endpoints";
import type { Database } from "@retribusi/db/client";
import { unscoped } from "../../access/scope.ts";
import type { Deps } from "../../lib/deps.ts";
import { filesAddress } from "../../records/export/export-list.ts";
import { runSql } from "../../records/reader.ts";
import { publishedAt } from "../revenue/published-at.ts";
import { readCube } from "./cube.query.ts";
import { listObjectPlaces } from "./object-places.query.ts";
import { todayOf } from "./period.ts";
import { during, type Question } from "./question.ts";
import { availableOf, keyText, usedOf } from "./usage.query.ts";

/** Whole years that are shown beside this one. */
const years = 4;

/** The figures may be used by anybody who names where they come from. */
const licence = "CC BY 4.0, https://creativecommons.org/licenses/by/4.0/";

const kindOf = (key: unknown): BookingKind => bookingKinds.find((kind) => kind === key) ?? "penginapan";

function publicQuestion(now: Date): Question {
  const today = todayOf(now);
  return {
    basis: "bayar",
    groups: ["tahun", "idpemda", "jenisbooking"],
    figures: ["dibayar"],
    filters: [],
    rows: unscoped("report_trx_all", "the public figures are everybody's, and of nobody in particular").rows,
    period: { from: `${Number(today.from.slice(0, 4)) - years}-01-01`, until: today.until },
    today,
  };
}

/** Money by year, region and kind; what fewer than five people have paid is left out. */
async function readRevenue(db: Database, question: Question): Promise<OpenData["penerimaan"]> {
  const rows = await readCube(db, question);
  const shown = rows.map(({ keys: [tahun, , kind], names: [, pemdaname], figures }) => {
    const isFew = figures.jumlah < leastGroup;
    return {
      tahun: Number(tahun),
      pemdaname: pemdaname ?? "",
      jenisbooking: kindOf(kind),
      pembayaran: isFew ? null : figures.jumlah,
      penerimaan: isFew ? null : figures.dibayar,
    };
  });
  return shown.toSorted((a, b) => b.tahun - a.tahun || a.pemdaname.localeCompare(b.pemdaname));
}

/** Percent taken by month, region and kind, of the twelve months until today; what fewer than five bookings have taken is left out. */
async function readOccupancy(db: Database, whole: Question): Promise<OpenData["okupansi"]> {
  const { until } = whole.period;
  const from = `${Number(until.slice(0, 4)) - 1}${until.slice(4, 7)}-01`;
  const question = { ...during(whole, from, until), groups: ["bulan", "idpemda", "jenisbooking"] as const };
  const places = await listObjectPlaces(db, question);
  const names = new Map(places.map(({ keys, names: { idpemda } }) => [keys.idpemda, idpemda]));
  const used = await usedOf(db, question);
  const begun = await usedOf(db, question, "datang");
  const open = [...availableOf(question, places).values()].filter(({ value }) => value > 0);
  const rows = open.map(({ keys, value }) => {
    const booked = used.get(keyText(keys))?.value ?? 0;
    const isFew = booked > 0 && (begun.get(keyText(keys))?.value ?? 0) < leastGroup;
    return {
      bulan: String(keys[0]),
      pemdaname: names.get(Number(keys[1])) ?? "",
      jenisbooking: kindOf(keys[2]),
      okupansi: isFew ? null : Math.round((100 * booked) / value),
    };
  });
  return rows.toSorted((a, b) => b.bulan.localeCompare(a.bulan) || a.pemdaname.localeCompare(b.pemdaname));
}

const textOrNull = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));

async function readObjects(db: Database): Promise<OpenData["objek"]> {
  const rows = await runSql(
    db,
    `SELECT o.objectid, p.pemdaname, s.skpdname, k.jenisbooking, o.objectname, o.subobjectname, o.lokasikabkota, o.jumlahobject, o.satuanobject
     FROM mst_objectretribusi o JOIN tbl_kategoriobject k ON k.kategoriid = o.kategoriid
     JOIN tbl_pemda p ON p.idpemda = o.idpemda JOIN tbl_skpd s ON s.idskpd = o.idskpd
     WHERE o.statusobject = 1 ORDER BY p.pemdaname, o.objectname, o.subobjectname, o.objectid`,
    [],
  );
  return rows.map((row) => ({
    objectid: Number(row.objectid),
    pemdaname: String(row.pemdaname),
    skpdname: String(row.skpdname),
    jenisbooking: kindOf(row.jenisbooking),
    objectname: String(row.objectname),
    subobjectname: textOrNull(row.subobjectname),
    lokasikabkota: String(row.lokasikabkota),
    jumlahobject: Number(row.jumlahobject),
    satuanobject: String(row.satuanobject),
  }));
}

/** Tariffs in force or to come, of the objects that are offered. */
async function readTariffs(deps: Deps, today: string): Promise<OpenData["tarif"]> {
  const rows = await runSql(
    deps.db,
    `SELECT o.objectid, o.objectname, o.subobjectname, t.kelompoktarif, t.sesi, t.tarif, t.satuantarif, t.khususlibur, t.berlakumulai, t.berlakusampai, t.dasarhukum, d.dokumen, d.tautan
     FROM tarif_object t JOIN mst_objectretribusi o ON o.objectid = t.objectid
       LEFT JOIN tbl_dasarhukum d ON d.dasarhukumid = t.dasarhukumid
     WHERE o.statusobject = 1 AND t.statustarif = 'disetujui' AND (t.berlakusampai IS NULL OR t.berlakusampai >= ?)
     ORDER BY o.objectname, o.subobjectname, o.objectid, t.kelompoktarif, t.sesi, t.khususlibur, t.berlakumulai`,
    [today],
  );
  return rows.map((row) => ({
    objectid: Number(row.objectid),
    objectname: String(row.objectname),
    subobjectname: textOrNull(row.subobjectname),
    kelompoktarif: String(row.kelompoktarif),
    sesi: textOrNull(row.sesi),
    tarif: Number(row.tarif),
    satuantarif: String(row.satuantarif),
    khususlibur: Number(row.khususlibur) === 1,
    berlakumulai: String(row.berlakumulai),
    berlakusampai: textOrNull(row.berlakusampai),
    dasarhukum: String(row.dasarhukum),
    tautan: publishedAt({ dokumen: textOrNull(row.dokumen), tautan: textOrNull(row.tautan) }, filesAddress(deps)),
  }));
}

async function readFresh(deps: Deps, now: Date): Promise<OpenData> {
  const { db } = deps;
  const question = publicQuestion(now);
  return {
    penerimaan: await readRevenue(db, question),
    okupansi: await readOccupancy(db, question),
    objek: await readObjects(db),
    tarif: await readTariffs(deps, question.today.from),
    madeat: now.toISOString(),
    lisensi: licence,
  };
}

/** Milliseconds for which an answer is given again: visitors by the thousand cost one reading. */
const kept = 3_600_000;
const readings = new WeakMap<Database, { readonly at: number; readonly data: Promise<OpenData> }>();

/** The public figures, at most an hour old. */
export async function readOpenDataOf(deps: Deps): Promise<OpenData> {
  const now = deps.clock.now();
  const known = readings.get(deps.db);
  if (known && now.getTime() - known.at < kept) return known.data;
  const data = readFresh(deps, now);
  readings.set(deps.db, { at: now.getTime(), data });
  // A reading that failed isn't given again.
  data.catch(() => readings.delete(deps.db));
  return data;
}
