import { unpaidLimit, walkInLimit } from "@retribusi/contract/features/booking/booking.deadlines";
import { codeOf } from "@retribusi/contract/features/booking/booking.states";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AppError } from "../../lib/app-error.ts";
import { stay } from "../../testing/booking-steps.ts";
import { createPlacing, type Placing } from "../../testing/placing.ts";
import { createUser } from "../../testing/world.ts";

let scene: Placing;
beforeAll(async () => {
  scene = await createPlacing();
});
afterAll(() => scene.close());

const prisma = () => scene.deps.db.prisma;
const rowOf = (id: number) => prisma().booking.findUniqueOrThrow({ where: { id }, include: { booking_riwayat: true } });
const manager = () => createUser(scene.deps.db, "pengelola", scene.world.home);
const idOf = async (placing: ReturnType<Placing["order"]>): Promise<number> => (await placing).row.id;

/** Why an order is refused: the code with its details, and what is told. */
async function refused(placing: Promise<unknown>): Promise<[string | undefined, unknown, string]> {
  const error = await placing.catch((reason: unknown) => reason);
  if (!(error instanceof AppError)) throw new Error("It was not refused.", { cause: error });
  return [error.code, error.facts.details, JSON.stringify(error.facts)];
}

test("an order is held for an hour, and stands in the history with its note", async () => {
  const before = Date.now();
  const userid = await scene.customer();
  const id = await idOf(scene.order(userid, await scene.lodging(), { catatan: "Lantai bawah" }));
  const row = await rowOf(id);
  expect(row).toMatchObject({ statusbooking: 10, catatan: "Lantai bawah", idpemesan: userid, sesi: null });
  const held = Number(row.bataswaktu) - before;
  expect(held).toBeGreaterThan(59 * 60_000);
  expect(held).toBeLessThan(62 * 60_000);
  const entry = { aksi: "order", kestatus: 10, userid, peran: "nasabah", versi: 0 };
  expect(row.booking_riwayat).toMatchObject([{ ...entry, permintaan: expect.any(String) }]);
  const plain = await idOf(scene.order(await scene.customer(), await scene.lodging()));
  expect((await rowOf(plain)).catatan).toBeNull();
});

test.each(["gedung", "alat"] as const)("what is lodging can't be ordered as %s", async (kind) => {
  const before = await prisma().booking.count();
  const [code] = await refused(scene.order(await scene.customer(), await scene.lodging(), {}, kind));
  expect([code, await prisma().booking.count()]).toEqual(["NOT_FOUND", before]);
});

test("what nobody offers can't be ordered", async () => {
  const objectid = await scene.lodging();
  await prisma().mst_objectretribusi.update({ where: { objectid }, data: { statusobject: 0 } });
  for (const unknown of [objectid, 999_999]) {
    expect((await refused(scene.order(await scene.customer(), unknown)))[0]).toBe("NOT_FOUND");
  }
});

test("another price than the one that was shown is refused, with both", async () => {
  const [code, details] = await refused(
    scene.order(await scene.customer(), await scene.lodging(), { totalbiaya: 149_999 }),
  );
  expect([code, details]).toEqual(["PRICE_CHANGED", expect.objectContaining({ shown: 149_999, actual: 150_000 })]);
});

const soldOut = (free: number, wanted: number) => ["SOLD_OUT", expect.objectContaining({ free, wanted })];

test("more units than are free are refused, with both numbers, and as many as are free aren't", async () => {
  const objectid = await scene.lodging(2);
  const another = await scene.customer();
  await scene.order(await scene.customer(), objectid);
  const two = { jumlahunit: 2, totalbiaya: 300_000 };
  expect((await refused(scene.order(another, objectid, two))).slice(0, 2)).toEqual(soldOut(1, 2));
  await scene.order(another, objectid);
});

test("of several who order at the same moment as many get a unit as there are, and the others hear why not", async () => {
  const objectid = await scene.lodging(2);
  const crowd = await Promise.all(Array.from({ length: 4 }, () => scene.customer()));
  const all = await Promise.allSettled(crowd.map((userid) => scene.order(userid, objectid)));
  const late = all.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  expect(late.map(({ code, facts }) => [code, facts.details])).toEqual([soldOut(0, 1), soldOut(0, 1)]);
  const nowhere = await Promise.all(crowd.map((userid) => refused(scene.order(userid, 999_999))));
  expect(nowhere.map(([code]) => code)).toEqual(crowd.map(() => "NOT_FOUND"));
});

describe("a customer", () => {
  const limit = (reason: string) => ["ACTION_REFUSED", { reason }];

  test("holds three unpaid orders, not four; what was paid or has lapsed doesn't count", async () => {
    const userid = await scene.customer();
    const orders: number[] = [];
    while (orders.length < unpaidLimit) orders.push(await idOf(scene.order(userid, await scene.lodging())));
    const objectid = await scene.lodging();
    const [code, details, told] = await refused(scene.order(userid, objectid));
    expect([code, details]).toEqual(limit("UNPAID_LIMIT"));
    expect(told).toContain(`${unpaidLimit}`);
    const [paid, lapsed] = orders;
    await prisma().booking.updateMany({ where: { id: paid ?? 0 }, data: { statusbooking: codeOf("paid") } });
    await scene.order(userid, objectid);
    await refused(scene.order(userid, objectid));
    const data = { bataswaktu: new Date(Date.now() - 60_000) };
    await prisma().booking.updateMany({ where: { id: lapsed ?? 0 }, data });
    await scene.order(userid, objectid, { waktu: stay(9) });
  });

  test("is given three more in their name at counters, whoever enters them, and keeps three of their own", async () => {
    const userid = await scene.customer();
    const objectid = await scene.lodging(20);
    for (const by of [await manager(), await manager(), await manager()]) await scene.walkIn(by, objectid, userid);
    const [code, details, told] = await refused(scene.walkIn(await manager(), objectid, userid));
    expect([code, details]).toEqual(limit("CUSTOMER_WALKIN_LIMIT"));
    expect(told).toContain(`${unpaidLimit}`);
    for (let count = 0; count < unpaidLimit; count += 1) await scene.order(userid, objectid);
    expect((await refused(scene.order(userid, objectid))).slice(0, 2)).toEqual(limit("UNPAID_LIMIT"));
  });

  test("who isn't known can't be given one", async () => {
    const [code] = await refused(scene.walkIn(await manager(), await scene.lodging(), 999_999));
    expect(code).toBe("VALIDATION");
  });
});

test("a manager enters thirty unpaid walk-ins at once, each manager for themselves", async () => {
  const [userid, objectid] = [await manager(), await scene.lodging(80)];
  const first = await rowOf(await idOf(scene.walkIn(userid, objectid, null)));
  expect(first).toMatchObject({ idpemesan: null, namapemesan: "Pak Budi", user_created: userid });
  const { id: _, aktif: _aktif, haripesan: _1, haripakai: _2, haribayar: _3, booking_riwayat: _4, ...row } = first;
  const more = Array.from({ length: walkInLimit - 2 }, (_none, index) => ({
    ...row,
    kuncipesanan: `walk-in ${index}`,
  }));
  await prisma().booking.createMany({ data: more });
  await scene.walkIn(userid, objectid, null);
  const [code, details, told] = await refused(scene.walkIn(userid, objectid, null));
  expect([code, details]).toEqual(["ACTION_REFUSED", { reason: "WALKIN_LIMIT" }]);
  expect(told).toContain(`${walkInLimit}`);
  await scene.walkIn(await manager(), objectid, null);
});

test("the same order again answers the first, whatever stands in its way by now; another key is another order", async () => {
  const [userid, objectid, kunci] = [await scene.customer(), await scene.lodging(), crypto.randomUUID()];
  const id = await idOf(scene.order(userid, objectid, { kunci }));
  expect(await idOf(scene.order(userid, objectid, { kunci, totalbiaya: 1 }))).toBe(id);
  await refused(scene.order(userid, objectid, { totalbiaya: 1 }));
  await refused(scene.order(await scene.customer(), objectid, { kunci, totalbiaya: 1 }));
});
