import type { Row } from "../measure/figure.ts";
import { interleave } from "../measure/interleave.ts";
import { besideFigures, secondsOf, watched } from "../measure/meanwhile.ts";
import { signIn } from "../service.ts";
import { rowsOf } from "../stand/sql.ts";
import { median } from "../statistics.ts";
import { fileLimits } from "./csv.ts";

/** So many rows a pdf takes at most. */
const most = 2_000;

/** The group and state with as many bookings as a pdf takes, or hardly fewer. */
export async function findPaper(url: string): Promise<{ num: number; filter: string }> {
  const [found] = await rowsOf<{ pengelolaid: number; statusbooking: number; num: number }>(
    url,
    `SELECT pengelolaid, statusbooking, COUNT(*) AS num FROM booking GROUP BY pengelolaid, statusbooking
     HAVING num <= ? ORDER BY num DESC LIMIT 1`,
    [most],
  );
  if (!found) throw new Error("No group has few enough bookings for a pdf");
  const { pengelolaid, statusbooking, num } = found;
  return { num, filter: `filter[pengelolaid]=${pengelolaid}&filter[statusbooking]=${statusbooking}` };
}

/** As many bookings on paper as there may be, beside the lists of others. */
export const pdf: Row = {
  title: "2,000 bookings as pdf",
  async measure(bench) {
    const url = await bench.database(bench.largest);
    const api = await bench.api(url);
    const { num, filter } = await findPaper(url);
    const make = await watched(api, await signIn(api.origin, "bank"));
    const [files = []] = await interleave(bench.rounds, [
      () => make(`/api/report_trx_all/export?format=pdf&${filter}`),
    ]);
    return [
      {
        what: `pdf of ${num.toLocaleString("en")} × 15`,
        unit: "s",
        ours: median(secondsOf(files)),
        wanted: [{ of: "ours", most: 4 }],
        more: [`${files.at(-1)?.size.toFixed(1)} MB`],
      },
      ...besideFigures("pdf", files, { block: fileLimits.block }),
    ];
  },
};
