/**
 * Measures 16 exports at once, four of each format by four people: the most memory that the server takes, and how quickly others are
 * answered meanwhile.
 *
 *     DATABASE_URL=mysql://user:password@host:port/schema node bench/export-crowd.ts
 *
 * Fill the database first: `npm run db:seed -- --bookings 120000`. Ends with 1 where a figure is above its limit.
 */
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { signIn, startApi } from "./service.ts";
import { quantile } from "./statistics.ts";

const { DATABASE_URL } = process.env;
if (!DATABASE_URL) throw new Error("Set DATABASE_URL: mysql://user:password@host:port/schema");

/** Megabytes that the server may take, and milliseconds for 99 of 100 lists that others ask for meanwhile. */
const limits = { peak: 700, list: 400 } as const;
const people = ["bank", "superuser", "pemda", "dinas"];
/** A pdf takes 2,000 rows at most: those of one object and state. */
const formats = ["csv", "xlsx", "print", "pdf"] as const;

const { origin, pid, stop } = await startApi(3997, DATABASE_URL);
/** The most that the process has taken since it began, in megabytes, as Linux tells it. */
const peakOf = (): number => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

async function download(path: string, authorization: string): Promise<{ status: number; size: number }> {
  const answer = await fetch(`${origin}/api/${path}`, { headers: { authorization } });
  let size = 0;
  for await (const piece of answer.body ?? []) size += piece.byteLength;
  return { status: answer.status, size };
}

/** The filter of an object that has so many bookings that a pdf takes them, as many as possible. */
async function paperFilter(authorization: string): Promise<string> {
  let best = { num: 0, filter: "filter[objectid]=1" };
  for (let objectid = 1; objectid <= 45; objectid += 1) {
    for (const state of [70, 90, 92]) {
      const filter = `filter[objectid]=${objectid}&filter[statusbooking]=${state}`;
      const answer = await fetch(`${origin}/api/report_trx_all/count?${filter}`, { headers: { authorization } });
      const { num }: { num?: number } = JSON.parse(await answer.text());
      if (num !== undefined && num <= 2000 && num > best.num) best = { num, filter };
    }
  }
  console.log(`pdf of ${best.num} rows`);
  return best.filter;
}

try {
  const tokens: string[] = [];
  for (const person of people) tokens.push(`Bearer ${await signIn(origin, person)}`);
  const [watcher = ""] = tokens;
  const paper = await paperFilter(watcher);
  const started = performance.now();
  let runs = true;
  const exports = Promise.all(
    tokens.flatMap((token) =>
      formats.map((format) =>
        download(`report_trx_all/export?format=${format}${format === "pdf" ? `&${paper}` : ""}`, token),
      ),
    ),
  ).finally(() => {
    runs = false;
  });
  exports.catch(() => undefined);
  const waits: number[] = [];
  while (runs) {
    const asked = performance.now();
    await download("report_trx_all?filter[statusbooking]=70", watcher);
    waits.push(performance.now() - asked);
    await wait(50);
  }
  const done = await exports;
  const [peak, p99] = [peakOf(), quantile(waits, 0.99)];
  console.log(
    `${done.filter(({ status }) => status === 200).length} of ${done.length} exports made in ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
  console.log(
    `peak ${peak.toFixed(0)} MB of ${limits.peak}; 99 % of ${waits.length} lists in ${p99.toFixed(0)} ms of ${limits.list}`,
  );
  if (peak > limits.peak || p99 > limits.list || done.some(({ status }) => status !== 200)) process.exitCode = 1;
} finally {
  await stop();
}
