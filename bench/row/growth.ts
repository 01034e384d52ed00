import { listQuery } from "../bare/list.ts";
import { rates } from "../measure/beside.ts";
import type { Bench, Figure, Row, Size } from "../measure/figure.ts";
import { interleave } from "../measure/interleave.ts";
import { type Call, type Load, load } from "../measure/load.ts";
import { signIn } from "../service.ts";
import { chooseLodging, ordersOver, removeOrders } from "../stand/order.ts";
import { signedInCustomers } from "../stand/people.ts";
import { median } from "../statistics.ts";
import { bookingsOfAgency } from "./booking.ts";
import { catalogueQueries } from "./catalogue.ts";
import { appOrder } from "./order.ts";

const works = ["list", "booking", "catalogue", "order"] as const;
type Work = (typeof works)[number];

/** The application on one of the sizes, and what it is asked there. */
interface Place {
  readonly size: Size;
  readonly run: Readonly<Record<Work, () => Promise<Load>>>;
}

async function openPlace(bench: Bench, size: Size): Promise<Place> {
  const { seconds, connections } = bench;
  const url = await bench.database(size);
  const { origin } = await bench.api(url);
  const token = await signIn(origin, "dinas");
  const shown = await bookingsOfAgency(url);
  const customers = await signedInCustomers(url);
  await removeOrders(url, customers);
  const lodgings = await chooseLodging(url, origin, 24);
  const ask = (calls: readonly Call[] | (() => Call)) => load({ origin, seconds, connections }, calls);
  return {
    size,
    run: {
      list: () => ask([{ path: `/api/trx_penginapan?${listQuery}`, token }]),
      booking: () => ask(shown.map(({ id }) => ({ path: `/api/trx_penginapan/view/${id}`, token }))),
      catalogue: () => ask(catalogueQueries.map((query) => ({ path: `/api/catalogue?${query}`, token }))),
      async order() {
        const result = await ask(ordersOver(lodgings, customers, appOrder));
        await removeOrders(url, customers);
        return result;
      },
    },
  };
}

async function measureWork(bench: Bench, places: readonly Place[], work: Work): Promise<Figure> {
  const results = await interleave(
    bench.rounds,
    places.map(({ run }) => run[work]),
  );
  const [small = [], large = []] = [results[0], results.at(-1)].map((loads) => rates(loads ?? []));
  const shown = places.map(({ size }, index) => {
    const rate = median(rates(results[index] ?? []));
    return `${size.bookings.toLocaleString("en")} bookings: ${rate.toFixed(0)}/s`;
  });
  return {
    what: `${work}: rate at the largest size as part of that at the smallest`,
    unit: "times",
    ours: median(large.map((rate, round) => rate / (small[round] ?? Number.NaN))),
    wanted: [{ of: "ours", least: 0.8, most: 1.2 }],
    more: shown,
  };
}

/** The same work on a quarter, a half and all of the bookings. */
export const growth: Row = {
  title: "Growth",
  async measure(bench) {
    const places: Place[] = [];
    for (const size of bench.sizes) places.push(await openPlace(bench, size));
    const figures: Figure[] = [];
    for (const work of works) figures.push(await measureWork(bench, places, work));
    return figures;
  },
};
