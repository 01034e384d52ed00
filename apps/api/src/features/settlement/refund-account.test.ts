import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Cast, createCast } from "../../testing/booking-steps.ts";
import { mailsOf } from "../../testing/news.ts";
import {
  account,
  giveAccount,
  givenUp,
  proof,
  refundIn,
  step,
  treasurerOf,
  uploadedBy,
  viewRefund,
} from "../../testing/settlement.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let cast: Cast;
let treasurer: Caller;
beforeAll(async () => {
  app = await createTestApp();
  cast = await createCast(app);
  treasurer = await treasurerOf(app);
});
afterAll(() => app.close());

const prisma = () => app.deps.db.prisma;
const refused = (reason: string) => ({ error: { code: "ACTION_REFUSED", details: { reason } } });
const caseOf = (id: number) => prisma().pengembalian.findUniqueOrThrow({ where: { id } });
const subjects = (bookingid: number) => mailsOf(app, bookingid);

describe("the payment", () => {
  test("needs its proof, on a day that can be", async () => {
    const { id } = await refundIn(app, cast, "disetujui");
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const wrong = async (more: object) =>
      (await step(app, treasurer, "bayar", id, await proof(app, treasurer, more))).body.error.fields;
    expect(await wrong({ tglbayar: tomorrow })).toHaveProperty("tglbayar");
    expect(await wrong({ tglbayar: "2024-01-01" })).toHaveProperty("tglbayar");
    expect(await wrong({ berkasid: await uploadedBy(app, cast.dinas) })).toHaveProperty("berkasid");
    expect(await wrong({ berkasid: undefined })).toHaveProperty("berkasid");
    expect((await caseOf(id)).statuspengembalian).toBe("disetujui");
  });

  test("has a reference of the bank that no other refund has", async () => {
    const [one, two] = [await refundIn(app, cast, "disetujui"), await refundIn(app, cast, "disetujui")];
    const referensi = `TRF-${crypto.randomUUID()}`;
    expect((await step(app, treasurer, "bayar", one.id, await proof(app, treasurer, { referensi }))).status).toBe(200);
    const { body } = await step(app, treasurer, "bayar", two.id, await proof(app, treasurer, { referensi }));
    expect(body).toMatchObject(refused("REFERENCE_TAKEN"));
    expect((await caseOf(two.id)).statuspengembalian).toBe("disetujui");
  });

  test("waits for the account, which the customer may still enter", async () => {
    const { id, customer } = await givenUp(app, cast);
    await step(app, cast.dinas, "verifikasi", id);
    await step(app, cast.pemda, "setujui", id);
    const transfer = await proof(app, treasurer);
    expect((await step(app, treasurer, "bayar", id, transfer)).body).toMatchObject(refused("NO_ACCOUNT"));
    expect((await giveAccount(app, customer, id)).status).toBe(200);
    expect((await giveAccount(app, customer, id)).body).toMatchObject(refused("ACCOUNT_FIXED"));
    expect((await step(app, treasurer, "bayar", id, transfer)).status).toBe(200);
  });

  test("is of the treasurer's own agency", async () => {
    const { id } = await refundIn(app, cast, "disetujui");
    const stranger = await treasurerOf(app, "dinas", app.world.rival);
    expect((await step(app, stranger, "bayar", id, await proof(app, stranger))).status).toBe(404);
    await stranger.get(`billing/bendahara/rekening/${id}`).expect(404);
  });
});

describe("the account", () => {
  test("is sealed, shown by its last digits, and in full to the treasurer, who leaves a trace", async () => {
    const { id, customer, record } = await refundIn(app, cast, "disetujui");
    const row = await caseOf(id);
    expect(row.norekening).toMatch(/^v1\./);
    expect(row.norekening).not.toContain("00123456789");
    const everywhere = [
      await viewRefund(cast.dinas, id),
      await viewRefund(treasurer, id),
      (await customer.get(`trx_penginapan/view/${record.id}`).expect(200)).body,
      await prisma().audit.findMany({ where: { entitas: "pengembalian", kunci: String(id) } }),
      await subjects(record.id),
    ];
    expect(JSON.stringify(everywhere, (_, value) => (typeof value === "bigint" ? Number(value) : value))).not.toContain(
      "00123456789",
    );
    expect(everywhere[0].rekening).toMatchObject({ namabank: "Bank BJB", norekening: "••••6789" });
    expect([everywhere[0].lihatrekening, everywhere[1].lihatrekening]).toEqual([false, true]);
    const looks = () => prisma().audit.count({ where: { aksi: "lihat_rekening", kunci: String(id) } });
    expect(await looks()).toBe(0);
    const { body } = await treasurer.get(`billing/bendahara/rekening/${id}`).expect(200);
    expect(body).toEqual({ ...account, norekening: "00123456789" });
    expect(await looks()).toBe(1);
    for (const who of [cast.dinas, cast.pemda, cast.manager, customer]) {
      await who.get(`billing/bendahara/rekening/${id}`).expect(403);
    }
    await cast.superuser.get(`billing/bendahara/rekening/${id}`).expect(403);
    expect(await looks()).toBe(1);
  });

  test("is given by nobody but its owner, and can be mended until the region has decided", async () => {
    const { id, customer } = await givenUp(app, cast);
    expect((await giveAccount(app, await app.as("nasabah"), id)).status).toBe(404);
    expect((await giveAccount(app, cast.manager, id)).status).toBe(404);
    expect((await step(app, cast.manager, "rekening", id, { rekening: account })).body).toMatchObject(
      refused("OWNER_GIVES_ACCOUNT"),
    );
    await giveAccount(app, customer, id);
    await step(app, cast.dinas, "verifikasi", id);
    expect((await giveAccount(app, customer, id)).status).toBe(200);
    await step(app, cast.pemda, "setujui", id);
    expect((await giveAccount(app, customer, id)).body).toMatchObject(refused("ACCOUNT_FIXED"));
  });

  test("sent twice is kept once, and another number with the same last digits is not taken for it", async () => {
    const { id, customer } = await givenUp(app, cast);
    const give = (norekening: string) =>
      customer.post(`account/pengembalian/${id}`, { versi: 1, rekening: { ...account, norekening } });
    const first = await give("00123456789").expect(200);
    expect((await give("0012 3456 789").expect(200)).body).toEqual(first.body);
    expect((await give("99993456789").expect(409)).body.error.code).toBe("CONFLICT");
  });

  test("has a number of digits", async () => {
    const { id, customer } = await givenUp(app, cast);
    const give = (norekening: string) =>
      customer.post(`account/pengembalian/${id}`, { versi: 1, rekening: { ...account, norekening } });
    const { body } = await give("12AB").expect(400);
    expect(body.error.fields).toEqual({ "rekening.norekening": "An account number has 6 to 20 digits." });
  });

  test("of a walk-in is written down by the manager, before anybody has verified it, and paid by another person", async () => {
    const { id, record } = await givenUp(app, cast);
    await prisma().booking.update({ where: { id: record.id }, data: { idpemesan: null } });
    expect((await step(app, cast.dinas, "verifikasi", id)).body).toMatchObject(refused("NO_ACCOUNT"));
    const { body } = await step(app, cast.manager, "rekening", id, { rekening: account });
    expect(body.rekening).toMatchObject({ norekening: "••••6789", oleh: expect.stringContaining("pengelola") });
    expect((await step(app, cast.dinas, "verifikasi", id)).status).toBe(200);
    expect((await step(app, cast.manager, "rekening", id, { rekening: account })).body).toMatchObject(
      refused("ACCOUNT_FIXED"),
    );
    await step(app, cast.pemda, "setujui", id);
    await prisma().pengembalian.update({ where: { id }, data: { rekeningoleh: treasurer.userid } });
    expect((await step(app, treasurer, "bayar", id, await proof(app, treasurer))).body).toMatchObject(
      refused("FOUR_EYES"),
    );
  });
});
