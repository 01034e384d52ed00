import { codeOf } from "@retribusi/contract/features/booking/booking.states";
import type { MenuFacts } from "@retribusi/contract/features/menu/menu.endpoints";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bookingOf } from "../../testing/booking.ts";
import { type Cast, createCast } from "../../testing/booking-steps.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { createObject, type Region } from "../../testing/world.ts";

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await createTestApp();
  cast = await createCast(app);
});
afterAll(() => app.close());

const prisma = () => app.deps.db.prisma;
const menuOf = async (by: Caller): Promise<MenuFacts> => (await by.get("account/menu").expect(200)).body;
const waitingOn = async (by: Caller, page: string) =>
  (await menuOf(by)).menunggu.find((line) => line.page === page)?.num;

/** Bookings of lodging in a state. */
async function put(region: Region, state: "submitted" | "complete" | "ordered", count: number, more: object = {}) {
  const row = () => bookingOf(region, "penginapan", cast.customer.userid);
  const data = Array.from({ length: count }, () => ({ ...row(), statusbooking: codeOf(state), ...more }));
  await prisma().booking.createMany({ data });
}

/** A group of the agency without anything. */
async function newGroup(): Promise<Region> {
  const { home } = app.world;
  const { pengelolaid } = await prisma().tbl_kelompokpengelola.create({
    data: { idpemda: home.idpemda, idskpd: home.idskpd, pengelolaname: `Kelompok ${crypto.randomUUID()}` },
  });
  return { ...home, pengelolaid };
}

describe("beside a line stands how many wait", () => {
  test("of the person's own scope and of that kind, and none that waits for somebody else", async () => {
    const { home, rival } = app.world;
    await put(home, "submitted", 3);
    await put(home, "complete", 2);
    await put(home, "ordered", 1);
    await put(rival, "submitted", 5);
    const [lodging, halls] = ["trx_penginapan/konfirmasipesanan", "trx_gedung/konfirmasipesanan"] as const;
    for (const by of [cast.manager, cast.dinas, cast.pemda]) {
      expect([await waitingOn(by, lodging), await waitingOn(by, halls)]).toEqual([3, 0]);
      expect(await waitingOn(by, "booking/antrean")).toBe(3);
    }
    expect(await waitingOn(await app.as("pengelola", rival), lodging)).toBe(5);
    expect([await waitingOn(cast.bank, lodging), await waitingOn(cast.superuser, lodging)]).toEqual([8, 8]);
  });

  test("of a customer's own bookings those that the customer has to confirm", async () => {
    await put(app.world.home, "complete", 1, { idpemesan: (await app.as("nasabah")).userid });
    const page = "trx_penginapan/konfirmasipesanan_nasabah";
    expect(await waitingOn(cast.customer, page)).toBe(2);
    expect((await menuOf(cast.customer)).menunggu.map((line) => line.page)).not.toContain(
      "trx_penginapan/konfirmasipesanan",
    );
  });

  test("as the home and the worklist say it", async () => {
    const { body: exceptions } = await cast.dinas.get("billing/pengecualian/count").expect(200);
    expect(await waitingOn(cast.dinas, "billing/pengecualian")).toBe(exceptions.num);
    const { body: accounts } = await cast.superuser.get("userdata/peninjauan/count").expect(200);
    expect(await waitingOn(cast.superuser, "userdata/peninjauan")).toBe(accounts.num);
  });

  test("for proposals of tariffs on objects of the scope", async () => {
    const page = "mst_objectretribusi/setujui_tarif";
    const before = await waitingOn(cast.pemda, page);
    const tariff = {
      kelompoktarif: "pelajar",
      berlakumulai: new Date("2030-01-01"),
      dasarhukum: "Perda 1/2024",
    } as const;
    for (const { objects } of [app.world.home, app.world.rival]) {
      await prisma().tarif_object.create({
        data: {
          ...tariff,
          objectid: objects.penginapan,
          satuantarif: "malam",
          tarif: 90_000n,
          statustarif: "diajukan",
        },
      });
    }
    expect(await waitingOn(cast.pemda, page)).toBe((before ?? 0) + 1);
  });
});

describe("the kinds of a menu", () => {
  const all = ["penginapan", "gedung", "alat"];

  test("are a manager's own: those with an object, whether it is offered or not", async () => {
    const group = await newGroup();
    const manager = await app.as("pengelola", group);
    expect((await menuOf(manager)).jenis).toEqual([]);
    await createObject(prisma(), group, "gedung", { statusobject: 0 });
    expect((await menuOf(manager)).jenis).toEqual(["gedung"]);
  });

  test("and those with bookings that were taken before the object went to another group", async () => {
    const group = await newGroup();
    await put(group, "submitted", 1);
    expect((await menuOf(await app.as("pengelola", group))).jenis).toEqual(["penginapan"]);
  });

  test("are all of them for everybody else", async () => {
    for (const by of [cast.customer, cast.dinas, cast.pemda, cast.bank, cast.superuser]) {
      expect((await menuOf(by)).jenis).toEqual(all);
    }
  });
});
