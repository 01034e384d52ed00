/**
 * Measures what people wait for in reports over HTTP, on a database with many bookings:
 *
 *     DATABASE_URL=mysql://user:password@host:port/schema node bench/report.ts
 *
 * Fill the database first: `npm run db:seed -- --bookings 1000000`. Every figure stands beside the shortest call of somebody who is signed
 * in. Fails when a home, a year by month and agency, a map of a year, or a page of a book takes longer than decided.
 */
import { signIn, startApi } from "./service.ts";
import { median, quantile } from "./statistics.ts";

const { DATABASE_URL } = process.env;
if (!DATABASE_URL) throw new Error("Set DATABASE_URL: mysql://user:password@host:port/schema");

const rounds = 20;
const year = new Date().getUTCFullYear();
const whole = `dari=${year}-01-01&sampai=${year}-12-31`;

/** Calls and the milliseconds that their median may take; none where nothing was decided. */
const calls: Readonly<Record<string, { readonly path: string; readonly most?: number }>> = {
  "the current user": { path: "account/currentuserdata" },
  "the figures of a home": { path: "report/angka", most: 60 },
  "a year by month and agency": { path: `report/rekap?${whole}&kelompok=idskpd&rinci=bulan`, most: 150 },
  "the same by day of the order": { path: `report/rekap?${whole}&dasar=pesan&kelompok=idskpd&rinci=bulan`, most: 150 },
  "a year by payer group and state": {
    path: `report/rekap?${whole}&dasar=pesan&kelompok=kelompoktarif&rinci=statusbooking`,
  },
  "a map of a year": { path: `report/peta?${whole}`, most: 200 },
  "use by object": { path: `report/penggunaan?${whole}&kelompok=objectid` },
  "the receipts of a year": { path: `report/bku?${whole}`, most: 300 },
  "page 1,500 of them": { path: `report/bku?${whole}&halaman=1500`, most: 300 },
  "receipts of an account": { path: `report/bku?${whole}&idanggaran=3`, most: 300 },
  "the register of bills of a year": { path: `report/skrd?${whole}`, most: 300 },
  "page 1,500 of it": { path: `report/skrd?${whole}&halaman=1500`, most: 300 },
  "bills of an account": { path: `report/skrd?${whole}&idanggaran=3`, most: 300 },
  "the register of receipts": { path: `report/ssrd?${whole}`, most: 300 },
  receivables: { path: "report/piutang", most: 300 },
};

async function timed(url: string, token: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - start;
}

const api = await startApi(3897, DATABASE_URL);
const slow: string[] = [];
try {
  for (const username of ["superuser", "pemda"]) {
    const token = await signIn(api.origin, username);
    for (const [name, { path, most }] of Object.entries(calls)) {
      const url = `${api.origin}/api/${path}`;
      await timed(url, token);
      const figures: number[] = [];
      for (let round = 0; round < rounds; round += 1) figures.push(await timed(url, token));
      const middle = median(figures);
      console.log(
        `${username}, ${name}: median ${middle.toFixed(1)} ms, 95 % ${quantile(figures, 0.95).toFixed(1)} ms`,
      );
      if (most !== undefined && middle > most)
        slow.push(`${username}, ${name}: ${middle.toFixed(1)} ms, at most ${most}`);
    }
  }
} finally {
  await api.stop();
}
for (const line of slow) console.error(`too slow: ${line}`);
process.exitCode = slow.length > 0 ? 1 : 0;
