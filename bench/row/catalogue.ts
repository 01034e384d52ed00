import { addDays } from "@retribusi/contract/define/dates";
import { besideBare } from "../measure/beside.ts";
import type { Bench, Figure, Limit, Row, Size } from "../measure/figure.ts";
import { signIn } from "../service.ts";
import { median } from "../statistics.ts";

const today = new Date().toISOString().slice(0, 10);

/** Three nights, from different days on. */
export const catalogueQueries = Array.from({ length: 14 }, (_, index) => {
  const from = addDays(today, 7 + index);
  return `mulai=${from}&akhir=${addDays(from, 3)}&limit=24`;
});

const few = 42;
const many = 20_000;

/** Milliseconds of 99 of 100 answers, where a limit was set for them. */
const slowest = (loads: readonly { readonly p99: number }[]): Figure => ({
  what: `the same at ${few} objects, 99 of 100`,
  unit: "ms",
  ours: median(loads.map(({ p99 }) => p99)),
  wanted: [{ of: "ours", most: 150 }],
});

async function measureAt(bench: Bench, size: Size, least: number): Promise<Figure[]> {
  const url = await bench.database(size);
  const [api, bare] = await Promise.all([bench.api(url), bench.bare(url)]);
  const token = await signIn(api.origin, "nasabah");
  const wanted: Limit[] = [{ of: "ours", least }];
  const { figure, loads } = await besideBare(bench, {
    what: `24 cards with dates, ${size.objects.toLocaleString("en")} objects`,
    ours: { origin: api.origin, calls: catalogueQueries.map((query) => ({ path: `/api/catalogue?${query}`, token })) },
    bare: { origin: bare.origin, calls: catalogueQueries.map((query) => ({ path: `/catalogue?${query}` })) },
    wanted,
  });
  await Promise.all([api.stop(), bare.stop()]);
  return size.objects === few ? [figure, slowest(loads)] : [figure];
}

/** Search with dates: the page of 24 cards with what is free and what it costs. */
export const catalogue: Row = {
  title: "Catalogue with dates",
  async measure(bench) {
    const [smallest = bench.largest] = bench.sizes;
    const { bookings } = smallest;
    return [
      ...(await measureAt(bench, { bookings, objects: few }, 200)),
      ...(await measureAt(bench, bench.largest, 300)),
      ...(await measureAt(bench, { bookings, objects: many }, 300)),
    ];
  },
};
