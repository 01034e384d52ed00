/**
 * Measures the list of bookings over HTTP, signed in as an agency's user, on a database with many bookings:
 *
 *     DATABASE_URL=mysql://user:password@host:port/schema node bench/list.ts
 *
 * Fill the database first: `npm run db:seed -- --bookings 1000000`.
 */
import { scope } from "@retribusi/api/access/scope";
import { readListQuery } from "@retribusi/api/records/list-query";
import { entityOf, listSql } from "@retribusi/api/records/reader";
import { createDatabase } from "@retribusi/db/client";
import autocannon from "autocannon";
import { type Service, signIn, startApi, startService } from "./service.ts";
import { median, quantile } from "./statistics.ts";

const { DATABASE_URL } = process.env;
if (!DATABASE_URL) throw new Error("Set DATABASE_URL: mysql://user:password@host:port/schema");

const entity = entityOf("trx_penginapan");
const columns = [...new Set([...entity.key, ...entity.columns])];
const lists = {
  "filtered by status, newest first": "filter[statusbooking]=70&orderby=id&ordertype=desc",
  "filtered by status, by start": "filter[statusbooking]=70&orderby=tglmulaipemakaian&ordertype=desc",
  "all, by day of order": "orderby=date_created&ordertype=desc",
};
const searches = ["Budi", "Siti", "An", "Zzz", "88932", "Dewi S"];
const rounds = { latency: 60, search: 20, load: 5 };
const seconds = 6;
const connections = 16;

async function timed(url: string, token: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - start;
}

async function repeat(count: number, work: () => Promise<number>): Promise<number[]> {
  const figures: number[] = [];
  for (let round = 0; round < count; round += 1) figures.push(await work());
  return figures;
}

const shown = (figures: readonly number[]): string =>
  `median ${median(figures).toFixed(1)} ms, 95 % ${quantile(figures, 0.95).toFixed(1)} ms`;

async function measureLatency({ origin }: Service, token: string): Promise<void> {
  for (const [name, query] of Object.entries(lists)) {
    for (const page of [1, 2000]) {
      const url = `${origin}/api/trx_penginapan?${query}&page=${page}`;
      await timed(url, token);
      console.log(`${name}, page ${page}: ${shown(await repeat(rounds.latency, () => timed(url, token)))}`);
    }
  }
  const found: number[] = [];
  for (const search of searches) {
    const url = `${origin}/api/trx_penginapan?search=${encodeURIComponent(search)}`;
    found.push(...(await repeat(rounds.search, () => timed(url, token))));
  }
  console.log(`search (${searches.join(", ")}): ${shown(found)}`);
}

async function load(url: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const result = await autocannon({ url, connections, duration: seconds, headers });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} failed answers, ${result.errors} errors`);
  return result.requests.average;
}

async function measureRatio(api: Service, bare: Service, token: string, query: string): Promise<void> {
  const ratios: number[] = [];
  await load(bare.origin, token);
  await load(`${api.origin}/api/trx_penginapan?${query}`, token);
  for (let round = 1; round <= rounds.load; round += 1) {
    const floor = await load(bare.origin, token);
    const ours = await load(`${api.origin}/api/trx_penginapan?${query}`, token);
    ratios.push(ours / floor);
    console.log(
      `run ${round}: bare ${floor.toFixed(0)}/s, application ${ours.toFixed(0)}/s, ratio ${(ours / floor).toFixed(2)}`,
    );
  }
  console.log(`page 1, ${connections} connections: median ratio ${median(ratios).toFixed(2)} (wanted: at least 0.40)`);
}

/** The SQL that the application runs for page 1 of the list, as the same user. */
async function sqlOfPageOne(query: string) {
  const db = createDatabase({ url: DATABASE_URL ?? "", connectionLimit: 2 });
  const row = await db.prisma.userdata.findUniqueOrThrow({ where: { username: "dinas" } });
  const rows = await db.prisma.booking.count();
  await db.close();
  console.log(`${rows.toLocaleString("en")} bookings`);
  const user = { ...row, role: "dinas", roles: [], pages: new Set<string>(), jti: "" } as const;
  const asked = readListQuery(entity, Object.fromEntries(new URLSearchParams(query.replace(/filter[^&]*&/, ""))));
  const filters = [{ field: "statusbooking", oneOf: [70] }];
  return listSql(scope(user, "trx_penginapan"), columns, { ...asked, filters }, asked.limit + 1, 0);
}

const query = lists["filtered by status, newest first"];
const { sql, values } = await sqlOfPageOne(query);
const api = await startApi(3951, DATABASE_URL);
const bare = await startService("bare-server.ts", 3952, "/", {
  BARE_DATABASE_URL: DATABASE_URL,
  BARE_SQL: sql,
  BARE_VALUES: JSON.stringify(values),
});
try {
  const token = await signIn(api.origin, "dinas");
  await measureLatency(api, token);
  await measureRatio(api, bare, token, query);
} finally {
  await Promise.all([api.stop(), bare.stop()]);
}
