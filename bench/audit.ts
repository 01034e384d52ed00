/**
 * Measures the searches of the audit trail over HTTP, signed in as the super user, on a trail of a million entries, which it fills:
 *
 *     DATABASE_URL=mysql://user:password@host:port/schema node bench/audit.ts
 *
 * Each search is told beside the plain list of the same run, and it ends with 1 when one takes a second or more.
 */
import { createDatabase, type Database } from "@retribusi/db/client";
import { signIn, startApi } from "./service.ts";
import { median, quantile } from "./statistics.ts";

const { DATABASE_URL } = process.env;
if (!DATABASE_URL) throw new Error("Set DATABASE_URL: mysql://user:password@host:port/schema");

const wanted = 1_000_000;
const rounds = 8;
/** Milliseconds within which nine of ten answers come. */
const limit = 1000;

const digit =
  "(SELECT 0 AS n UNION SELECT 1 UNION SELECT 2 UNION SELECT 3 UNION SELECT 4 UNION SELECT 5 UNION SELECT 6 UNION SELECT 7 UNION SELECT 8 UNION SELECT 9)";
const step = 100_000;

/** Entries of three years: actions, records and values of many kinds; a hundred thousand at a time, numbered from the first value on. */
const filling = `
INSERT INTO audit (userid, peran, aksi, entitas, kunci, sebelum, sesudah, alamatip, waktu)
SELECT ?, 'superuser', ELT(1 + s.n % 5, 'edit', 'login', 'add', 'lihat_nik', 'logout'),
  ELT(1 + s.n % 4, 'userdata', 'trx_penginapan', 'tbl_skpd', 'mst_objectretribusi'), s.n % 50000,
  JSON_OBJECT('fullname', CONCAT('Nama Lama ', s.n), 'alamat', CONCAT('Jalan Mawar ', s.n % 900)),
  JSON_OBJECT('fullname', CONCAT('Nama Baru ', s.n), 'alamat', CONCAT('Jalan Melati ', s.n % 700), 'kode', s.n * 7919),
  '127.0.0.1', UTC_TIMESTAMP(3) - INTERVAL (${wanted} - s.n) * 94 SECOND
FROM (SELECT ? + a.n + 10 * b.n + 100 * c.n + 1000 * d.n + 10000 * e.n AS n
  FROM ${digit} a, ${digit} b, ${digit} c, ${digit} d, ${digit} e) s
ORDER BY s.n`;

async function fill({ pool, prisma }: Database): Promise<void> {
  const people = await prisma.userdata.findMany({ select: { userid: true }, orderBy: { userid: "asc" } });
  for (let there = await prisma.audit.count(); there < wanted; there += step) {
    await pool.query(filling, [people[Math.floor(there / step) % people.length]?.userid ?? null, there]);
    console.log(`… ${(there + step).toLocaleString("en")} entries`);
  }
}

const day = (daysAgo: number): string => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

/** What is looked for: nothing, words from often to never, and the same narrowed by person, record, time and action. */
const searches = (person: number): Readonly<Record<string, string>> => ({
  "no search": "",
  "text in every entry": "search=Mawar",
  "text, the newest entry": `search=${encodeURIComponent(`Baru ${wanted - 1}`)}`,
  "text in no entry": "search=tidakadasamasekali",
  person: `filter[userid]=${person}`,
  "person and text": `filter[userid]=${person}&search=tidakadasamasekali`,
  record: "filter[entitas]=userdata&filter[kunci]=40",
  "record and text": "filter[entitas]=userdata&filter[kunci]=40&search=tidakadasamasekali",
  "a day": `filter[waktu]=${day(500)}..${day(500)}`,
  "a day and text": `filter[waktu]=${day(500)}..${day(500)}&search=tidakadasamasekali`,
  "a month and text": `filter[waktu]=${day(530)}..${day(500)}&search=tidakadasamasekali`,
  "action and text": "filter[aksi]=lihat_nik&search=tidakadasamasekali",
});

async function timed(url: string, token: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - start;
}

const db = createDatabase({ url: DATABASE_URL, connectionLimit: 2 });
await fill(db);
const { userid: person } = await db.prisma.userdata.findUniqueOrThrow({
  where: { username: "dinas" },
  select: { userid: true },
});
console.log(`${(await db.prisma.audit.count()).toLocaleString("en")} entries`);
await db.close();
const api = await startApi(3951, DATABASE_URL);
try {
  const token = await signIn(api.origin, "superuser");
  let baseline = Number.NaN;
  for (const [name, query] of Object.entries(searches(person))) {
    for (const call of ["jejak_audit", "jejak_audit/count"]) {
      const url = `${api.origin}/api/${call}?${query}`;
      await timed(url, token);
      const figures: number[] = [];
      for (let round = 0; round < rounds; round += 1) figures.push(await timed(url, token));
      const [middle, most] = [median(figures), quantile(figures, 0.9)];
      if (Number.isNaN(baseline)) baseline = middle;
      console.log(
        `${call}, ${name}: median ${middle.toFixed(0)} ms, 90 % ${most.toFixed(0)} ms, ${(middle / baseline).toFixed(1)} × the plain list`,
      );
      if (most >= limit) process.exitCode = 1;
    }
  }
} finally {
  await api.stop();
}
