import { afterAll, beforeAll, expect, test } from "vitest";
import { startApi } from "../../testing/api-process.ts";
import { createLodging, orderOf } from "../../testing/booking-steps.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

let testApp: TestApp;
let apis: Awaited<ReturnType<typeof startApi>>[];
beforeAll(async () => {
  testApp = await createTestApp();
  apis = await Promise.all([startApi(testApp.deps.env), startApi(testApp.deps.env)]);
});
afterAll(async () => {
  await Promise.all(apis.map((api) => api.stop()));
  await testApp.close();
});

async function customers(count: number): Promise<Caller[]> {
  const all: Caller[] = [];
  while (all.length < count) all.push(...(await Promise.all(Array.from({ length: 10 }, () => testApp.as("nasabah")))));
  return all.slice(0, count);
}

test("200 customers order the last 3 rooms over HTTP from two API processes: 3 get one", async () => {
  const objectid = await createLodging(testApp, testApp.world.home, 3);
  const crowd = await customers(200);
  const answers = await Promise.all(
    crowd.map(async ({ token }, index) => {
      const answer = await fetch(`${apis[index % apis.length]?.url}/api/trx_penginapan/pesan_nsb`, {
        method: "POST",
        headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
        body: JSON.stringify(orderOf(objectid)),
      });
      return { status: answer.status, body: await answer.json() };
    }),
  );
  const refused = answers.filter((answer) => answer.status === 409);
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3);
  expect(refused).toHaveLength(197);
  for (const { body } of refused)
    expect(body.error).toMatchObject({ code: "SOLD_OUT", details: { free: 0, wanted: 1 } });
  expect(refused[0]?.body.error.message).toBe(
    "Not enough units are free for these dates: 0 of 1. Please choose other dates or fewer units.",
  );
  expect(await testApp.deps.db.prisma.booking.count({ where: { objectid, aktif: 1 } })).toBe(3);
});
