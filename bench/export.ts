/**
 * Measures exports of all bookings: time, growth of the server's memory, and how quickly others are answered meanwhile.
 *
 *     DATABASE_URL=mysql://user:password@host:port/schema node bench/export.ts
 *
 * Fill the database first: `npm run db:seed -- --bookings 120000`. Ends with 1 where a figure is above its limit.
 */
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { signIn, startApi } from "./service.ts";
import { quantile } from "./statistics.ts";

const { DATABASE_URL } = process.env;
if (!DATABASE_URL) throw new Error("Set DATABASE_URL: mysql://user:password@host:port/schema");

const megabyte = 1024 * 1024;
const least = 100_000;
/** Milliseconds for 99 of 100 lists that somebody else asks for meanwhile. */
const limitMs = 60;
/** Megabytes by which the server may grow. */
const limits = { csv: 100, print: 100, xlsx: 100 } as const;
const formats = ["csv", "print", "xlsx"] as const;
type Format = (typeof formats)[number];
const warmUp = 300;
/** Exports one after the other, so that what each leaves behind is seen too; one is long enough of very many rows. */
const roundsOf = (rows: number): number => (rows > 500_000 ? 1 : 3);
/** Which formats, when not all: `node bench/export.ts csv xlsx`. */
const [, , ...asked] = process.argv;

interface Figures {
  readonly seconds: number;
  readonly size: number;
  readonly growth: number;
  readonly peak: number;
  readonly p99: number;
  /** The same while nothing is exported. */
  readonly quiet: number;
  readonly lists: number;
}

/** Resident memory of a process in megabytes, as Linux tells it. */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

/** Reads an answer to its end and throws it away; answers its size in bytes. */
async function download(url: string, authorization: string): Promise<number> {
  const answer = await fetch(url, { headers: { authorization, "accept-encoding": "identity" } });
  if (!answer.ok || !answer.body) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  let size = 0;
  for await (const piece of answer.body) size += piece.byteLength;
  return size;
}

/** On a server of its own that has answered lists before, so that only the export makes it grow. */
async function measure(format: Format, url: string, rounds: number): Promise<Figures> {
  const { origin, pid, stop } = await startApi(3997, url);
  try {
    const authorization = `Bearer ${await signIn(origin, "bank")}`;
    const list = `${origin}/api/report_trx_all?filter[statusbooking]=70`;
    const ask = async () => {
      const asked = performance.now();
      await download(list, authorization);
      return performance.now() - asked;
    };
    const alone: number[] = [];
    for (let round = 0; round < warmUp; round += 1) alone.push(await ask());
    const before = memoryOf(pid);
    const waits: number[] = [];
    let peak = before;
    let size = 0;
    const start = performance.now();
    for (let round = 0; round < rounds; round += 1) {
      let runs = true;
      const exported = download(`${origin}/api/report_trx_all/export?format=${format}`, authorization).finally(() => {
        runs = false;
      });
      // What fails meanwhile is told below; it must not end this process before the server is stopped.
      exported.catch(() => undefined);
      while (runs) {
        waits.push(await ask());
        peak = Math.max(peak, memoryOf(pid));
        await wait(20);
      }
      size = (await exported) / megabyte;
    }
    const seconds = (performance.now() - start) / 1000 / rounds;
    const quiet = quantile(alone.slice(warmUp / 3), 0.99);
    return { seconds, size, growth: peak - before, peak, p99: quantile(waits, 0.99), quiet, lists: waits.length };
  } finally {
    await stop();
  }
}

async function countBookings(url: string): Promise<number> {
  const { origin, stop } = await startApi(3997, url);
  const headers = { authorization: `Bearer ${await signIn(origin, "bank")}` };
  const answer: unknown = await (await fetch(`${origin}/api/report_trx_all/count`, { headers })).json();
  await stop();
  return typeof answer === "object" && answer !== null && "num" in answer ? Number(answer.num) : 0;
}

const rows = await countBookings(DATABASE_URL);
if (rows < least)
  throw new Error(`There are ${rows} bookings; ${least} are needed: npm run db:seed -- --bookings 120000`);
console.log(`${rows.toLocaleString("en")} bookings, 15 columns`);
const results: Record<string, Record<string, string>> = {};
for (const format of formats) {
  if (asked.length > 0 && !asked.includes(format)) continue;
  const { seconds, size, growth, peak, p99, quiet, lists } = await measure(format, DATABASE_URL, roundsOf(rows));
  const holds = growth < limits[format] && p99 < limitMs;
  results[format] = {
    time: `${seconds.toFixed(1)} s`,
    size: `${size.toFixed(1)} MB`,
    memory: `+${growth.toFixed(0)} MB of ${limits[format]} (peak ${peak.toFixed(0)})`,
    "99 % of lists": `${p99.toFixed(0)} ms of ${limitMs} (${lists} lists; alone ${quiet.toFixed(0)} ms, so × ${(p99 / quiet).toFixed(1)})`,
    holds: holds ? "yes" : "NO",
  };
  if (!holds) process.exitCode = 1;
}
console.table(results);
