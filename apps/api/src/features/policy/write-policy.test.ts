import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Cast, createCast, createLodging } from "../../testing/booking-steps.ts";
import { bodyOf, changePolicy, createHall, policyOf, weekWith } from "../../testing/policy.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await createTestApp();
  cast = await createCast(app);
});
afterAll(() => app.close());

const prisma = () => app.deps.db.prisma;
const lodging = () => createLodging(app, app.world.home, 2);
const hall = () => createHall(app, app.world.home);

describe("what can't be meant is refused by its field, and nothing is written", () => {
  const everyDay = (jambuka: string, jamtutup: string) => Array.from({ length: 7 }, () => ({ jambuka, jamtutup }));
  const nothing = Array.from({ length: 7 }, () => null);
  test.each([
    [
      "hours that begin when they end",
      "jam",
      { jampekan: weekWith({ 1: { jambuka: "08:00", jamtutup: "08:00" } }) },
      "jampekan.0.jamtutup",
    ],
    ["23 hours, for 07:00 instead of 17:00", "jam", { jampekan: everyDay("08:00", "07:00") }, "jampekan.6.jamtutup"],
    [
      "a night into the next morning",
      "jam",
      { jampekan: weekWith({ 7: { jambuka: "20:00", jamtutup: "09:00" } }) },
      "jampekan.6.jamtutup",
    ],
    ["a week without an open day", "jam", { jampekan: nothing }, "jampekan"],
    ["a week without an open day, of a house too", "malam", { jampekan: nothing }, "jampekan"],
    ["a clock that doesn't exist", "jam", { jampekan: everyDay("25:00", "26:00") }, "jampekan.0.jambuka"],
    ["six days", "jam", { jampekan: weekWith().slice(1) }, "jampekan"],
    ["an arrival that ends before it begins", "malam", { batascheckin: "13:00" }, "batascheckin"],
    ["an arrival until 24:30", "malam", { batascheckin: "24:30" }, "batascheckin"],
    ["a check-in at 24:00", "malam", { jamcheckin: "24:00" }, "jamcheckin"],
    ["guests who leave after the next have come", "malam", { jamcheckout: "15:00" }, "jamcheckout"],
    ["a longest stay below the shortest", "malam", { minlama: 3, makslama: 2 }, "makslama"],
    ["a day of 25 hours", "jam", { makslama: 25 }, "makslama"],
    ["orders that close before they open", "malam", { minpesanjam: 48, makspesanhari: 2 }, "minpesanjam"],
    [
      "more money for whoever cancels later",
      "malam",
      {
        aturanbatal: [
          { sampaijam: 48, persen: 50 },
          { sampaijam: 24, persen: 80 },
        ],
      },
      "aturanbatal.1.persen",
    ],
    [
      "a time of cancellation twice",
      "malam",
      {
        aturanbatal: [
          { sampaijam: 48, persen: 50 },
          { sampaijam: 48, persen: 20 },
        ],
      },
      "aturanbatal.1.sampaijam",
    ],
    ["101 percent", "malam", { aturanbatal: [{ sampaijam: 48, persen: 101 }] }, "aturanbatal.0.persen"],
    ["half a place", "malam", { lintang: -6.9 }, "bujur"],
    ["latitude and longitude exchanged", "malam", { lintang: 107.6, bujur: -6.9 }, "lintang"],
    ["nobody", "malam", { kapasitas: 0 }, "kapasitas"],
  ] as const)("%s", async (_, unit, change, field) => {
    const objectid = await (unit === "jam" ? hall() : lodging());
    const before = await policyOf(cast.manager, objectid);
    const body = bodyOf(before, {});
    const refused = await cast.manager.post(`mst_objectretribusi/simpanaturan/${objectid}`, { ...body, ...change });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.error.fields)).toContain(field);
    expect(await policyOf(cast.manager, objectid)).toEqual(before);
  });

  test("the latest arrival may be the end of the day, the closing too, and a night of its own the whole day", async () => {
    await changePolicy(cast.manager, await lodging(), { batascheckin: "24:00" }).then(({ body }) =>
      expect(body.batascheckin).toBe("24:00"),
    );
    const jampekan = everyDay("00:00", "24:00");
    const { body } = await changePolicy(cast.manager, await hall(), { jampekan });
    expect(body.jampekan).toEqual(jampekan);
  });
});

test("a lodging isn't asked for opening times, a hall not for check-in: what is left out stays", async () => {
  const objectid = await lodging();
  const { jampekan: _, ...body } = bodyOf(await policyOf(cast.manager, objectid), { kapasitas: 4 });
  const saved = (await cast.manager.post(`mst_objectretribusi/simpanaturan/${objectid}`, body).expect(200)).body;
  expect(saved).toMatchObject({ kapasitas: 4, jampekan: weekWith(), satuan: ["malam"] });
  const other = await hall();
  const {
    jamcheckin: __,
    jamcheckout: ___,
    batascheckin: ____,
    ...ofHall
  } = bodyOf(await policyOf(cast.manager, other), {
    fasilitas: ["wifi", "panggung"],
  });
  const kept = (await cast.manager.post(`mst_objectretribusi/simpanaturan/${other}`, ofHall).expect(200)).body;
  expect(kept).toMatchObject({ fasilitas: ["wifi", "panggung"], jamcheckin: "14:00", satuan: ["jam"] });
});

test("two people at once: the second is shown what the first has made of it", async () => {
  const objectid = await lodging();
  const shown = await policyOf(cast.manager, objectid);
  await changePolicy(cast.dinas, objectid, { minpesanjam: 24 });
  const late = await cast.manager.post(
    `mst_objectretribusi/simpanaturan/${objectid}`,
    bodyOf(shown, { minpesanjam: 12 }),
  );
  expect([late.status, late.body.error.details.versi, late.body.error.details.record.minpesanjam]).toEqual([
    409, 2, 24,
  ]);
  expect(late.body.error.details.changed).toMatchObject({ role: "dinas" });
});

test("whose object it isn't, and who doesn't look after objects, neither sees nor writes it", async () => {
  const objectid = await lodging();
  const body = bodyOf(await policyOf(cast.manager, objectid), { minlama: 2 });
  const rival = await app.as("pengelola", app.world.rival);
  await rival.get(`mst_objectretribusi/aturan/${objectid}`).expect(404);
  await rival.post(`mst_objectretribusi/simpanaturan/${objectid}`, body).expect(404);
  await cast.customer.get(`mst_objectretribusi/aturan/${objectid}`).expect(403);
  await cast.customer.post(`mst_objectretribusi/simpanaturan/${objectid}`, body).expect(403);
  expect((await policyOf(cast.manager, objectid)).minlama).toBeNull();
});

test("each change is in the audit trail with both values, and saving nothing new writes nothing", async () => {
  const objectid = await lodging();
  await changePolicy(cast.manager, objectid, { minlama: 2 });
  await changePolicy(cast.manager, objectid, { minlama: 2 });
  const lines = await prisma().audit.findMany({ where: { aksi: "ubah_aturan", kunci: String(objectid) } });
  expect(lines.map(({ sebelum, sesudah }) => [sebelum, sesudah])).toEqual([[{ minlama: null }, { minlama: 2 }]]);
  expect((await policyOf(cast.manager, objectid)).versi).toBe(2);
});
