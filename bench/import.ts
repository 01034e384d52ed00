/**
 * Measures the import of 100,000 budget accounts: time, growth of the server's memory, and how quickly others are answered meanwhile.
 *
 *     DATABASE_URL=mysql://user:password@host:port/schema node bench/import.ts
 *
 * The database holds the demonstration; each run adds accounts of its own.
 */
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { signIn, startApi } from "./service.ts";
import { quantile } from "./statistics.ts";

const { DATABASE_URL } = process.env;
if (!DATABASE_URL) throw new Error("Set DATABASE_URL: mysql://user:password@host:port/schema");

const rows = 100_000;
const megabyte = 1024 * 1024;
const run = Date.now().toString(36);
const header = "Pemerintah daerah;Dinas;Jenis penerimaan;Kode rekening;Uraian anggaran\r\n";
const lines = Array.from(
  { length: rows },
  (_, n) => `32;5.04;Retribusi Penginapan;${run}.${n};Mata anggaran contoh nomor ${n}\r\n`,
);
const file = new Blob([header, ...lines]);

const { origin, pid, stop } = await startApi(3998, DATABASE_URL);
const authorization = `Bearer ${await signIn(origin, "bank")}`;

/** Resident memory of the server in bytes, as Linux tells it. */
const memory = (): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) * 1024;

async function send(query: string): Promise<string> {
  const form = new FormData();
  form.set("import", file, "mata-anggaran.csv");
  const headers = { authorization, accept: "application/x-ndjson" };
  const answer = await fetch(`${origin}/api/tbl_mataanggaran/import${query}`, { method: "POST", headers, body: form });
  return (await answer.text()).trim().split("\n").at(-1) ?? "";
}

async function measure(name: string, query: string): Promise<void> {
  let running = true;
  let peak = memory();
  const before = peak;
  const waits: number[] = [];
  const watch = async () => {
    while (running) {
      const start = performance.now();
      const answer = await fetch(`${origin}/api/tbl_skpd?limit=20`, { headers: { authorization } });
      await answer.arrayBuffer();
      waits.push(performance.now() - start);
      peak = Math.max(peak, memory());
      await wait(20);
    }
  };
  const watching = watch();
  const start = performance.now();
  const last = await send(query);
  const seconds = (performance.now() - start) / 1000;
  running = false;
  await watching;
  const { rows: read, added } = JSON.parse(last).report ?? {};
  console.log(
    `${name}: ${seconds.toFixed(1)} s, ${read} rows read, ${added} added, memory +${((peak - before) / megabyte).toFixed(0)} MB ` +
      `(peak ${(peak / megabyte).toFixed(0)} MB); a list meanwhile: 99 % within ${quantile(waits, 0.99).toFixed(0)} ms`,
  );
  if (added !== rows) throw new Error(last.slice(0, 500));
}

console.log(`${rows} rows, ${(file.size / megabyte).toFixed(1)} MB`);
await fetch(`${origin}/api/tbl_skpd?limit=20`, { headers: { authorization } });
await measure("dry run", "?dryrun=1");
await measure("import", "");
await stop();
