import { appendFileSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type ApiProcess, startApi } from "../testing/api-process.ts";
import { createLodging, orderOf, stay } from "../testing/booking-steps.ts";
import { type Cluster, startCluster } from "../testing/breakdown/cluster.ts";
import { startOrders } from "../testing/breakdown/steady-orders.ts";
import { brokenInvariants } from "../testing/invariants.ts";
import { type Caller, createTestApp, type TestApp } from "../testing/test-app.ts";

/**
 * Three nodes of a database and HAProxy before them, as in `deploy/`: many people order the same at two writers, and nodes are ended. Only in the
 * long form (`npm run test:long`); figures of such a run stand in docs/reliability.md.
 */
const isLong = process.env["LONG_TESTS"] === "1";
const slotCount = Number(process.env["CLUSTER_SLOTS"] ?? 100);
const perSlot = 50;
const units = 3;

const diary = resolve(import.meta.dirname, "../../../../.data/test/cluster.log");
const began = Date.now();
const tell = (what: string, more: object = {}) =>
  appendFileSync(diary, `${((Date.now() - began) / 1000).toFixed(1).padStart(7)} s  ${what} ${JSON.stringify(more)}\n`);

type Slot = { readonly objectid: number; readonly day: number };

interface Answered {
  readonly status: number;
  readonly code: string | undefined;
  readonly tries: number;
}

async function send(api: ApiProcess, caller: Caller, order: object, tries = 1): Promise<Answered> {
  const answer = await fetch(`${api.url}/api/trx_penginapan/pesan_nsb`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${caller.token}` },
    body: JSON.stringify(order),
  });
  const body = await answer.json();
  // As the page does that keeps the order's key: after 503 the same order once more.
  if (answer.status === 503 && tries < 10) {
    await wait(1000 * Number(answer.headers.get("retry-after") ?? 1) * tries * 0.2);
    return send(api, caller, order, tries + 1);
  }
  return { status: answer.status, code: body.error?.code, tries };
}

describe.runIf(isLong)("on three nodes of a cluster", () => {
  let cluster: Cluster;
  let app: TestApp;
  let people: Caller[];
  beforeAll(async () => {
    cluster = await startCluster();
    vi.stubEnv("TEST_DATABASE_URL", cluster.anyUrl);
    app = await createTestApp({ RATE_LIMIT: 1_000_000, DATABASE_TIMEOUT_MS: 10_000 });
    people = [];
    while (people.length < 500)
      people.push(...(await Promise.all(Array.from({ length: 10 }, () => app.as("nasabah")))));
    tell("the cluster and 500 people are there");
  }, 600_000);
  afterAll(async () => {
    await app?.close();
    await cluster?.close();
    vi.unstubAllEnvs();
  });

  /** Fifty people at a time order each slot, all slots after each other, at two processes that write to any node. */
  async function sell(count: number, preload?: URL) {
    const apis = await Promise.all([startApi(app.deps.env, preload), startApi(app.deps.env, preload)]);
    const slots: Slot[] = [];
    for (let number = 0; number < count; number += 10) {
      const objectid = await createLodging(app, app.world.home, units);
      slots.push(...Array.from({ length: Math.min(10, count - number) }, (_, day) => ({ objectid, day: 3 + day * 2 })));
    }
    const answers: Answered[] = [];
    const [start, startedAt] = [Date.now(), performance.now()];
    for (const [number, { objectid, day }] of slots.entries()) {
      const buyers = people.map((_, index) => people[(number * perSlot + index) % people.length]).slice(0, perSlot);
      answers.push(
        ...(await Promise.all(
          buyers.map((buyer, index) => {
            const api = apis[index % 2];
            if (!api || !buyer) throw new Error("nobody");
            return send(api, buyer, orderOf(objectid, stay(day)));
          }),
        )),
      );
    }
    const seconds = (performance.now() - startedAt) / 1000;
    const objects = [...new Set(slots.map(({ objectid }) => objectid))];
    const sold = await app.deps.db.prisma.booking.groupBy({
      by: ["objectid", "tglmulaipemakaian"],
      where: { objectid: { in: objects }, aktif: 1 },
      _sum: { jumlahunit: true },
    });
    const logs = apis.map((api) => api.log()).join("");
    const alive = await Promise.all(apis.map(async (api) => (await fetch(`${api.url}/api/health`)).status));
    await Promise.all(apis.map((api) => api.stop()));
    const all = sold.map(({ _sum }) => _sum.jumlahunit ?? 0);
    const figures = {
      orders: answers.length,
      perSecond: Math.round(answers.length / seconds),
      bought: answers.filter(({ status }) => status === 200).length,
      soldOut: answers.filter(({ code }) => code === "SOLD_OUT").length,
      repeated: answers.reduce((sum, { tries }) => sum + tries - 1, 0),
      others: [...Map.groupBy(answers, ({ status, code }) => `${status} ${code ?? ""}`)]
        .filter(([said]) => said !== "200 " && said !== "409 SOLD_OUT")
        .map(([said, all]) => ({ said, times: all.length })),
      slots: all.length,
      over: all.filter((one) => one > units).length,
      under: count - all.filter((one) => one >= units).length,
      since: new Date(start).toISOString(),
    };
    tell(preload ? "control, without the inventory" : "sold", figures);
    return { figures, logs, alive };
  }

  test("fifty people at a time want each of 100 slots of three units, at two processes: three get it, every time", async () => {
    const { figures, logs, alive } = await sell(slotCount);
    expect(alive).toEqual([200, 200]);
    expect(figures).toMatchObject({ over: 0, under: 0, bought: slotCount * units, slots: slotCount });
    // Somebody who has three bookings that aren't paid can't have a fourth.
    expect(figures.others.filter(({ said }) => said !== "409 ACTION_REFUSED")).toEqual([]);
    expect(figures.repeated).toBeLessThan(figures.orders * 0.02);
    expect(logs).not.toContain('"level":60');
    expect(await brokenInvariants(app.owner)).toEqual([]);
  }, 1_800_000);

  /** The same schema, written to at one node. */
  const atOneWriter = () => {
    const [own, one] = [new URL(app.deps.env.DATABASE_URL), new URL(cluster.url)];
    own.port = one.port;
    return { ...app.deps.env, DATABASE_URL: own.href, DATABASE_TIMEOUT_MS: 5_000 };
  };

  /** Seconds without an order that was taken, at most so many, when this happens to the cluster while people order. */
  const outages: readonly (readonly [what: string, most: number, happen: () => Promise<unknown>])[] = [
    ["the writer dies", 8, () => cluster.say("node1", "kill")],
    ["the writer is back", 8, async () => undefined],
    ["a standby dies", 8, () => cluster.say("node3", "kill")],
    [
      "a node is made anew",
      3,
      async () => {
        await cluster.say("node2", "stop");
        await cluster.say("node2", "wipe");
        await cluster.say("node2", "start");
      },
    ],
    [
      "all three die at once",
      20,
      async () => {
        await Promise.all(["node1", "node2", "node3"].map((name) => cluster.say(name, "kill")));
        await cluster.bootstrap();
      },
    ],
  ];

  test("whatever dies, orders go on within seconds, and of those that were taken none is missing or doubled", async () => {
    const apis = await Promise.all([startApi(atOneWriter()), startApi(atOneWriter())]);
    const objectid = await createLodging(app, app.world.home, 50);
    const customers = await Promise.all(Array.from({ length: 16 }, () => app.as("nasabah")));
    const ordering = startOrders(customers, objectid, () => apis.map(({ url }) => url));
    const pauses: Record<string, number> = {};
    for (const [what, , happen] of outages) {
      await wait(3_000);
      const since = performance.now();
      await happen();
      const happened = performance.now();
      await cluster.whole();
      await ordering.taken(Math.max(happened, since));
      await wait(2_000);
      pauses[what] = Math.round(ordering.longestPause(since) / 100) / 10;
      tell(what, { seconds: pauses[what], orders: ordering.orders.length });
    }
    await ordering.stop();
    const ended = apis.map(({ ended }) => Promise.race([ended, wait(1, "runs")]));
    expect(await Promise.all(ended)).toEqual(["runs", "runs"]);
    await Promise.all(apis.map((api) => api.stop()));
    const kept = await app.owner.prisma.booking.groupBy({ by: ["kuncipesanan"], where: { objectid }, _count: true });
    const times = new Map(kept.map(({ kuncipesanan, _count }) => [kuncipesanan, _count]));
    const fates = Map.groupBy(ordering.orders, ({ fate }) => fate);
    const missing = (fates.get("taken") ?? []).filter(({ kunci }) => times.get(kunci) !== 1);
    const made = (fates.get("refused") ?? []).filter(({ kunci }) => times.has(kunci));
    tell("orders", {
      ...Object.fromEntries([...fates].map(([fate, all]) => [fate, all.length])),
      missing: missing.length,
      made: made.length,
      said: [...new Set((fates.get("refused") ?? []).map(({ said }) => said))],
    });
    expect(missing).toEqual([]);
    expect(made).toEqual([]);
    expect([...times.values()].filter((count) => count > 1)).toEqual([]);
    expect(await brokenInvariants(app.owner)).toEqual([]);
    for (const [what, most] of outages)
      expect([what, pauses[what]]).toEqual([what, expect.toSatisfy((one: number) => one <= most)]);
  }, 1_200_000);

  test("ten times fifteen seconds of orders at two processes that write to any node: none ends, and of a hundred at most two are told to come back", async () => {
    const apis = await Promise.all([startApi(app.deps.env), startApi(app.deps.env)]);
    const objectid = await createLodging(app, app.world.home, 2);
    const rounds: Record<string, number>[] = [];
    for (let round = 0; round < 10; round += 1) {
      const customers = await Promise.all(Array.from({ length: 16 }, () => app.as("nasabah")));
      const ordering = startOrders(customers, objectid, () => apis.map(({ url }) => url));
      await wait(15_000);
      await ordering.stop();
      const said = Map.groupBy(ordering.orders, (one) => one.said.trim());
      rounds.push(Object.fromEntries([...said].map(([text, all]) => [text, all.length])));
    }
    const ended = apis.map(({ ended }) => Promise.race([ended, wait(1, "runs")]));
    expect(await Promise.all(ended)).toEqual(["runs", "runs"]);
    await Promise.all(apis.map((api) => api.stop()));
    tell("ten rounds of fifteen seconds", { rounds });
    for (const said of rounds) {
      const { "200": taken = 0, "409 SOLD_OUT": soldOut = 0, "503 BUSY": busy = 0, ...others } = said;
      expect(others).toEqual({});
      expect(taken).toBeGreaterThan(100);
      expect(busy).toBeLessThanOrEqual((taken + soldOut + busy) * 0.02);
    }
    expect(await brokenInvariants(app.owner)).toEqual([]);
  }, 600_000);

  // The last one: what it oversells stays.
  test("control: without the inventory slots are sold more often than they are there", async () => {
    const { figures } = await sell(
      Math.min(20, slotCount),
      new URL("../testing/without-inventory.ts", import.meta.url),
    );
    expect(figures.over).toBeGreaterThan(0);
  }, 900_000);
});
