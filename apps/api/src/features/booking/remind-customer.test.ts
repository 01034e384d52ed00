import { codeOf } from "@retribusi/contract/features/booking/booking.states";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { act, bring, type Cast, createCast, createLodging, orderOf } from "../../testing/booking-steps.ts";
import { leaveLetter, sendLetters } from "../../testing/letters.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { remindCustomers } from "./remind-customer.ts";
import { occasionNotices } from "./reminder-words.ts";
import type { NoticeText } from "./server-action.ts";

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await createTestApp();
  cast = await createCast(app);
});
afterAll(() => app.close());
// What earlier tests left is due no more.
beforeEach(() => prisma().booking.updateMany({ data: { statusbooking: codeOf("rejected"), bataswaktu: null } }));

const prisma = () => app.deps.db.prisma;
const hour = 3_600_000;
const fromNow = (hours: number) => new Date(Date.now() + hours * hour);
const lodging = () => createLodging(app, app.world.home, 3);
const remind = () => remindCustomers(app.deps.db);
const told = (bookingid: number) => prisma().outbox.count({ where: { bookingid } });

async function bill(issued: number, expires: number) {
  const { record, customer } = await bring(app, cast, 40, orderOf(await lodging()));
  await until(record.id, issued, expires);
  return { record, customer };
}

async function until(id: number, issued: number, expires: number) {
  const tglexpired = fromNow(expires);
  await prisma().tagihan.updateMany({ where: { bookingid: id }, data: { tglterbit: fromNow(issued), tglexpired } });
  await prisma().booking.update({ where: { id }, data: { tglexpiredbilling: tglexpired, bataswaktu: tglexpired } });
}

/** A paid stay that begins so many hours from now, paid so many hours ago. */
async function paid(begins: number, since: number) {
  const { record } = await bring(app, cast, 50, orderOf(await lodging()));
  const times = { tglmulaipemakaian: fromNow(begins), tglakhirpemakaian: fromNow(begins + 22) };
  await prisma().booking.update({ where: { id: record.id }, data: { ...times, tglstatus: fromNow(-since) } });
  return record;
}

const textOf = ({ customer }: (typeof occasionNotices)[keyof typeof occasionNotices]): NoticeText => {
  if (!customer || typeof customer === "function") throw new Error("The customer isn't told");
  return customer;
};

describe("a bill that expires soon", () => {
  test("is reminded of once, although two processes look, and again when it can be paid longer", async () => {
    const { record } = await bill(-19, 5);
    const before = await told(record.id);
    const counts = await Promise.all([remind(), remind()]);
    expect(counts.toSorted()).toEqual([0, 1]);
    expect(await told(record.id)).toBe(before + 1);
    expect(await remind()).toBe(0);
    await until(record.id, -20, 4);
    expect(await remind()).toBe(1);
  });

  test.each([
    ["too early", -17, 7],
    ["of less than two hours", -1.5, 0.4],
    ["expired", -24, -0.01],
  ])("isn't where it is %s", async (_, issued, expires) => {
    const { record } = await bill(issued, expires);
    const before = await told(record.id);
    expect(await remind()).toBe(0);
    expect(await told(record.id)).toBe(before);
  });

  test("its mail isn't sent once it is paid", async () => {
    const { record } = await bill(-19, 5);
    const letter = { bookingid: record.id, aksi: "billExpiresSoon", text: textOf(occasionNotices.tagihan) };
    await leaveLetter(app, { ...letter, bahasa: ["id"] });
    const [mail] = (await sendLetters(app)).slice(-1);
    expect(mail?.subject).toMatch(new RegExp(`^Pesanan ${record.id}: bayar sebelum .* WIB$`));
    await leaveLetter(app, { ...letter, bahasa: ["id"] });
    const money = { idbilling: record.idbilling, jumlah: 150_000, referensi: crypto.randomUUID() };
    await cast.bank.post("billing/terima", { ...money, waktutransaksi: new Date().toISOString() }).expect(200);
    expect((await sendLetters(app)).map(({ subject }) => subject)).toEqual([]);
  });
});

describe("a use that begins tomorrow", () => {
  test("is reminded of once, from the morning of the day before on", async () => {
    const record = await paid(5, 72);
    const later = await paid(47, 72);
    const [before, waiting] = [await told(record.id), await told(later.id)];
    expect(await remind()).toBe(1);
    expect(await remind()).toBe(0);
    expect([await told(record.id), await told(later.id)]).toEqual([before + 1, waiting]);
  });

  test("isn't where it was paid after that morning, nor where it has begun", async () => {
    await paid(5, 0.01);
    await paid(-1, 72);
    expect(await remind()).toBe(0);
  });

  test("its mail carries the registration card and the date, and shows the way", async () => {
    const record = await paid(5, 72);
    const letter = { bookingid: record.id, aksi: "reminder", text: textOf(occasionNotices.kedatangan) };
    await leaveLetter(app, { ...letter, bahasa: ["en"] });
    const [mail] = (await sendLetters(app)).slice(-1);
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual([
      expect.stringMatching(/kartu.*\.pdf$/),
      `pesanan-${record.id}.ics`,
    ]);
    expect(mail?.text).toMatch(/Address: .*https:\/\/www\.openstreetmap\.org/);
  });
});

describe("thanks after a use", () => {
  test("come once, when the end can't be taken back any more", async () => {
    const { record } = await bring(app, cast, 50, orderOf(await lodging()));
    await prisma().booking.update({ where: { id: record.id }, data: { tglmulaipemakaian: fromNow(-20) } });
    const arrived = await act(cast.manager, "checkin", record.id, { versi: record.versi });
    await prisma().booking.update({ where: { id: record.id }, data: { tglakhirpemakaian: fromNow(-0.1) } });
    const left = await act(cast.manager, "selesai", record.id, { versi: arrived.versi });
    expect(left.statusbooking).toBe(codeOf("finished"));
    expect(await remind()).toBe(0);
    await prisma().booking.update({ where: { id: record.id }, data: { tglstatus: fromNow(-0.6) } });
    expect(await remind()).toBe(1);
    expect(await remind()).toBe(0);
  });
});
