/**
 * Measures pages and searches of the list of bookings over HTTP, signed in as an agency's user, on a database with many bookings; page 1
 * under load, beside its SQL alone, is a row of `npm run bench`:
 *
 *     DATABASE_URL=mysql://user:password@host:port/schema node bench/list.ts
 *
 * Fill the database first: `npm run db:seed -- --bookings 1000000`.
 */
import { type Service, signIn, startApi } from "./service.ts";
import { median, quantile } from "./statistics.ts";

const { DATABASE_URL } = process.env;
if (!DATABASE_URL) throw new Error("Set DATABASE_URL: mysql://user:password@host:port/schema");

const lists = {
  "filtered by status, newest first": "filter[statusbooking]=70&orderby=id&ordertype=desc",
  "filtered by status, by start": "filter[statusbooking]=70&orderby=tglmulaipemakaian&ordertype=desc",
  "all, by day of order": "orderby=date_created&ordertype=desc",
};
const searches = ["Budi", "Siti", "An", "Zzz", "88932", "Dewi S"];
const rounds = { latency: 60, search: 20 };

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

const api = await startApi(3951, DATABASE_URL);
try {
  await measureLatency(api, await signIn(api.origin, "dinas"));
} finally {
  await api.stop();
}
