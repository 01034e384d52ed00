import type { Figure, Row } from "../measure/figure.ts";
import { interleave } from "../measure/interleave.ts";
import { look, type Seen, withBrowser } from "../measure/lighthouse.ts";
import { median } from "../statistics.ts";

const of = (seen: readonly Seen[], name: keyof Seen): number => median(seen.map((one) => one[name]));

/** What was seen of a page beside its points. */
const paints = (seen: readonly Seen[]): string[] => [
  `first paint ${(of(seen, "firstPaint") / 1000).toFixed(1)} s, largest ${(of(seen, "largestPaint") / 1000).toFixed(1)} s`,
  `blocked ${of(seen, "blocked").toFixed(0)} ms, shift ${of(seen, "shift").toFixed(3)}`,
  `${of(seen, "requests")} requests, ${of(seen, "script").toFixed(0)} KB of scripts`,
];

/** The points of a page for its speed. */
export const performanceFigure = (what: string, seen: readonly Seen[], least: number): Figure => ({
  what: `${what}: performance`,
  unit: "points",
  ours: of(seen, "performance"),
  wanted: [{ of: "ours", least }],
  more: paints(seen),
});

/** The page that a visitor sees first, on Lighthouse's phone. */
export const landing: Row = {
  title: "Landing page, Lighthouse mobile",
  async measure(bench) {
    const { origin } = await bench.api(await bench.database(bench.largest));
    const [seen = []] = await withBrowser((browser) =>
      interleave(bench.rounds, [() => look(browser, `${origin}/`)], false),
    );
    const points = (what: string, name: keyof Seen): Figure => {
      return { what, unit: "points", ours: of(seen, name), wanted: [{ of: "ours", least: 100 }] };
    };
    return [
      performanceFigure("landing page", seen, 95),
      points("landing page: accessibility", "accessibility"),
      points("landing page: best practices", "practices"),
      points("landing page: search engines", "search"),
      {
        what: "landing page: largest paint",
        unit: "ms",
        ours: of(seen, "largestPaint"),
        wanted: [{ of: "ours", most: 2_500 }],
      },
      {
        what: "landing page: layout shift",
        unit: "times",
        ours: of(seen, "shift"),
        wanted: [{ of: "ours", most: 0.02 }],
      },
    ];
  },
};
