/**
 * Measures exports of all bookings, each between two bare streams of the same SQL through the driver: time, growth of the server's memory,
 * how long its main loop stands still at most, and how quickly others are answered meanwhile; then a pdf of up to 2,000 of them.
 *
 *     DATABASE_URL=mysql://user:password@host:port/schema node bench/export.ts
 *
 * Fill the database first: `npm run db:seed -- --bookings 120000`. Ends with 1 where a figure is above its limit.
 */
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { unscoped } from "@retribusi/api/access/scope";
import { columnsSql } from "@retribusi/api/records/export/export-list";
import { readListQuery } from "@retribusi/api/records/list-query";
import { entityOf } from "@retribusi/api/records/reader";
import { readerOptions } from "@retribusi/db/client";
import { connectionSettings } from "@retribusi/db/connection";
import { createConnection } from "mariadb";
import { type Service, signIn, startApi } from "./service.ts";
import { median, quantile } from "./statistics.ts";

const { DATABASE_URL } = process.env;
if (!DATABASE_URL) throw new Error("Set DATABASE_URL: mysql://user:password@host:port/schema");

const megabyte = 1024 * 1024;
const least = 100_000;
/** Rounds of each format, odd so that one is in the middle: `node bench/export.ts 5 csv xlsx`. */
const [, , rounds = "3", ...asked] = process.argv;
const formats = ["csv", "print", "xlsx", "pdf"] as const;
type Format = (typeof formats)[number];

/** Times of the bare stream, megabytes by which the server may grow; seconds for a pdf. */
const limits = {
  csv: { times: 2, growth: 100 },
  print: { times: 3, growth: 100 },
  xlsx: { times: 5, growth: 100 },
  pdf: { seconds: 4, growth: 450 },
} as const;
/** Milliseconds for 99 of 100 lists that somebody else asks for meanwhile, and for which the main loop may stand still. */
const [listMs, blockMs] = [60, 50];
const warmUp = 300;

const columns = entityOf("report_trx_all").columns;
const { sql, values } = columnsSql(
  unscoped("report_trx_all", "a measurement of the whole list"),
  columns,
  readListQuery(entityOf("report_trx_all"), {}),
);

/** Seconds in which the driver alone reads what the export reads, and its rows. */
async function readBare(url: string): Promise<{ seconds: number; rows: number }> {
  const connection = await createConnection({ ...connectionSettings(url), ...readerOptions });
  const start = performance.now();
  let rows = 0;
  for await (const _row of connection.queryStream({ sql, rowsAsArray: true }, [...values])) rows += 1;
  const seconds = (performance.now() - start) / 1000;
  await connection.end();
  return { seconds, rows };
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

/** The filter of an object of which a pdf takes all the bookings in one state, as many as possible. */
async function paperFilter(origin: string, authorization: string): Promise<string> {
  let best = { num: 0, filter: "&filter[objectid]=1&filter[statusbooking]=70" };
  for (let objectid = 1; objectid <= 45; objectid += 1) {
    for (const state of [70, 90, 92]) {
      const filter = `&filter[objectid]=${objectid}&filter[statusbooking]=${state}`;
      const path = `${origin}/api/report_trx_all/count?${filter.slice(1)}`;
      const { num }: { num: number } = JSON.parse(await (await fetch(path, { headers: { authorization } })).text());
      if (num <= 2_000 && num > best.num) best = { num, filter };
    }
  }
  console.log(`pdf of ${best.num} rows`);
  return best.filter;
}

interface Round {
  readonly seconds: number;
  readonly bare: number;
  readonly size: number;
  readonly block: number;
}

/** One export while somebody else asks for lists; what they waited goes to `waits`. */
async function exportOnce(
  { origin, ask }: Service,
  path: string,
  authorization: string,
  waits: number[],
  onTurn: () => void,
): Promise<Omit<Round, "bare">> {
  await ask("begin");
  const start = performance.now();
  let seconds = 0;
  const exported = download(`${origin}/api/report_trx_all/export?${path}`, authorization).finally(() => {
    seconds = (performance.now() - start) / 1000;
  });
  // What fails meanwhile is told below; it must not end this process before the server is stopped.
  exported.catch(() => undefined);
  while (seconds === 0) {
    const began = performance.now();
    await download(`${origin}/api/report_trx_all?filter[statusbooking]=70`, authorization);
    waits.push(performance.now() - began);
    onTurn();
    await wait(20);
  }
  return { seconds, size: (await exported) / megabyte, block: Number(await ask("tell")) };
}

/** On a server of its own that has answered lists before, so that only the export makes it grow. */
async function measure(format: Format, url: string) {
  const service = await startApi(3997, url);
  const { origin, pid, stop } = service;
  try {
    const authorization = `Bearer ${await signIn(origin, "bank")}`;
    const path = `format=${format}${format === "pdf" ? await paperFilter(origin, authorization) : ""}`;
    const list = `${origin}/api/report_trx_all?filter[statusbooking]=70`;
    for (let round = 0; round < warmUp; round += 1) await download(list, authorization);
    const before = memoryOf(pid);
    let peak = before;
    const waits: number[] = [];
    const done: Round[] = [];
    for (let round = 0; round < Number(rounds); round += 1) {
      const bare = format === "pdf" ? 0 : (await readBare(url)).seconds;
      const made = await exportOnce(service, path, authorization, waits, () => {
        peak = Math.max(peak, memoryOf(pid));
      });
      done.push({ bare, ...made });
    }
    const middle = (name: keyof Round): number => median(done.map((round) => round[name]));
    const block = Math.max(...done.map((round) => round.block));
    const times = median(done.map(({ seconds, bare }) => seconds / bare));
    const [seconds, bare, size] = [middle("seconds"), middle("bare"), middle("size")];
    return {
      seconds,
      bare,
      times,
      size,
      growth: peak - before,
      peak,
      block,
      p99: quantile(waits, 0.99),
      lists: waits.length,
    };
  } finally {
    await stop();
  }
}

const { rows } = await readBare(DATABASE_URL);
if (rows < least)
  throw new Error(`There are ${rows} bookings; ${least} are needed: npm run db:seed -- --bookings 120000`);
console.log(`${rows.toLocaleString("en")} bookings, ${columns.length} columns, medians of ${rounds} rounds`);
const results: Record<string, Record<string, string>> = {};
for (const format of formats) {
  if (asked.length > 0 && !asked.includes(format)) continue;
  const { seconds, bare, times, size, growth, peak, block, p99, lists } = await measure(format, DATABASE_URL);
  const limit = limits[format];
  const isQuick = "times" in limit ? times <= limit.times : seconds <= limit.seconds;
  const holds = isQuick && growth < limit.growth && p99 < listMs && block < blockMs;
  results[format] = {
    time: `${seconds.toFixed(1)} s`,
    bare:
      "times" in limit ? `${bare.toFixed(1)} s, so × ${times.toFixed(2)} of ${limit.times}` : `of ${limit.seconds} s`,
    size: `${size.toFixed(1)} MB`,
    memory: `+${growth.toFixed(0)} MB of ${limit.growth} (peak ${peak.toFixed(0)})`,
    "99 % of lists": `${p99.toFixed(0)} ms of ${listMs} (${lists} lists)`,
    "longest block": `${block.toFixed(0)} ms of ${blockMs}`,
    holds: holds ? "yes" : "NO",
  };
  if (!holds) process.exitCode = 1;
}
console.table(results);
