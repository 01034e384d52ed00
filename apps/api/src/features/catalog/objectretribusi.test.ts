import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLodging, order, orderOf } from "../../testing/booking-steps.ts";
import { importCsv, problemsOf } from "../../testing/csv.ts";
import { samples } from "../../testing/samples.ts";
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

describe("the latest arrival", () => {
  const known = () => ({ ...testApp.world, userid: 1, roleid: 1, permissionid: 1 });
  const body = (n: number) => samples.mst_objectretribusi?.(known(), n).body ?? {};

  test("can be the end of the day in the form and the inline edit, and is exported as it was written", async () => {
    const superuser = await testApp.as("superuser");
    const added = await superuser.post("mst_objectretribusi/add", { ...body(71), batascheckin: "24:00" }).expect(200);
    const { objectid } = added.body;
    await superuser.post(`mst_objectretribusi/edit/${objectid}`, { versi: 1, batascheckin: "23:30" }).expect(200);
    const edited = await superuser
      .post(`mst_objectretribusi/edit/${objectid}`, { versi: 2, batascheckin: "24:00" })
      .expect(200);
    expect(edited.body.batascheckin).toBe("24:00");
    const sheet = await superuser.get(`mst_objectretribusi/view/${objectid}/export?format=csv`).expect(200);
    expect(sheet.text).toContain("24:00");
  });

  test.each(["jamcheckin", "jamcheckout", "jambuka", "jamtutup"])("has no such time beside it in %s", async (name) => {
    const superuser = await testApp.as("superuser");
    const { error } = (await superuser.post("mst_objectretribusi/add", { ...body(72), [name]: "24:00" }).expect(400))
      .body;
    expect(Object.keys(error.fields)).toEqual([name]);
  });

  test("comes in by csv too, and 24:30 doesn't", async () => {
    const superuser = await testApp.as("superuser");
    const fields = Object.keys(body(73));
    const line = (n: number, batascheckin: string) =>
      Object.values({ ...body(n), idpemda: "32", idskpd: "1.03.01", batascheckin }).join(";");
    const file = [fields.join(";"), line(73, "24:00"), line(74, "24:30")].join("\n");
    const report = await importCsv(testApp, superuser, "mst_objectretribusi", file, { dryrun: true }).expect(200);
    expect(problemsOf(report.body)[2]?.batascheckin).toBeUndefined();
    expect(problemsOf(report.body)[3]?.batascheckin).toContain("24:00");
  });
});
