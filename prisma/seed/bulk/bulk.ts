import { type BookingState, codeOf, stateNames } from "@retribusi/contract/features/booking/booking.states";
import type { PoolConnection } from "mariadb";
import { type Database, readerOptions } from "../../client.ts";
import type { PrismaClient } from "../../generated/client.ts";
import { nameOf } from "../people.ts";
import { randomFrom } from "../random.ts";
import { type Counters, countDocuments } from "../story/ledger.ts";
import { listObjectFacts } from "../story/object-facts.ts";
import { draftsOf } from "./draw.ts";
import { insertRows } from "./insert.ts";
import { type Row, rowsOf } from "./rows.ts";

const chunk = 2_000;
const years = 2;
const prefix = "massal-";
const customers = 2_000;

/**
 * Fills the database up to `total` bookings of the bulk kind, spread over two years, with bills, payments and a short history: for
 * measurements, not to be looked at one by one. Needs the demonstration's objects. `tell` hears how far it is.
 */
export async function seedBulk(database: Database, total: number, report: (line: string) => void): Promise<void> {
  const { prisma, pool } = database;
  const existing = await prisma.booking.count({ where: { kuncipesanan: { startsWith: prefix } } });
  if (existing >= total) return report(`${existing} bookings of the bulk kind are there already.`);
  const counters = await startCounters(prisma);
  const next = await drawer(database, existing, total, counters);
  const connection = await pool.getConnection();
  try {
    // Every key comes from the database or is given here, so looking each one up again would only take time.
    await connection.query("SET SESSION foreign_key_checks = 0, unique_checks = 0");
    const started = performance.now();
    for (let done = existing; done < total; done += chunk) {
      const rows = Array.from({ length: Math.min(chunk, total - done) }, next);
      await connection.beginTransaction();
      await insertRows(
        connection,
        "booking",
        rows.map(({ booking }) => booking),
      );
      await insertRows(
        connection,
        "tagihan",
        rows.flatMap(({ tagihan }) => (tagihan === null ? [] : [tagihan])),
      );
      const payments = rows.flatMap(({ pembayaran }) => (pembayaran === null ? [] : [pembayaran]));
      await insertRows(connection, "referensi_bank", payments.map(referenceOf));
      await insertRows(connection, "pembayaran", payments);
      await insertHistory(connection, Number(rows[0]?.booking.id), Number(rows.at(-1)?.booking.id));
      await saveCounters(connection, counters);
      await connection.commit();
      if ((done / chunk) % 10 === 9)
        report(progress(done + rows.length - existing, total - existing, performance.now() - started));
    }
    await connection.query("SET SESSION foreign_key_checks = 1, unique_checks = 1");
  } finally {
    await connection.release();
  }
  await pool.query("ANALYZE TABLE booking, tagihan, pembayaran, booking_riwayat");
}

const referenceOf = ({ bankid = null, referensi = null }: Row): Row => ({ bankid, referensi });

function progress(done: number, total: number, elapsed: number): string {
  const left = Math.round(((elapsed / done) * (total - done)) / 1000);
  return `${done} of ${total} bookings, ${Math.round((done / elapsed) * 1000)} per second, ${left} s left`;
}

/** Draws the rows of one booking after the other, in the order of time. */
async function drawer({ prisma, pool }: Database, existing: number, total: number, counters: Counters) {
  const now = new Date();
  const random = randomFrom(existing + 1);
  const holidays = new Set(
    (await prisma.hari_libur.findMany()).map(({ tanggal }) => tanggal.toISOString().slice(0, 10)),
  );
  const users = await ensureCustomers(prisma);
  const draw = draftsOf(random, await listObjectFacts(prisma), now, holidays);
  const [latest] = await pool.query<{ id: number | null; billId: number | null }[]>({
    ...readerOptions,
    sql: "SELECT (SELECT MAX(id) FROM booking) AS id, (SELECT MAX(id) FROM tagihan) AS billId",
  });
  let index = existing;
  let id = latest?.id ?? 0;
  let billId = latest?.billId ?? 0;
  const span = years * 365 * 86_400_000;
  return () => {
    const share = (index - existing + random.next()) / (total - existing);
    const draft = draw(new Date(now.getTime() - span * (1 - share) - 60_000));
    id += 1;
    const keys = { id, billId: billId + 1, key: prefix + index, userid: random.pick(users), counters };
    const rows = rowsOf(random, draft, keys);
    if (rows.tagihan !== null) billId += 1;
    index += 1;
    return rows;
  };
}

async function startCounters(prisma: PrismaClient): Promise<Counters> {
  const regions = await prisma.tbl_pemda.findMany();
  const codes = new Map(regions.map(({ idpemda, pemdaid }) => [idpemda, pemdaid]));
  return countDocuments(codes, await prisma.nomor_urut.findMany());
}

/** Written with the bills that they numbered, so that a run that was stopped can be continued. */
async function saveCounters(connection: PoolConnection, counters: Counters): Promise<void> {
  const rows = counters.rows().map(({ jenis, idskpd, tahun, nomor }) => [jenis, idskpd, tahun, nomor]);
  await connection.batch("REPLACE INTO nomor_urut (jenis, idskpd, tahun, nomor) VALUES (?, ?, ?, ?)", rows);
}

/** Accounts that can't sign in, so that no single customer has a hundred thousand bookings. */
async function ensureCustomers(prisma: PrismaClient): Promise<number[]> {
  const random = randomFrom(41);
  const data = Array.from({ length: customers }, (_, index) => ({
    username: `${prefix}${index}`,
    email: `${prefix}${index}@contoh.example`,
    fullname: nameOf(random),
    password: "-",
    statusakun: 0,
  }));
  await prisma.userdata.createMany({ data, skipDuplicates: true });
  const users = await prisma.userdata.findMany({
    where: { username: { startsWith: prefix } },
    select: { userid: true },
  });
  return users.map(({ userid }) => userid);
}

const ordered = codeOf("ordered");
const lastActions: Readonly<Partial<Record<BookingState, string>>> = {
  complete: "complete",
  submitted: "customerConfirm",
  awaitingPayment: "confirm",
  paid: "pay",
  inUse: "checkIn",
  finished: "finish",
  rejected: "reject",
  cancelled: "cancel",
  expired: "expire",
  noShow: "noShow",
};
const cameBy = stateNames
  .flatMap((state) => (lastActions[state] ? [`WHEN ${codeOf(state)} THEN '${lastActions[state]}'`] : []))
  .join(" ");

/** The order and the latest state: the least that a history shows. */
async function insertHistory(connection: PoolConnection, first: number, last: number): Promise<void> {
  const columns = "INSERT INTO booking_riwayat (bookingid, aksi, daristatus, kestatus, userid, peran, versi, waktu)";
  const range = "FROM booking WHERE id BETWEEN ? AND ?";
  await connection.query(
    `${columns} SELECT id, 'order', NULL, ${ordered}, user_created, 'nasabah', 0, date_created ${range}
     UNION ALL SELECT id, CASE statusbooking ${cameBy} END, ${ordered}, statusbooking, NULL, 'system', 1, tglstatus ${range}
       AND statusbooking <> ${ordered}`,
    [first, last, first, last],
  );
}
