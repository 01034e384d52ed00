import { isBillingId } from "@retribusi/contract/features/billing/billing.number";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BillingWorld, createBillingWorld } from "../../testing/billing-world.ts";
import { closeBills, connectionsOf, issueBill, withoutBill } from "./bill.ts";

let billing: BillingWorld;
beforeAll(async () => {
  billing = await createBillingWorld();
});
afterAll(() => billing.close());

const listConnections = async (bookingid: number) =>
  (await ask(sqlOf(billing.db.prisma), { connections: connectionsOf(bookingid) })).connections;
const findConnection = async (bookingid: number) => (await listConnections(bookingid))[0] ?? null;

describe("the bank of a booking", () => {
  test("is that of its region, else the one for all regions, else none", async () => {
    const { prisma } = billing.db;
    const [own, other] = [await billing.booking(), await billing.booking(billing.world.rival)];
    const ofHome = { bankid: "110", terminalid: "WEB32", channelid: "6011", awalan: "88932" };
    expect(await findConnection(own.id)).toMatchObject(ofHome);
    await prisma.system.deleteMany({ where: { idpemda: billing.world.rival.idpemda } });
    expect(await findConnection(other.id)).toBeNull();
    const usual = { bankid: "111", terminalid: "ALL", channelid: "1", awalan: "777" };
    const { id } = await prisma.system.create({ data: usual });
    expect(await findConnection(other.id)).toMatchObject({ id, idpemda: null, ...usual });
    expect(await findConnection(own.id)).toMatchObject(ofHome);
    // A region that has banks of its own offers no others, whichever was entered first.
    expect(await listConnections(own.id)).toMatchObject([ofHome]);
  });
});

const now = new Date("2026-11-22T05:00:00.000Z");
const expires = new Date("2026-11-23T05:00:00.000Z");

/** Issues a bill, as it stands before its booking is written. */
async function issue() {
  const booking = await billing.booking();
  const connection = await findConnection(booking.id);
  if (!connection) throw new Error("There is no connection.");
  const times = { jenistagihan: "utama", jumlah: booking.totalbiaya, now, expires, tahun: 2026 } as const;
  return { booking, connection, issued: await billing.run((tx) => issueBill(tx, booking, connection, times)) };
}
const rowOf = (id: number) => billing.db.prisma.tagihan.findUniqueOrThrow({ where: { id } });

describe("a bill", () => {
  test("keeps amount, agency, bank and times, and has a number of its series", async () => {
    const { booking, connection, issued } = await issue();
    expect(await rowOf(issued.bill.id)).toMatchObject({
      bookingid: booking.id,
      idskpd: booking.idskpd,
      selisihkas: 7,
      jumlah: 150_000n,
      systemid: connection.id,
      nomordokumen: expect.stringMatching(/^00000\d\/SKRD\/32\.1\.03\.01\/2026$/),
      tglterbit: now,
      tglexpired: expires,
      statustagihan: "terbit",
    });
  });

  test("is paid by its own number behind the bank's prefix, which is written with the booking", async () => {
    const { issued } = await issue();
    const { idbilling, bill } = issued;
    expect([isBillingId(idbilling), idbilling.startsWith("88932")]).toEqual([true, true]);
    expect(Number(idbilling.slice(5, -1))).toBe(bill.id);
    expect(bill).toEqual({ model: "tagihan", id: bill.id, row: { idbilling } });
    const standIn = (await rowOf(bill.id)).idbilling;
    expect(standIn).toMatch(/^\d{18}$/);
    expect(new Set(standIn).size).toBeGreaterThan(1);
    expect((await rowOf((await issue()).issued.bill.id)).idbilling).not.toBe(standIn);
  });

  test.each(["batal", "kedaluwarsa"] as const)("that is open is closed as %s, and no other", async (as) => {
    const [one, other] = [await issue(), await issue()];
    await billing.run((tx) => closeBills(tx, one.booking.id, as));
    const states = async () => [
      (await rowOf(one.issued.bill.id)).statustagihan,
      (await rowOf(other.issued.bill.id)).statustagihan,
    ];
    expect(await states()).toEqual([as, "terbit"]);
    await billing.db.prisma.tagihan.update({ where: { id: one.issued.bill.id }, data: { statustagihan: "lunas" } });
    await billing.run((tx) => closeBills(tx, one.booking.id, as));
    expect(await states()).toEqual(["lunas", "terbit"]);
  });
});

test("without a bill a booking shows none", () => {
  expect(withoutBill).toEqual({ idbilling: null, tglexpiredbilling: null });
});
