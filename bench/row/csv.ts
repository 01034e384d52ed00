import type { Row } from "../measure/figure.ts";
import { compared, interleave } from "../measure/interleave.ts";
import { besideFigures, download, type Made, secondsOf, watched } from "../measure/meanwhile.ts";
import { signIn } from "../service.ts";
import { rowsOf } from "../stand/sql.ts";

/** What files may cost others: megabytes, and milliseconds. */
export const fileLimits = { growth: 100, p99: 60, block: 50 } as const;

export async function bookingsIn(url: string): Promise<string> {
  const [row] = await rowsOf<{ num: number }>(url, "SELECT COUNT(*) AS num FROM booking");
  return `${(row?.num ?? 0).toLocaleString("en")} × 15`;
}

/** All bookings as csv, beside the same SQL streamed by the driver alone. */
export const csv: Row = {
  title: "All bookings as csv",
  async measure(bench) {
    const url = await bench.database(bench.largest);
    const [api, bare] = await Promise.all([bench.api(url), bench.bare(url)]);
    const make = await watched(api, await signIn(api.origin, "bank"));
    const files: Made[] = [];
    const [ours = [], floor = []] = await interleave(
      bench.rounds,
      [
        async () => {
          const file = await make("/api/report_trx_all/export?format=csv");
          files.push(file);
          return file;
        },
        async () => {
          const start = performance.now();
          await download(`${bare.origin}/csv?username=bank`);
          return { seconds: (performance.now() - start) / 1000 };
        },
      ],
      false,
    );
    const name = `csv of ${await bookingsIn(url)}`;
    return [
      {
        what: name,
        unit: "s",
        ...compared(secondsOf(ours), secondsOf(floor)),
        wanted: [{ of: "ratio", most: 2 }],
        more: [`${files.at(-1)?.size.toFixed(0)} MB`, `${ours.length} rounds`],
      },
      ...besideFigures("csv", files, fileLimits),
    ];
  },
};
