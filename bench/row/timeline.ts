import { addDays, lastOfMonth } from "@retribusi/contract/define/dates";
import type { Figure, Row } from "../measure/figure.ts";
import { load } from "../measure/load.ts";
import { signIn } from "../service.ts";

const today = new Date().toISOString().slice(0, 10);
/** The month that most bookings of the seed lie in. */
const days = `dari=${today.slice(0, 8)}01&sampai=${lastOfMonth(today)}`;
const week = `dari=${today}&sampai=${addDays(today, 6)}`;

/** A page of the timeline, by whoever sees every object: one call after the other. */
export const timeline: Row = {
  title: "Timeline",
  async measure(bench) {
    const { origin } = await bench.api(await bench.database(bench.largest));
    const token = await signIn(origin, "bank");
    const pages = Array.from({ length: 20 }, (_, at) => at + 1);
    const measured = async (what: string, query: string): Promise<Figure> => {
      const calls = pages.map((page) => ({ path: `/api/booking/linimasa?${query}&page=${page}`, token }));
      const { p50, p99 } = await load({ origin, seconds: bench.seconds * bench.rounds, connections: 1 }, calls);
      return { what, unit: "ms", ours: p50, wanted: [{ of: "ours", most: 100 }], more: [`99 of 100: ${p99} ms`] };
    };
    return [
      await measured("40 objects on the days of a month", days),
      await measured("40 objects on seven days", week),
    ];
  },
};
