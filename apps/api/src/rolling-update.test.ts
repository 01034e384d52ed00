import { setTimeout as wait } from "node:timers/promises";
import { randomFrom } from "@retribusi/db/seed/random";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLodging, orderOf } from "./testing/booking-steps.ts";
import { type ApiPair, startApiPair } from "./testing/breakdown/api-pair.ts";
import { type CarelessLink, createCarelessLink } from "./testing/breakdown/careless-link.ts";
import { type Caller, createTestApp, type TestApp } from "./testing/test-app.ts";

/** Milliseconds between two questions of the balancer, which believes the answer at once. */
const checkMs = 200;

let testApp: TestApp;
let pair: ApiPair;
let link: CarelessLink;
let ready: readonly string[] = [];
let isWatching = true;
let watching: Promise<void>;

async function watch(): Promise<void> {
  for (; isWatching; await wait(checkMs)) {
    const urls = pair.urls();
    const answers = await Promise.all(urls.map((url) => fetch(`${url}/api/health`).catch(() => undefined)));
    ready = urls.filter((_, at) => answers[at]?.ok);
  }
}

beforeAll(async () => {
  testApp = await createTestApp();
  pair = startApiPair({ ...testApp.deps.env, DRAIN_MS: 2500, JOBS: true });
  await pair.whole();
  watching = watch();
  link = await createCarelessLink(() => ready, 0, randomFrom(1));
});
afterAll(async () => {
  isWatching = false;
  await watching;
  await link?.close();
  await pair?.stop();
  await testApp?.close();
});

/** What became of calls: answers by their status, those that were sent again after `Retry-After`, those without an answer. */
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

const read = () => fetch(`${link.url}/api/catalogue?limit=1`);
const order = ({ token }: Caller, objectid: number) => {
  const body = JSON.stringify(orderOf(objectid));
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
  return () => fetch(`${link.url}/api/trx_penginapan/pesan_nsb`, { method: "POST", headers, body });
};

async function untilReady(): Promise<void> {
  await pair.whole();
  while (ready.length < 2) await wait(50);
}

test("both processes are restarted one after the other, and no call is lost, orders included", async () => {
  const objectid = await createLodging(testApp, testApp.world.home, 5000);
  await untilReady();
  let isOver = false;
  const again = async (prepare: () => Promise<() => Promise<Response>>, pause: number) => {
    for (; !isOver; await wait(pause)) await call(await prepare());
  };
  const load = [
    ...Array.from({ length: 4 }, () => again(async () => read, 20)),
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
  const placed = await testApp.deps.db.prisma.booking.count({ where: { objectid } });
  expect(placed).toBeGreaterThan(10);
  expect(seen.statuses.get(200)).toBeGreaterThan(placed);
});
