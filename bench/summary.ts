/**
 * Measures what reports read from the daily summaries, and what keeping these costs, on a database with many bookings:
 *
 *     DATABASE_URL=mysql://user:password@host:port/schema node bench/summary.ts
 *
 * Fill the database first: `npm run db:seed -- --bookings 1000000`. Every figure stands beside the shortest statement that there is.
 */
import { createDatabase, type Database, readerOptions } from "@retribusi/db/client";
import { recalculate, takeTurn } from "@retribusi/db/summary/recalculate";
import { median, quantile } from "./statistics.ts";

const { DATABASE_URL } = process.env;
if (!DATABASE_URL) throw new Error("Set DATABASE_URL: mysql://user:password@host:port/schema");

const day = 86_400_000;
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
const today = dayOf(Date.now());
const yearAgo = dayOf(Date.now() - 365 * day);

async function repeat(count: number, work: (round: number) => Promise<unknown>): Promise<number[]> {
  const figures: number[] = [];
  await work(0);
  for (let round = 0; round < count; round += 1) {
    const started = performance.now();
    await work(round);
    figures.push(performance.now() - started);
  }
  return figures;
}

const shown = (figures: readonly number[]): string =>
  `median ${median(figures).toFixed(2)} ms, 95 % ${quantile(figures, 0.95).toFixed(2)} ms`;

/** What the screens ask: a year of money by month and agency, and a year of use of forty objects. */
const questions = {
  "SELECT 1": { sql: "SELECT 1", values: [] },
  "a year by month and agency": {
    sql: `SELECT DATE_FORMAT(tgl, '%Y-%m') AS bulan, idskpd, SUM(jumlah) AS jumlah, SUM(dibayar) AS dibayar FROM ringkasan_harian
      WHERE dasar = 'bayar' AND tgl BETWEEN ? AND ? GROUP BY 1, 2 ORDER BY 1, 2`,
    values: [yearAgo, today],
  },
  "the same by state, payer group and bank": {
    sql: `SELECT DATE_FORMAT(tgl, '%Y-%m') AS bulan, statusbooking, kelompoktarif, bankid, SUM(jumlah) AS jumlah FROM ringkasan_rinci
      WHERE dasar = 'pesan' AND tgl BETWEEN ? AND ? GROUP BY 1, 2, 3, 4`,
    values: [yearAgo, today],
  },
  "heat map, 40 objects × 365 days": {
    sql: `SELECT objectid, tgl, unithari FROM penggunaan_harian
      WHERE objectid IN (SELECT objectid FROM (SELECT objectid FROM mst_objectretribusi ORDER BY objectid LIMIT 40) o) AND tgl BETWEEN ? AND ?`,
    values: [yearAgo, today],
  },
  "the year from the rows themselves": {
    sql: `SELECT DATE_FORMAT(m.haribuku, '%Y-%m') AS bulan, b.idskpd, COUNT(*) AS jumlah, SUM(m.jumlah) AS dibayar
      FROM pembayaran m JOIN booking b ON b.id = m.bookingid WHERE m.tgltransaksi >= ? AND m.haribuku BETWEEN ? AND ? GROUP BY 1, 2`,
    values: [yearAgo, yearAgo, today],
  },
} as const;

async function measureQuestions({ pool }: Database): Promise<void> {
  for (const [name, { sql, values }] of Object.entries(questions)) {
    const rounds = name.includes("rows themselves") ? 3 : 40;
    let rows = 0;
    const figures = await repeat(rounds, async () => {
      rows = (await pool.query<unknown[]>({ ...readerOptions, sql }, [...values])).length;
    });
    console.log(`${name}: ${shown(figures)}, ${rows} rows`);
  }
}

/** What a run of the job does for one object of which one day is marked. */
async function measureRecalculation({ prisma }: Database): Promise<void> {
  const objects = await prisma.mst_objectretribusi.findMany({ select: { objectid: true }, where: { statusobject: 1 } });
  const figures = await repeat(60, (round) =>
    prisma.$transaction(async (tx) => {
      const objectid = objects[round % objects.length]?.objectid ?? 0;
      const at = dayOf(Date.now() - ((round * 37) % 365) * day);
      await takeTurn(tx, objectid);
      await recalculate(tx, objectid, { from: at, until: at });
    }),
  );
  console.log(`one day of one object calculated anew: ${shown(figures)}`);
}

/** The one statement that an action has more. */
async function measureMark({ prisma }: Database): Promise<void> {
  const [dari, sampai] = [new Date(today), new Date(yearAgo)];
  await prisma.$transaction(
    async (tx) => {
      const bare = await repeat(200, () => tx.$queryRaw`SELECT 1`);
      const data = [0, 1].map(() => ({ objectid: 1, dari, sampai }));
      const marks = await repeat(200, () => tx.ringkasan_tanda.createMany({ data }));
      console.log(`SELECT 1 in a transaction: ${shown(bare)}\na mark of two ranges: ${shown(marks)}`);
      await tx.ringkasan_tanda.deleteMany({ where: { objectid: 1, sampai } });
    },
    { timeout: 60_000 },
  );
}

const database = createDatabase({ url: DATABASE_URL, connectionLimit: 4 });
try {
  const [{ bookings, days }] = await database.pool.query({
    ...readerOptions,
    sql: "SELECT (SELECT COUNT(*) FROM booking) AS bookings, (SELECT COUNT(*) FROM ringkasan_harian) AS days",
  });
  console.log(`${bookings} bookings, ${days} rows of ringkasan_harian`);
  await measureQuestions(database);
  await measureRecalculation(database);
  await measureMark(database);
} finally {
  await database.close();
}
