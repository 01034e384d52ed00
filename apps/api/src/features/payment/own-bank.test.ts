import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anotherBank } from "../../testing/another-bank.ts";
import { bring, type Cast, createCast, createLodging, orderOf, payment } from "../../testing/booking-steps.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

let testApp: TestApp;
let cast: Cast;
/** People of one bank each; the bank's user of the cast works for all. */
let usual: Caller;
let other: Caller;
let second: number;
const prisma = () => testApp.deps.db.prisma;

async function userOf(bankid: string): Promise<Caller> {
  const caller = await testApp.as("bank");
  await prisma().userdata.update({ where: { userid: caller.userid }, data: { bankid } });
  return caller;
}

beforeAll(async () => {
  testApp = await createTestApp();
  cast = await createCast(testApp);
  second = await anotherBank(testApp);
  [usual, other] = [await userOf("110"), await userOf("009")];
});
afterAll(() => testApp.close());

const opened = async () => bring(testApp, cast, 40, orderOf(await createLodging(testApp, testApp.world.home, 1)));
const open = async () => (await opened()).record;
const lookup = (by: Caller, idbilling: string | null) => by.get(`billing/lookup/${idbilling}`);

describe("a bank's own user", () => {
  test("finds and takes the money of its bills; those of another bank are named as such and not taken", async () => {
    const record = await open();
    const { body } = await lookup(other, record.idbilling).expect(400);
    expect(body.error.fields.idbilling).toMatch(/another bank|bank lain/);
    await other.post("billing/terima", payment(record)).expect(409);
    expect(await prisma().pembayaran.count({ where: { bookingid: record.id } })).toBe(0);
    await lookup(usual, record.idbilling).expect(200);
    await usual.post("billing/terima", payment(record)).expect(200);
    expect(await prisma().pembayaran.findFirst({ where: { bookingid: record.id } })).toMatchObject({ bankid: "110" });
  });

  test("records money that came to its bank for a bill of another as its own bank's, and pays no bill with it", async () => {
    const record = await open();
    const { body } = await other.post("billing/uangmasuk", payment(record)).expect(200);
    expect(body).toMatchObject({ pembayaran: null, pengecualian: { jenis: "tak_dikenal" } });
    const { id } = body.pengecualian;
    expect(await prisma().pengecualian_bayar.findUnique({ where: { id } })).toMatchObject({ bankid: "009" });
    expect(await prisma().pembayaran.count({ where: { bookingid: record.id } })).toBe(0);
  });

  test("sees the exceptions of its bank and no others", async () => {
    const [mine, theirs] = [await open(), await open()];
    const arrived = async (by: Caller, record: typeof mine) =>
      (await by.post("billing/uangmasuk", payment(record, { jumlah: 1 })).expect(200)).body.pengecualian.id;
    const [own, foreign] = [await arrived(other, mine), await arrived(usual, theirs)];
    const listed = async (by: Caller) =>
      (await by.get("billing/pengecualian?limit=100").expect(200)).body.records.map(({ id }: { id: number }) => id);
    const seen = await listed(other);
    expect([seen.includes(own), seen.includes(foreign)]).toEqual([true, false]);
    expect(await listed(cast.bank)).toEqual(expect.arrayContaining([own, foreign]));
  });

  test("asks no other bank for a payment", async () => {
    const record = await open();
    await other.post(`trx_penginapan/cekstatus/${record.id}`).expect(404);
    await usual.post(`trx_penginapan/cekstatus/${record.id}`).expect(200);
  });
});

test("money for a bill that is void, since another bank was chosen, is the first bank's", async () => {
  const { customer, record } = await opened();
  const body = { versi: record.versi, systemid: second };
  await customer.post(`trx_penginapan/pilihbank/${record.id}`, body).expect(200);
  const money = await cast.bank.post("billing/uangmasuk", payment(record)).expect(200);
  const { id } = money.body.pengecualian;
  expect(await prisma().pengecualian_bayar.findUnique({ where: { id } })).toMatchObject({ bankid: "110" });
});

describe("the bank of an account", () => {
  const edit = async (userid: number, bankid: string | null) => {
    const versi = await testApp.versionOf("userdata", userid);
    return cast.superuser.post(`userdata/edit/${userid}`, { bankid, versi });
  };

  test("is one that there is, and only a bank's user has one", async () => {
    const { userid } = await testApp.as("bank");
    expect((await edit(userid, "777")).body.error.fields).toHaveProperty("bankid");
    expect((await edit(userid, "009")).status).toBe(200);
    expect((await edit(userid, null)).status).toBe(200);
    expect((await edit(cast.dinas.userid, "009")).body.error.fields).toHaveProperty("bankid");
  });

  test("binds nobody who acts in another role", async () => {
    const { userid } = cast.manager;
    await prisma().userdata.update({ where: { userid }, data: { bankid: "009" } });
    const record = await open();
    await cast.manager.get(`trx_penginapan/carabayar/${record.id}`).expect(200);
    await cast.manager.post(`trx_penginapan/cekstatus/${record.id}`).expect(200);
    await prisma().userdata.update({ where: { userid }, data: { bankid: null } });
  });
});
