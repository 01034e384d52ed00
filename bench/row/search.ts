import type { Figure, Row } from "../measure/figure.ts";
import { load } from "../measure/load.ts";
import { signIn } from "../service.ts";

const people = [
  ["bank", "of everybody's bookings"],
  ["dinas", "of an agency's bookings"],
] as const;

/** Beginnings of names that the seed gives, from the shortest that are looked for, and numbers that nobody or one has. */
const texts = ["ag", "bu", "sari", "agus hak", "zz", "08123456789", "889320000000001234", "123456"];

/** The search over everything, one call after the other. */
export const search: Row = {
  title: "Search over everything",
  async measure(bench) {
    const { origin } = await bench.api(await bench.database(bench.largest));
    const figures: Figure[] = [];
    for (const [role, whose] of people) {
      const token = await signIn(origin, role);
      const calls = texts.map((q) => ({ path: `/api/search?${new URLSearchParams({ q })}`, token }));
      const { p50, p99 } = await load({ origin, seconds: bench.seconds * bench.rounds, connections: 1 }, calls);
      const wanted = [{ of: "ours", most: 100 }] as const;
      figures.push({
        what: `names and numbers ${whose}`,
        unit: "ms",
        ours: p50,
        wanted,
        more: [`99 of 100: ${p99} ms`],
      });
    }
    return figures;
  },
};
