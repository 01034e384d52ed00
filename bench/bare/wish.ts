import { zoneHours } from "@retribusi/contract/define/dates";
import { orderMinutes } from "@retribusi/contract/features/booking/booking.deadlines";
import { duration, intervalChoice, toInterval } from "@retribusi/contract/features/booking/booking.interval";
import { findTariff, priceOf, type Tariff } from "@retribusi/contract/features/booking/booking.price";
import { sqlInstant } from "@retribusi/db/client";
import { z } from "zod";
import { moment } from "./answer.ts";
import { hoursOf, type ObjectRow, objectColumns } from "./object.ts";

/** What an order asks for, and who asks: a bare program knows nobody, so it is told. */
export const wish = z.object({
  userid: z.int(),
  kunci: z.string(),
  objectid: z.int(),
  waktu: intervalChoice,
  jumlahunit: z.int(),
  totalbiaya: z.int(),
});
export type Wish = z.output<typeof wish>;

/** An object with its place in the organisation, and the customer who wants it. */
export interface Facts extends ObjectRow {
  readonly objectname: string;
  readonly pengelolaid: number;
  readonly kategoriid: number;
  readonly idpemda: number;
  readonly idskpd: number;
  readonly idjenis: number;
  readonly idanggaran: number;
  readonly jenisbooking: string;
  readonly fullname: string;
  readonly alamat: string | null;
  readonly notelp: string | null;
  readonly email: string;
  /** An earlier booking of the same key. */
  readonly earlier: number | null;
  readonly now: string;
}

/** Takes object, customer, customer and key. */
export const factsSql = `SELECT ${objectColumns}, o.objectname, o.pengelolaid, o.kategoriid, o.idpemda, o.idskpd, o.idjenis, o.idanggaran,
    k.jenisbooking, u.fullname, u.alamat, u.notelp, u.email, e.id AS earlier, UTC_TIMESTAMP(3) AS now
  FROM mst_objectretribusi o JOIN tbl_pemda p ON p.idpemda = o.idpemda JOIN tbl_kategoriobject k ON k.kategoriid = o.kategoriid
  JOIN userdata u ON u.userid = ? LEFT JOIN booking e ON e.user_created = ? AND e.kuncipesanan = ?
  WHERE o.objectid = ? AND o.statusobject = 1`;

/** Time and price of the wish; throws when it isn't the price that was shown. */
export function planOf(facts: Facts, { waktu, jumlahunit, totalbiaya }: Wish, tariffs: readonly Tariff[]) {
  const hours = hoursOf(facts);
  const interval = toInterval(waktu, hours);
  const date = interval.start.toISOString().slice(0, 10);
  const tariff = findTariff(tariffs, { satuan: waktu.satuan, kelompok: "umum", sesi: null, date, isDayOff: false });
  if (!tariff) throw new Error("no tariff");
  const lamapemakaian = duration(interval, waktu.satuan, hours.zone);
  const price = priceOf({ ...tariff, tarif: Number(tariff.tarif), lamapemakaian, jumlahunit, diskon: 0 });
  if (price.totalbiaya !== totalbiaya) throw new Error("price changed");
  return { interval, price, zone: hours.zone };
}

/** The booking's columns as an order leaves them. */
export function bookingOf(facts: Facts, { userid, kunci, jumlahunit }: Wish, plan: ReturnType<typeof planOf>) {
  const { objectid, pengelolaid, kategoriid, idpemda, idskpd, idjenis, idanggaran, jenisbooking } = facts;
  const { interval, price, zone } = plan;
  const deadline = new Date(moment(facts.now).getTime() + orderMinutes * 60_000);
  const shift = zoneHours(zone);
  return {
    ...{ objectid, pengelolaid, kategoriid, idpemda, idskpd, idjenis, idanggaran, jenisbooking, jumlahunit },
    ...{ tarif: price.tarif, satuantarif: price.satuantarif, lamapemakaian: price.lamapemakaian },
    ...{ diskon: price.diskon, totalbiaya: price.totalbiaya, kelompoktarif: "umum" },
    ...{ idpemesan: userid, user_created: userid, namapemesan: facts.fullname, alamatpemesan: facts.alamat },
    ...{ notelp: facts.notelp, emailpemesan: facts.email, kuncipesanan: kunci },
    tglmulaipemakaian: sqlInstant(interval.start),
    tglakhirpemakaian: sqlInstant(interval.end),
    tahun: interval.start.getUTCFullYear(),
    statusbooking: 10,
    tglstatus: facts.now,
    bataswaktu: sqlInstant(deadline),
    date_created: facts.now,
    date_updated: facts.now,
    selisihjam: shift,
    selisihkas: shift,
  };
}

/** One insert of one row. */
export function insertSql(table: string, row: Readonly<Record<string, unknown>>) {
  const names = Object.keys(row);
  const sql = `INSERT INTO ${table} (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`;
  return { sql, values: Object.values(row) };
}
