import type { Prisma } from "../generated/client.ts";
import { type DayRange, momentsOf } from "./days.ts";

type Transaction = Prisma.TransactionClient;

const dimensions = "idpemda, idskpd, pengelolaid, kategoriid, jenisbooking, idjenis, idanggaran";
const details = "statusbooking, kelompoktarif, bankid";

const minutes = `IF(b.satuantarif = 'malam', b.lamapemakaian * 1440, TIMESTAMPDIFF(MINUTE, b.tglmulaipemakaian, b.tglakhirpemakaian))`;
const daysAhead = "DATEDIFF(b.haripakai, b.haripesan)";
const isPaid = "b.tglbayarbilling IS NOT NULL";

/** Figures and how each is made from the bookings `b` of a group; `dibayar` is the caller's. */
const figures = {
  jumlah: "COUNT(*)",
  ditagih: "SUM(b.idbilling IS NOT NULL)",
  lunas: `SUM(${isPaid})`,
  digunakan: "SUM(b.statusbooking IN (60, 70))",
  ditolak: "SUM(b.statusbooking = 80)",
  dibatalkan: "SUM(b.statusbooking = 90)",
  kedaluwarsa: "SUM(b.statusbooking = 92)",
  tidakhadir: "SUM(b.statusbooking = 95)",
  subtotal: "SUM(b.tarif * b.lamapemakaian * b.jumlahunit)",
  diskon: "SUM(b.diskon)",
  totalbiaya: "SUM(b.totalbiaya)",
  haritunggu: `SUM(${daysAhead})`,
  menitpakai: `SUM(${minutes})`,
  haritunggulunas: `SUM(IF(${isPaid}, ${daysAhead}, 0))`,
  menitpakailunas: `SUM(IF(${isPaid}, ${minutes}, 0))`,
} as const;
const names = [...Object.keys(figures), "dibayar"].join(", ");

interface Basis {
  readonly name: "pesan" | "pakai" | "bayar";
  readonly day: string;
  /** The instant behind the day, which has the index. */
  readonly moment: string;
  readonly from: string;
  readonly bankid: string;
  readonly paid: string;
}

const priceOfPaid = `SUM(IF(${isPaid}, b.totalbiaya, 0))`;
const bases: readonly Basis[] = [
  {
    ...{ name: "pesan", day: "b.haripesan", moment: "b.date_created" },
    ...{ from: "booking b", bankid: "COALESCE(b.bankid, '')", paid: priceOfPaid },
  },
  {
    ...{ name: "pakai", day: "b.haripakai", moment: "b.tglmulaipemakaian" },
    ...{ from: "booking b", bankid: "COALESCE(b.bankid, '')", paid: priceOfPaid },
  },
  {
    ...{ name: "bayar", day: "m.haribuku", moment: "m.tgltransaksi" },
    ...{ from: "pembayaran m JOIN booking b ON b.id = m.bookingid", bankid: "m.bankid", paid: "SUM(m.jumlah)" },
  },
];

/** One number per row of a day, so that the key is short however many dimensions there are. */
const numbered = (by: string) => `ROW_NUMBER() OVER (PARTITION BY ${by})`;

function insertDetails(tx: Transaction, objectid: number, range: DayRange, basis: Basis): Promise<number> {
  const { name, day, moment, from, bankid, paid } = basis;
  const { after, before } = momentsOf(range);
  const columns = dimensions.replaceAll(/(\w+)/g, "b.$1");
  const made = Object.entries(figures).map(([figure, sql]) => `${sql} AS ${figure}`);
  const sql = `INSERT INTO ringkasan_rinci (dasar, tgl, objectid, urut, ${dimensions}, ${details}, ${names})
    SELECT '${name}', g.tgl, ?, ${numbered("g.tgl")}, ${dimensions}, ${details}, ${names} FROM (
      SELECT ${day} AS tgl, ${columns}, b.statusbooking, b.kelompoktarif, ${bankid} AS bankid, ${made.join(", ")}, ${paid} AS dibayar
      FROM ${from}
      WHERE b.objectid = ? AND ${moment} >= ? AND ${moment} < ? AND ${day} BETWEEN ? AND ?
      GROUP BY ${day}, ${columns}, b.statusbooking, b.kelompoktarif, ${bankid}
    ) g`;
  return tx.$executeRawUnsafe(sql, objectid, objectid, after, before, range.from, range.until);
}

function insertTotals(tx: Transaction, objectid: number, { from, until }: DayRange): Promise<number> {
  const sums = names.split(", ").map((name) => `SUM(${name}) AS ${name}`);
  const sql = `INSERT INTO ringkasan_harian (dasar, tgl, objectid, urut, ${dimensions}, ${names})
    SELECT g.dasar, g.tgl, ?, ${numbered("g.dasar, g.tgl")}, ${dimensions}, ${names} FROM (
      SELECT dasar, tgl, ${dimensions}, ${sums.join(", ")} FROM ringkasan_rinci
      WHERE objectid = ? AND tgl BETWEEN ? AND ? GROUP BY dasar, tgl, ${dimensions}
    ) g`;
  return tx.$executeRawUnsafe(sql, objectid, objectid, from, until);
}

/** Puts the bookings and payments of an object's days, as they stand now, in the place of what was summed up of them before. */
export async function replaceBookingDays(tx: Transaction, objectid: number, range: DayRange): Promise<void> {
  const { from, until } = range;
  await tx.$executeRaw`DELETE FROM ringkasan_rinci WHERE objectid = ${objectid} AND tgl BETWEEN ${from} AND ${until}`;
  await tx.$executeRaw`DELETE FROM ringkasan_harian WHERE objectid = ${objectid} AND tgl BETWEEN ${from} AND ${until}`;
  for (const basis of bases) await insertDetails(tx, objectid, range, basis);
  await insertTotals(tx, objectid, range);
}
