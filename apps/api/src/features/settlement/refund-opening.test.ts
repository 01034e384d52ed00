import { sqlInstant } from "@retribusi/db/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { act, bring, type Cast, createCast, createLodging, orderOf, stay } from "../../testing/booking-steps.ts";
import { mailsOf, noticesOf } from "../../testing/news.ts";
import { bookedIn, givenUp, step } from "../../testing/settlement.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await createTestApp();
  cast = await createCast(app);
});
afterAll(() => app.close());

const prisma = () => app.deps.db.prisma;
const refused = (reason: string) => ({ error: { code: "ACTION_REFUSED", details: { reason } } });
const subjects = (bookingid: number) => mailsOf(app, bookingid);
const inboxOf = async (caller: Caller) => (await noticesOf(app, caller)).map(({ judul }) => judul);

describe("what comes back", () => {
  const cancelAt = async (aturanbatal: object | undefined, hours: number) => {
    const objectid = await createLodging(app, app.world.home, 5, aturanbatal ? { aturanbatal } : {});
    const { customer, record } = await bring(app, cast, 50, orderOf(objectid, stay(5)));
    const arrival = new Date(Date.now() + hours * 3_600_000);
    await prisma().booking.update({
      where: { id: record.id },
      data: { tglmulaipemakaian: arrival, tglakhirpemakaian: new Date(arrival.getTime() + 86_400_000) },
    });
    const body = { versi: record.versi, alasanpembatalan: "Acara batal diadakan" };
    const { pengembalian } = await act(customer, "pembatalan", record.id, body);
    return pengembalian.map(({ jumlah }) => jumlah);
  };
  const half = [
    { sampaijam: 24, persen: 33 },
    { sampaijam: 72, persen: 100 },
  ];

  test.each([
    ["all of it until arrival, where the object says nothing", undefined, 1, [150_000]],
    ["nothing after arrival, and then no case is opened", undefined, -1, []],
    ["what the object's own rule says", half, 25, [49_500]],
    ["all of it where the rule says so", half, 73, [150_000]],
    ["nothing where no step is kept", half, 23, []],
  ])("is %s", async (_, rule, hours, amounts) => {
    expect(await cancelAt(rule, hours)).toEqual(amounts);
  });

  test("is told with the cancellation, and where to enter the account; the agency is asked to verify it", async () => {
    const { record } = await givenUp(app, cast);
    const subject = `Refund for booking ${record.id} waits to be verified`;
    expect(await inboxOf(cast.dinas)).toContain(subject);
    for (const other of [await app.as("dinas", app.world.rival), cast.pemda, cast.manager]) {
      expect(await inboxOf(other)).not.toContain(subject);
    }
    const { text } = Object((await subjects(record.id)).at(-1));
    expect(text).toContain("A refund of Rp\u00a0150.000 has been proposed");
    expect(text).toContain("enter the account");
  });
});

test("where nothing comes back the agency has nothing to verify", async () => {
  const { record, customer } = await bookedIn(app, cast, 40);
  const body = { versi: record.versi, alasanpembatalan: "Acara batal diadakan" };
  await act(customer, "pembatalan", record.id, body);
  expect(await inboxOf(cast.dinas)).not.toContain(`Refund for booking ${record.id} waits to be verified`);
});

describe("a proposal", () => {
  const over = async () => {
    const { record, customer } = await bookedIn(app, cast, 50);
    // Its use is over, as the job would find it.
    await app.deps.db.pool.query(
      "UPDATE booking SET statusbooking = 70, bataswaktu = NULL, tglstatus = ? WHERE id = ?",
      [sqlInstant(new Date()), record.id],
    );
    return { record, customer };
  };
  const propose = (who: Caller, bookingid: number, jumlah: number) =>
    who.post("billing/pengembalian/ajukan", { bookingid, jumlah, alasan: "AC rusak selama menginap" });

  test("of a part, of a booking that is over, waits for the agency", async () => {
    const { record, customer } = await over();
    const { body } = await propose(cast.manager, record.id, 40_000).expect(200);
    expect(body).toMatchObject({ jumlah: 40_000, statuspengembalian: "diajukan", asal: "pembayaran" });
    expect((await propose(cast.manager, record.id, 40_000).expect(409)).body).toMatchObject(refused("REFUND_OPEN"));
    expect(await inboxOf(customer)).toContain(`Refund for booking ${record.id}: Rp\u00a040.000`);
    await step(app, cast.dinas, "tolak", body.id, { catatan: "Belum cukup bukti" });
    expect((await propose(cast.dinas, record.id, 150_000).expect(200)).body.jumlah).toBe(150_000);
  });

  test("is never of more than is left", async () => {
    const { record } = await over();
    expect((await propose(cast.manager, record.id, 150_001).expect(409)).body).toMatchObject(refused("TOO_MUCH"));
    const { body } = await propose(cast.manager, record.id, 100_000).expect(200);
    await prisma().pengembalian.update({ where: { id: body.id }, data: { statuspengembalian: "dibayar" } });
    const answer = await propose(cast.manager, record.id, 50_001).expect(409);
    expect(answer.body).toMatchObject(refused("TOO_MUCH"));
    expect(answer.body.error.message).toContain("Rp\u00a050.000");
    await propose(cast.manager, record.id, 50_000).expect(200);
  });

  test("is for bookings that are over, in one's own rows, and by who looks after them", async () => {
    const { record } = await bookedIn(app, cast, 50);
    expect((await propose(cast.manager, record.id, 1).expect(409)).body).toMatchObject(refused("STILL_USED"));
    await propose(await app.as("pengelola", app.world.rival), record.id, 1).expect(404);
    for (const who of [cast.pemda, cast.superuser]) {
      expect((await propose(who, record.id, 1).expect(409)).body).toMatchObject(refused("NOT_YOUR_STEP"));
    }
    await propose(cast.customer, record.id, 1).expect(403);
    await propose(cast.bank, record.id, 1).expect(403);
  });
});

test("a booking of which a part was paid back isn't brought back as if it were paid", async () => {
  const { record, id } = await givenUp(app, cast);
  await prisma().pengembalian.update({ where: { id }, data: { statuspengembalian: "dibayar", jumlah: 1n } });
  const back = { versi: record.versi, setuju: true, catatan: "Pemesan setuju lewat telepon" };
  const { body } = await cast.dinas.post(`trx_penginapan/aktifkankembali/${record.id}`, back).expect(409);
  expect(body.error.details).toEqual({ reason: "NO_MONEY" });
});
