import type { Row } from "../measure/figure.ts";
import { compared, interleave } from "../measure/interleave.ts";
import { besideFigures, secondsOf, watched } from "../measure/meanwhile.ts";
import { signIn } from "../service.ts";
import { bookingsIn, fileLimits } from "./csv.ts";

/** All bookings in a format, beside our own csv: what the format costs. `most` is wanted times as long as the csv. */
const besideCsv = (format: string, title: string, most: number): Row => ({
  title,
  async measure(bench) {
    const url = await bench.database(bench.largest);
    const [api, other] = await Promise.all([bench.api(url), bench.api(url)]);
    const make = await watched(api, await signIn(api.origin, "bank"));
    const makeCsv = await watched(other, await signIn(other.origin, "bank"));
    const path = "/api/report_trx_all/export?format=";
    const [ours = [], csv = []] = await interleave(
      bench.rounds,
      [() => make(path + format), () => makeCsv(`${path}csv`)],
      false,
    );
    return [
      {
        what: `${format} of ${await bookingsIn(url)}, beside our csv`,
        unit: "s",
        ...compared(secondsOf(ours), secondsOf(csv)),
        wanted: [{ of: "ratio", most }],
        more: [`${ours.at(-1)?.size.toFixed(0)} MB`, `${ours.length} rounds`],
      },
      ...besideFigures(format, ours, fileLimits),
    ];
  },
});

export const xlsx = besideCsv("xlsx", "All bookings as xlsx", 2.5);
export const print = besideCsv("print", "All bookings as a page to print", 2);
