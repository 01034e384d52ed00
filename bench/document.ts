/**
 * Measures a pdf of 20,000 bookings that is made in the background: time, growth of the server's memory with the thread that lays the
 * pages out, and how quickly others are answered meanwhile.
 *
 *     DATABASE_URL=mysql://user:password@host:port/schema node bench/document.ts
 *
 * Fill the database first: `npm run db:seed -- --bookings 120000`. Ends with 1 where a figure is above its limit.
 */
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { signIn, startApi } from "./service.ts";
import { quantile } from "./statistics.ts";

const { DATABASE_URL } = process.env;
if (!DATABASE_URL) throw new Error("Set DATABASE_URL: mysql://user:password@host:port/schema");

/** Rows that it has at least. */
const least = 20_000;
/** Megabytes by which the server may grow: one part of 2,000 rows takes 320 at most, however many there are. */
const limits = { growth: 450, list: 200 } as const;
const warmUp = 200;
const timeoutMs = 30 * 60_000;

const { origin, pid, stop } = await startApi(3996, DATABASE_URL, true);

/** Resident memory of the server in megabytes, as Linux tells it. */
const memory = (): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

async function call(path: string, authorization: string, init: RequestInit = {}): Promise<unknown> {
  const headers = { authorization, "content-type": "application/json" };
  const answer = await fetch(`${origin}/api/${path}`, { ...init, headers });
  const body: unknown = JSON.parse(await answer.text());
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(body)}`);
  return body;
}

const numberIn = (body: unknown, name: string): number =>
  typeof body === "object" && body !== null && name in body
    ? Number(Object.entries(body).find(([key]) => key === name)?.[1])
    : 0;

/** Regions until there are enough rows: a filter that has not too many of them. */
async function findFilter(authorization: string): Promise<{ filter: Record<string, string>; rows: number }> {
  const found: { filter: Record<string, string>; rows: number }[] = [];
  for (const [name, values] of Object.entries({ idskpd: 12, pengelolaid: 16, objectid: 8 })) {
    for (let value = 1; value <= values; value += 1) {
      const rows = numberIn(await call(`report_trx_all/count?filter[${name}]=${value}`, authorization), "num");
      if (rows >= least) found.push({ filter: { [name]: String(value) }, rows });
    }
  }
  const [best] = found.toSorted((one, other) => one.rows - other.rows);
  if (!best) throw new Error(`No agency or group has ${least} bookings: npm run db:seed -- --bookings 120000`);
  return best;
}

interface DocumentState {
  readonly status: string;
  readonly num: number;
  readonly ukuran: number;
}

async function stateOf(authorization: string, id: number): Promise<DocumentState> {
  const body = await call("report/dokumen", authorization);
  const { records }: { records: (DocumentState & { id: number })[] } = Object(body);
  const row = records.find((one) => one.id === id);
  if (!row) throw new Error("The document is gone");
  return row;
}

try {
  const authorization = `Bearer ${await signIn(origin, "bank")}`;
  const { filter, rows } = await findFilter(authorization);
  const ask = async () => {
    const asked = performance.now();
    await call("report_trx_all?filter[statusbooking]=70", authorization);
    return performance.now() - asked;
  };
  const alone: number[] = [];
  for (let round = 0; round < warmUp; round += 1) alone.push(await ask());
  const before = memory();
  const started = performance.now();
  const body = JSON.stringify({ sumber: "daftar/report_trx_all", format: "pdf", query: { filter } });
  const id = numberIn(await call("report/dokumen", authorization, { method: "POST", body }), "id");
  const waits: number[] = [];
  let peak = before;
  let now = await stateOf(authorization, id);
  while (now.status !== "siap" && performance.now() - started < timeoutMs) {
    if (now.status === "gagal") throw new Error("The document could not be made");
    for (let round = 0; round < 20; round += 1) {
      waits.push(await ask());
      peak = Math.max(peak, memory());
      await wait(40);
    }
    now = await stateOf(authorization, id);
  }
  const [growth, p99] = [peak - before, quantile(waits, 0.99)];
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `pdf of ${rows.toLocaleString("en")} bookings, 15 columns: ${(now.ukuran / 1024 / 1024).toFixed(1)} MB in ${seconds.toFixed(0)} s`,
  );
  console.log(
    `memory +${growth.toFixed(0)} MB of ${limits.growth}; 99 % of ${waits.length} lists in ${p99.toFixed(0)} ms of ${limits.list} (alone ${quantile(alone.slice(warmUp / 2), 0.99).toFixed(0)} ms)`,
  );
  await call(`report/dokumen/${id}`, authorization, { method: "DELETE" });
  if (now.num < rows || growth > limits.growth || p99 > limits.list) process.exitCode = 1;
} finally {
  await stop();
}
