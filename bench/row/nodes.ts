import { type Cluster, startCluster } from "@retribusi/api/testing/breakdown/cluster";
import { listQuery } from "../bare/list.ts";
import type { Bench, Figure, Row, Size } from "../measure/figure.ts";
import { type Call, load } from "../measure/load.ts";
import { type Service, signIn } from "../service.ts";
import { fillDatabase } from "../stand/database.ts";
import { chooseLodging, ordersOver, removeOrders } from "../stand/order.ts";
import { type Customer, signedInCustomers } from "../stand/people.ts";
import { onDatabase } from "../stand/sql.ts";
import { median } from "../statistics.ts";
import { appOrder } from "./order.ts";

/** A small database: what is compared is the way of a commit to the nodes. */
const size: Size = { bookings: 5_000, objects: 300 };
const schema = "retribusi_bench";
const processes = [1, 2, 3] as const;
const rounds = 3;
/** At least so much of what one node does. */
const share = 0.7;

interface Stage {
  readonly url: string;
  readonly apis: readonly Service[];
  readonly customers: readonly Customer[];
  readonly orders: () => () => Call;
  readonly list: Call;
}

/** Answers a second, of so many processes together. */
async function rateOf(
  { seconds, connections }: Bench,
  origins: readonly string[],
  calls: readonly Call[] | (() => Call),
) {
  const each = Math.ceil(connections / origins.length);
  const loads = await Promise.all(origins.map((origin) => load({ origin, seconds, connections: each }, calls)));
  return loads.reduce((sum, { rate }) => sum + rate, 0);
}

async function measureAt(bench: Bench, { url, apis, customers, orders, list }: Stage, count: number) {
  const origins = apis.slice(0, count).map(({ origin }) => origin);
  const ordered = await rateOf(bench, origins, orders());
  await removeOrders(url, customers);
  return { orders: ordered, lists: await rateOf(bench, origins, [list]) };
}

/** The standbys leave in order, so that the writer goes on alone. */
const leaveOne = async (cluster: Cluster) => {
  for (const name of ["node2", "node3"]) await cluster.say(name, "stop");
};
const joinAll = async (cluster: Cluster) => {
  for (const name of ["node3", "node2"]) await cluster.say(name, "start");
  await cluster.whole();
};

async function openStage(bench: Bench, cluster: Cluster): Promise<Stage> {
  const address = new URL(cluster.url);
  address.pathname = `/${schema}`;
  const url = address.href;
  await onDatabase(cluster.url, (connection) => connection.query(`DROP DATABASE IF EXISTS ${schema}`));
  await fillDatabase(url, size);
  const apis = await Promise.all(processes.map(() => bench.api(url)));
  const origin = apis[0]?.origin ?? "";
  const customers = await signedInCustomers(url);
  const lodgings = await chooseLodging(url, origin, 24);
  const list = { path: `/api/trx_penginapan?${listQuery}`, token: await signIn(origin, "dinas") };
  return { url, apis, customers, list, orders: () => ordersOver(lodgings, customers, appOrder) };
}

type Rates = Awaited<ReturnType<typeof measureAt>>;

/** What rounds have shown of so many processes. */
interface Found {
  readonly count: number;
  readonly one: Rates[];
  readonly three: Rates[];
}
const emptyOf = (count: number): Found => ({ count, one: [], three: [] });

function figuresOf({ count, one, three }: Found): readonly Figure[] {
  return (["orders", "lists"] as const).map((kind) => {
    const ratios = three.map((rates, round) => rates[kind] / (one[round]?.[kind] ?? Number.NaN));
    const told = (all: readonly Rates[]) => `${median(all.map((rates) => rates[kind])).toFixed(0)}/s`;
    return {
      what: `${kind} on three nodes with one writer, of those on one; ${count} processes`,
      unit: "times",
      ours: median(ratios),
      ...(kind === "orders" ? { wanted: [{ of: "ours", least: share }] } : {}),
      more: [`one node ${told(one)}, three ${told(three)}`],
    };
  });
}

/** Orders and lists of one, two and three processes on one node of a cluster and on three, all on this machine. */
export const nodes: Row = {
  title: "Nodes of a database",
  async measure(bench) {
    const cluster = await startCluster();
    try {
      const stage = await openStage(bench, cluster);
      const found = processes.map(emptyOf);
      await measureAt(bench, stage, processes.length);
      for (let round = 0; round < rounds; round += 1) {
        for (const { count, three } of found) three.push(await measureAt(bench, stage, count));
        await leaveOne(cluster);
        for (const { count, one } of found) one.push(await measureAt(bench, stage, count));
        await joinAll(cluster);
      }
      await Promise.all(stage.apis.map((api) => api.stop()));
      return found.flatMap(figuresOf);
    } finally {
      await cluster.close();
    }
  },
};
