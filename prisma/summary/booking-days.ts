import type { Prisma } from "../generated/client.ts";
import { type DayRange, momentsOf, monthsAround } from "./days.ts";
import { type BasisName, bases, basisNames, figureNames, figures } from "./figures.ts";

type Transaction = Prisma.TransactionClient;

const names = figureNames.join(", ");

const dimensions = "idpemda, idskpd, pengelolaid, kategoriid, jenisbooking, idjenis, idanggaran";
const details = "statusbooking, kelompoktarif, bankid";

/** One number per row of a day, so that the key is short however many dimensions there are. */
const numbered = (by: string) => `ROW_NUMBER() OVER (PARTITION BY ${by})`;

function insertDetails(tx: Transaction, objectid: number, range: DayRange, name: BasisName): Promise<number> {
  const { day, moment, from, bankid, paid } = bases[name];
  const { after, before } = momentsOf(range);
  const columns = dimensions.replaceAll(/(\w+)/g, "t.$1");
  const made = Object.entries({ ...figures, dibayar: paid }).map(([figure, sql]) => `${sql} AS ${figure}`);
  const sql = `INSERT INTO ringkasan_rinci (dasar, tgl, objectid, urut, ${dimensions}, ${details}, ${names})
    SELECT '${name}', g.tgl, ?, ${numbered("g.tgl")}, ${dimensions}, ${details}, ${names} FROM (
      SELECT ${day} AS tgl, ${columns}, t.statusbooking, t.kelompoktarif, ${bankid} AS bankid, ${made.join(", ")}
      FROM ${from}
      WHERE t.objectid = ? AND ${moment} >= ? AND ${moment} < ? AND ${day} BETWEEN ? AND ?
      GROUP BY ${day}, ${columns}, t.statusbooking, t.kelompoktarif, ${bankid}
    ) g`;
  return tx.$executeRawUnsafe(sql, objectid, objectid, after, before, range.from, range.until);
}

const monthOf = (day: string): string => `${day} - INTERVAL DAYOFMONTH(${day}) - 1 DAY`;

/** `ringkasan_harian` from the details, and `ringkasan_bulanan` from the days. */
const totals = {
  ringkasan_harian: { source: "ringkasan_rinci", day: "tgl" },
  ringkasan_bulanan: { source: "ringkasan_harian", day: monthOf("tgl") },
} as const;

function insertTotals(
  tx: Transaction,
  objectid: number,
  { from, until }: DayRange,
  table: keyof typeof totals,
): Promise<number> {
  const { source, day } = totals[table];
  const sums = names.split(", ").map((name) => `SUM(${name}) AS ${name}`);
  const sql = `INSERT INTO ${table} (dasar, tgl, objectid, urut, ${dimensions}, ${names})
    SELECT g.dasar, g.hari, ?, ${numbered("g.dasar, g.hari")}, ${dimensions}, ${names} FROM (
      SELECT dasar, ${day} AS hari, ${dimensions}, ${sums.join(", ")} FROM ${source}
      WHERE objectid = ? AND tgl BETWEEN ? AND ? GROUP BY dasar, hari, ${dimensions}
    ) g`;
  return tx.$executeRawUnsafe(sql, objectid, objectid, from, until);
}

/** Puts the bookings and payments of an object's days, as they stand now, in the place of what was summed up of them before. */
export async function replaceBookingDays(tx: Transaction, objectid: number, range: DayRange): Promise<void> {
  const { from, until } = range;
  const months = monthsAround(range);
  await tx.$executeRaw`DELETE FROM ringkasan_rinci WHERE objectid = ${objectid} AND tgl BETWEEN ${from} AND ${until}`;
  await tx.$executeRaw`DELETE FROM ringkasan_harian WHERE objectid = ${objectid} AND tgl BETWEEN ${from} AND ${until}`;
  await tx.$executeRaw`DELETE FROM ringkasan_bulanan
    WHERE objectid = ${objectid} AND tgl BETWEEN ${months.from} AND ${months.until}`;
  for (const basis of basisNames) await insertDetails(tx, objectid, range, basis);
  await insertTotals(tx, objectid, range, "ringkasan_harian");
  await insertTotals(tx, objectid, months, "ringkasan_bulanan");
}
