import type { Bench, Figure, Row } from "../measure/figure.ts";
import { compared, interleave } from "../measure/interleave.ts";
import { type Load, load } from "../measure/load.ts";
import { chooseLodging, type Lodging, ordersOver, removeOrders } from "../stand/order.ts";
import { type Customer, signedInCustomers } from "../stand/people.ts";
import { median } from "../statistics.ts";
import { oversoldFigures } from "./order/oversold.ts";

export const appOrder = "/api/trx_penginapan/pesan_nsb";
/** Where each way of ordering is asked for. */
const ways = { ours: appOrder, bare: "/order", lock: "/order/lock", check: "/order/check" } as const;
const names = ["ours", "bare", "lock", "check"] as const;

interface Ordering {
  readonly url: string;
  readonly origins: Readonly<Record<keyof typeof ways, string>>;
  readonly customers: readonly Customer[];
}

/** Orders as fast as they are answered, in every way in turn; what was ordered is taken away after each. */
async function measureOver(bench: Bench, { url, origins, customers }: Ordering, lodgings: readonly Lodging[]) {
  const { rounds, seconds, connections } = bench;
  const contenders = names.map((name) => async () => {
    const orders = ordersOver(lodgings, customers, ways[name]);
    const result = await load({ origin: origins[name], seconds, connections }, orders);
    await removeOrders(url, customers);
    return result;
  });
  const [ours = [], bare = [], lock = [], check = []] = await interleave(rounds, contenders);
  return { ours, bare, lock, check };
}

const rates = (loads: readonly Load[]) => loads.map(({ rate }) => rate);
const medianRate = (loads: readonly Load[]): string => `${median(rates(loads)).toFixed(0)}/s`;

async function orderFigure(bench: Bench, ordering: Ordering, lodgings: readonly Lodging[]): Promise<Figure> {
  const { ours, bare, lock, check } = await measureOver(bench, ordering, lodgings);
  const many = lodgings.length > 1;
  return {
    what: many ? `orders over ${lodgings.length} objects` : "orders of one object",
    unit: "/s",
    ...compared(rates(ours), rates(bare)),
    wanted: many
      ? [
          { of: "ratio", least: 0.5 },
          { of: "ours", least: 160 },
        ]
      : [{ of: "ours", least: 100 }],
    more: [
      `p50 ${median(ours.map(({ p50 }) => p50))} ms, p99 ${median(ours.map(({ p99 }) => p99))} ms`,
      `whole table locked, as MRBS: ${medianRate(lock)}`,
      `nothing locked, as LibreBooking: ${medianRate(check)}`,
    ],
  };
}

/** From the order to its commit, beside the same guarantees by the driver alone and the ways of two other systems. */
export const order: Row = {
  title: "Order to commit",
  async measure(bench) {
    const url = await bench.database(bench.largest);
    const [api, second, bare, otherBare] = await Promise.all([
      bench.api(url),
      bench.api(url),
      bench.bare(url),
      bench.bare(url),
    ]);
    const customers = await signedInCustomers(url);
    await removeOrders(url, customers);
    const lodgings = await chooseLodging(url, api.origin, 24);
    const { origin } = bare;
    const ordering = { url, customers, origins: { ours: api.origin, bare: origin, lock: origin, check: origin } };
    return [
      await orderFigure(bench, ordering, lodgings),
      await orderFigure(bench, ordering, lodgings.slice(0, 1)),
      ...(await oversoldFigures({ url, customers, ours: [api, second], bare: [bare, otherBare] }, ways)),
    ];
  },
};
