import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bring, type Cast, createCast, createLodging, orderOf, stay } from "../../testing/booking-steps.ts";
import { changePolicy } from "../../testing/policy.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

const path = "trx_penginapan/reschedule";
let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await createTestApp();
  cast = await createCast(app);
});
afterAll(() => app.close());

/** An order for the tenth day from now, of a lodging that wants to hear of its customers three days before they come. */
async function ordered() {
  const objectid = await createLodging(app, app.world.home, 1);
  const { customer, record } = await bring(app, cast, 20, orderOf(objectid, stay(10)));
  await changePolicy(cast.manager, objectid, { minpesanjam: 72 });
  const move = (by: Caller, days: number) =>
    by.post(`${path}/${record.id}`, { versi: record.versi, waktu: stay(days), totalbiaya: 150_000 });
  const quoted = async (by: Caller, days: number) =>
    (await by.post(`${path}/${record.id}/quote`, { waktu: stay(days) }).expect(200)).body;
  return { customer, record, move, quoted };
}

describe("a booking is moved closer than the lead time", () => {
  test("by its customer: refused in words, and it stays where it was", async () => {
    const { customer, record, move } = await ordered();
    const refused = await move(customer, 2).expect(409);
    expect(refused.body.error.details.reason).toBe("TOO_SOON");
    expect(refused.body.error.message).toContain("at least 3 days before");
    const now = (await customer.get(`trx_penginapan/view/${record.id}`).expect(200)).body;
    expect([now.waktu, now.versi]).toEqual([record.waktu, record.versi]);
  });

  test.each(["manager", "dinas"] as const)("by the %s at the counter: it is moved", async (who) => {
    const { move } = await ordered();
    expect((await move(cast[who], 2).expect(200)).body.waktu).toEqual(stay(2));
  });

  test("and priced before: there is none for the customer, and one at the counter", async () => {
    const { customer, quoted } = await ordered();
    expect(await quoted(customer, 2)).toMatchObject({ harga: null, selisih: null, alasan: { kode: "TOO_SOON" } });
    expect(await quoted(cast.manager, 2)).toMatchObject({ alasan: null, selisih: 0 });
  });
});

test("a customer moves a booking far enough ahead, at the price that was shown", async () => {
  const { customer, move, quoted } = await ordered();
  expect(await quoted(customer, 4)).toMatchObject({ alasan: null, selisih: 0 });
  expect((await move(customer, 4).expect(200)).body.waktu).toEqual(stay(4));
});
