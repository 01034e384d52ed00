import { afterAll, beforeAll, expect, test } from "vitest";
import { createLodging, order, orderOf } from "../../testing/booking-steps.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

test("units that are booked can't be taken away, free ones can", async () => {
  const objectid = await createLodging(testApp, testApp.world.home, 5);
  await order(testApp, orderOf(objectid, undefined, 2));
  await order(testApp, orderOf(objectid));
  const superuser = await testApp.as("superuser");
  const edit = (jumlahobject: number) =>
    superuser.post(`mst_objectretribusi/edit/${objectid}`, { versi: 1, jumlahobject });
  const refused = await edit(2);
  expect(refused.status).toBe(400);
  expect(refused.body.error.fields.jumlahobject).toContain("3 units are booked");
  await edit(3).expect(200);
  await expect(order(testApp, orderOf(objectid))).rejects.toThrow("SOLD_OUT");
});

test("an object without bookings can be deleted with its tariffs, one with bookings can't", async () => {
  const superuser = await testApp.as("superuser");
  const unused = await createLodging(testApp, testApp.world.home, 1, { object_inventory: { create: {} } });
  await superuser.delete(`mst_objectretribusi/delete/${unused}`).expect(200);
  const used = await createLodging(testApp, testApp.world.home, 1);
  await order(testApp, orderOf(used));
  const answer = await superuser.delete(`mst_objectretribusi/delete/${used}`);
  expect([answer.status, answer.body.error.code]).toEqual([409, "IN_USE"]);
  await expect(order(testApp, orderOf(used))).rejects.toThrow("SOLD_OUT");
});
