import { setTimeout as wait } from "node:timers/promises";
import { randomFrom } from "@retribusi/db/seed/random";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLodging, orderOf } from "./testing/booking-steps.ts";
import { startApiPair } from "./testing/breakdown/api-pair.ts";
import { createCarelessLink } from "./testing/breakdown/careless-link.ts";
import { openFormerVersion } from "./testing/breakdown/former-version.ts";
import { type Caller, createTestApp, type TestApp } from "./testing/test-app.ts";

/**
 * Two processes are replaced one after the other while people read and order. In the long form (`npm run test:long`) by those of the commit before
 * too: `FORMER_COMMIT` names another one.
 */
const isLong = process.env["LONG_TESTS"] === "1";
const former = isLong ? openFormerVersion(process.env["FORMER_COMMIT"] ?? "HEAD~1") : null;

/** Milliseconds between two questions of the balancer, which believes the answer at once. */
const checkMs = 200;
const readers = isLong ? 12 : 4;

/** A balancer that leads to whichever processes say that they are well. */
async function balance(urls: () => readonly string[]) {
  let ready: readonly string[] = [];
  let isWatching = true;
  async function watch(): Promise<void> {
    for (; isWatching; await wait(checkMs)) {
      const known = urls();
      const answers = await Promise.all(known.map((url) => fetch(`${url}/api/health`).catch(() => undefined)));
      ready = known.filter((_, at) => answers[at]?.ok);
    }
  }
  const watching = watch();
  const link = await createCarelessLink(() => ready, 0, randomFrom(1));
  return {
    url: link.url,
    ready: () => ready,
    async close() {
      isWatching = false;
      await watching;
      await link.close();
    },
  };
}

/** Asks, and notes what became of it: answers by their status, those that were sent again after `Retry-After`, those without an answer. */
function createCaller(url: string) {
  const seen = { statuses: new Map<number, number>(), again: 0, lost: 0 };
  async function call(send: () => Promise<Response>): Promise<void> {
    try {
      let answer = await send();
      const pause = Number(answer.headers.get("Retry-After"));
      if (answer.status === 503 && pause > 0) {
        await answer.arrayBuffer();
        await wait(pause * 1000);
        seen.again += 1;
        answer = await send();
      }
      await answer.arrayBuffer();
      seen.statuses.set(answer.status, (seen.statuses.get(answer.status) ?? 0) + 1);
    } catch {
      seen.lost += 1;
    }
  }
  return {
    seen,
    read: () => call(() => fetch(`${url}/api/catalogue?limit=1`)),
    order({ token }: Caller, objectid: number) {
      const body = JSON.stringify(orderOf(objectid));
      const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
      return call(() => fetch(`${url}/api/trx_penginapan/pesan_nsb`, { method: "POST", headers, body }));
    },
  };
}

const versions = [
  ["this version", undefined],
  ...(former ? [[`commit ${former.commit}`, former.server] as const] : []),
] as const;

describe.each(versions)("processes of %s are replaced by those of this one, one after the other", (_, server) => {
  let testApp: TestApp;
  let pair: ReturnType<typeof startApiPair>;
  let balancer: Awaited<ReturnType<typeof balance>>;
  beforeAll(async () => {
    testApp = await createTestApp();
    pair = startApiPair({ ...testApp.deps.env, DRAIN_MS: 2500, JOBS: true }, server);
    await pair.whole();
    balancer = await balance(() => pair.urls());
  });
  afterAll(async () => {
    await balancer?.close();
    await pair?.stop();
    await testApp?.close();
  });
  async function untilReady(): Promise<void> {
    await pair.whole();
    while (balancer.ready().length < 2) await wait(50);
  }

  test("no call is lost, orders included, and at most one of a thousand is asked to come back, once", async () => {
    const objectid = await createLodging(testApp, testApp.world.home, 5000);
    await untilReady();
    const { seen, read, order } = createCaller(balancer.url);
    let isOver = false;
    const again = async (ask: () => Promise<void>, pause: number) => {
      for (; !isOver; await wait(pause)) await ask();
    };
    const load = [
      ...Array.from({ length: readers }, () => again(read, 20)),
      // Each order is somebody else's: one person can't have any number of them open.
      ...Array.from({ length: 2 }, () => again(async () => order(await testApp.as("nasabah"), objectid), 200)),
    ];
    const before = pair.urls();
    for (const place of [0, 1]) {
      await pair.restart(place);
      await untilReady();
    }
    isOver = true;
    await Promise.all(load);
    expect(before.filter((url) => pair.urls().includes(url))).toEqual([]);
    expect([...seen.statuses.keys()]).toEqual([200]);
    expect(seen.lost).toBe(0);
    const all = seen.statuses.get(200) ?? 0;
    expect(seen.again).toBeLessThanOrEqual(Math.ceil(all / 1000));
    const placed = await testApp.deps.db.prisma.booking.count({ where: { objectid } });
    expect(placed).toBeGreaterThan(10);
    expect(all).toBeGreaterThan(placed);
    if (isLong) console.info(`${all} calls, ${placed} orders, ${seen.again} asked to come back`);
  });
});
