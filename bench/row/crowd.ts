import type { Row } from "../measure/figure.ts";
import { download, othersFigures, watching } from "../measure/meanwhile.ts";
import { signIn } from "../service.ts";
import { fileLimits } from "./csv.ts";
import { findPaper } from "./pdf.ts";

const people = ["bank", "superuser", "pemda", "dinas"] as const;
const formats = ["csv", "xlsx", "print", "pdf"] as const;

/** Megabytes that the server may take, and milliseconds for 99 of 100 lists of others: more than beside one file, since two are made at once. */
const limits = { peak: 700, p99: 400, block: fileLimits.block } as const;

/**
 * Four people ask for a file of each format, all at once. Done once, by a server that has made no file before: what counts is the most that
 * it ever takes. In the smallest size, since the memory that a file takes doesn't hang on its rows, as the rows of csv and xlsx show.
 */
export const crowd: Row = {
  title: "16 files at once",
  async measure(bench) {
    const [size = bench.largest] = bench.sizes;
    const url = await bench.database(size);
    const api = await bench.api(url);
    const { num, filter } = await findPaper(url);
    const tokens = await Promise.all(people.map((person) => signIn(api.origin, person)));
    const meanwhile = await watching(api, await signIn(api.origin, "bank"));
    const paths = formats.map(
      (format) => `/api/report_trx_all/export?format=${format}${format === "pdf" ? `&${filter}` : ""}`,
    );
    const { result, cost } = await meanwhile(() =>
      Promise.all(tokens.flatMap((token) => paths.map((path) => download(`${api.origin}${path}`, token)))),
    );
    return [
      {
        what: `${result.length} files at once: memory of the server`,
        unit: "MB",
        ours: cost.peak,
        wanted: [{ of: "ours", most: limits.peak }],
        more: [
          `four of each: ${formats.join(", ")}`,
          `${size.bookings.toLocaleString("en")} bookings, pdf of ${num.toLocaleString("en")}`,
          `all made in ${cost.seconds.toFixed(0)} s`,
        ],
      },
      ...othersFigures(`${result.length} files at once`, [cost], limits),
    ];
  },
};
