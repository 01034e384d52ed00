import type { LocalDate } from "@retribusi/contract/define/dates";
import { hoursOn, type OpeningHours, openSpans } from "@retribusi/contract/features/policy/policy.hours";
import { usingCodes } from "@retribusi/contract/features/report/report.figures";
import { Prisma } from "../generated/client.ts";
import { type DayRange, firstDay, lastDay, momentsOf, windowsOf } from "./days.ts";
import { type Opening, totalsOf, UsageDays, type Used } from "./usage.ts";

type Transaction = Prisma.TransactionClient;

/** So many days are calculated at a time, so that memory doesn't grow with the range. */
const window = 92;
const rowsAtOnce = 2_000;

interface Hours extends OpeningHours {
  readonly since: LocalDate;
}

const allDay: OpeningHours = { jambuka: "00:00", jamtutup: "24:00", jamhari: null };

/**
 * The opening hours that were valid on a day. An object offers nothing before its first capacity; what bookings that were brought in used of
 * it then is measured by the first hours that are known, until `extendFirstCapacities` moves these back.
 */
async function openingsOf(tx: Transaction, objectid: number): Promise<(day: LocalDate) => Opening> {
  const known = await tx.$queryRaw<Hours[]>`
    SELECT CAST(berlakumulai AS CHAR) AS since, jambuka, jamtutup, jamhari FROM kapasitas_object WHERE objectid = ${objectid}
    UNION ALL SELECT ${lastDay}, jambuka, jamtutup, jamhari FROM mst_objectretribusi WHERE objectid = ${objectid} ORDER BY since`;
  const on = (day: LocalDate) => hoursOn(known.findLast(({ since }) => since <= day) ?? known[0] ?? allDay, day);
  return (day) => openSpans(on, day);
}

/** The days on which there is anything to calculate. */
async function extentOf(tx: Transaction, objectid: number, { from, until }: DayRange): Promise<DayRange | undefined> {
  const [row] = await tx.$queryRaw<{ first: string | null; last: string | null }[]>`
    SELECT CAST(DATE(MIN(tglmulaipemakaian) - INTERVAL 1 DAY) AS CHAR) AS first, CAST(DATE(MAX(tglakhirpemakaian) + INTERVAL 1 DAY) AS CHAR) AS last
    FROM booking WHERE objectid = ${objectid}`;
  if (!row?.first || !row.last) return;
  const extent = { from: from > row.first ? from : row.first, until: until < row.last ? until : row.last };
  return extent.from <= extent.until ? extent : undefined;
}

/** What uses the object around these days, by an index: whether a booking holds units is the first thing that it knows. */
function listUsed(tx: Transaction, objectid: number, range: DayRange): Promise<Used[]> {
  const { after, before } = momentsOf(range);
  return tx.$queryRaw<Used[]>`
    SELECT tglmulaipemakaian, tglakhirpemakaian, satuantarif, lamapemakaian, jumlahunit, selisihjam FROM booking
    WHERE objectid = ${objectid} AND aktif IN (0, 1) AND statusbooking IN (${Prisma.join(usingCodes)})
      AND tglakhirpemakaian > ${after} AND tglmulaipemakaian < ${before}`;
}

/** Rows of numbers and days of our own making, many in one statement: there can be hundreds of thousands of them. */
async function insertRows(tx: Transaction, into: string, rows: readonly string[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await tx.$executeRawUnsafe(`INSERT INTO ${into} VALUES ${rows.slice(start, start + rowsAtOnce).join(", ")}`);
  }
}

async function insertWindow(
  tx: Transaction,
  objectid: number,
  range: DayRange,
  openingOf: (day: LocalDate) => Opening,
): Promise<void> {
  const usage = new UsageDays(range.from, range.until, openingOf);
  for (const booking of await listUsed(tx, objectid, range)) usage.add(booking);
  const days = [...usage.days].map(([day, use]) => {
    const { menit, unithari } = totalsOf(use, openingOf(day));
    return `(${objectid}, '${day}', ${menit}, ${unithari}, ${use.bookings}, ${use.arrivals})`;
  });
  const hours = [...usage.days].flatMap(([day, use]) =>
    use.hours.flatMap((menit, hour) => (menit > 0 ? [`(${objectid}, '${day}', ${hour}, ${menit})`] : [])),
  );
  await insertRows(tx, "penggunaan_harian (objectid, tgl, menit, unithari, jumlah, datang)", days);
  await insertRows(tx, "penggunaan_jam (objectid, tgl, jam, menit)", hours);
}

/** Puts the use of an object's days, as its bookings stand now, in the place of what was calculated before. */
export async function replaceUsageDays(tx: Transaction, objectid: number, range: DayRange): Promise<void> {
  const { from, until } = range;
  await tx.$executeRaw`DELETE FROM penggunaan_harian WHERE objectid = ${objectid} AND tgl BETWEEN ${from} AND ${until}`;
  await tx.$executeRaw`DELETE FROM penggunaan_jam WHERE objectid = ${objectid} AND tgl BETWEEN ${from} AND ${until}`;
  const extent = until === lastDay || from === firstDay ? await extentOf(tx, objectid, range) : range;
  if (!extent) return;
  const openingOf = await openingsOf(tx, objectid);
  for (const part of windowsOf(extent, window)) await insertWindow(tx, objectid, part, openingOf);
}
