import { addDays, localDate, toInstant, type Zone } from "@retribusi/contract/define/dates";
import { codeOf } from "@retribusi/contract/features/booking/booking.states";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  act,
  bring,
  type Cast,
  createCast,
  createLodging,
  orderOf,
  proposal,
  stay,
} from "../../testing/booking-steps.ts";
import { dutiesOf, sendDuties } from "../../testing/duties.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { mailDays } from "./day-mail.ts";

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: "https://retribusi.example" });
  cast = await createCast(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  // What earlier tests left waits for nobody any more.
  await prisma().booking.updateMany({ data: { statusbooking: codeOf("rejected"), bataswaktu: null } });
  await prisma().userdata.updateMany({ data: { surelditolak: "", surelharian: null, bahasa: "en" } });
  await prisma().outbox.deleteMany({ where: { jenis: "tugas" } });
});

const prisma = () => app.deps.db.prisma;
const today = localDate(new Date(), "Asia/Jakarta");
const at = (time: string, days = 0, zone: Zone = "Asia/Jakarta") => toInstant(addDays(today, days), time, zone);
const days = async () => (await dutiesOf(app)).filter(({ subject }) => /^(Your day|Hari Anda)/.test(subject));
const readers = async () => (await days()).map(({ userid }) => userid);
const ids = (...people: readonly Caller[]) => people.map(({ userid }) => userid).toSorted((a, b) => a - b);
const ordered = async () => bring(app, cast, 30, orderOf(await createLodging(app, app.world.home, 9), stay(40)));

/** A paid booking that begins on that day. */
async function arriving(day: string) {
  const { record } = await ordered();
  const use = { tglmulaipemakaian: toInstant(day, "14:00", "Asia/Jakarta") };
  const data = { ...use, tglakhirpemakaian: toInstant(addDays(day, 1), "12:00", "Asia/Jakarta") };
  await prisma().booking.update({ where: { id: record.id }, data: { ...data, statusbooking: codeOf("paid") } });
}

test("is mailed from six to noon by the clocks of the region, once a day, to whom the work belongs", async () => {
  const rival = await app.as("pengelola", app.world.rival);
  await ordered();
  expect(await mailDays(app.deps, at("05:59", 1))).toBe(0);
  expect(await mailDays(app.deps, at("12:00", 1))).toBe(0);
  expect(await mailDays(app.deps, at("06:00", 1))).toBe(3);
  expect(await mailDays(app.deps, at("06:05", 1))).toBe(0);
  expect(await readers()).toEqual(ids(cast.manager, cast.dinas, cast.pemda));
  expect(await readers()).not.toContain(rival.userid);
  expect(await mailDays(app.deps, at("06:00", 2))).toBe(3);
});

test("goes by the region's own clocks", async () => {
  const where = { idpemda: app.world.home.idpemda };
  await ordered();
  await prisma().tbl_pemda.update({ where, data: { zonawaktu: "Asia/Jayapura" } });
  const early = await mailDays(app.deps, at("05:59", 1, "Asia/Jayapura"));
  const inTime = await mailDays(app.deps, at("06:00", 1, "Asia/Jayapura"));
  await prisma().tbl_pemda.update({ where, data: { zonawaktu: "Asia/Jakarta" } });
  expect([early, inTime]).toEqual([0, 3]);
});

test("two processes at once mail each once", async () => {
  await ordered();
  const told = await Promise.all([mailDays(app.deps, at("07:00", 1)), mailDays(app.deps, at("07:00", 1))]);
  expect(told[0] + told[1]).toBe(3);
  expect(await readers()).toEqual(ids(cast.manager, cast.dinas, cast.pemda));
});

test("a day without anything has no mail, nor later that morning when something came", async () => {
  expect(await mailDays(app.deps, at("06:00", 1))).toBe(0);
  await ordered();
  expect(await mailDays(app.deps, at("07:00", 1))).toBe(0);
});

test("names what there is of it with the oldest, and leads there, in both languages", async () => {
  await prisma().userdata.update({ where: { userid: cast.dinas.userid }, data: { bahasa: "id" } });
  const { record } = await ordered();
  await act(cast.manager, "usulkandiskon", record.id, await proposal(app, cast, record, 50_000));
  const tglstatus = new Date("2026-11-20T02:30:00Z");
  await prisma().booking.update({ where: { id: record.id }, data: { tglstatus } });
  await arriving(addDays(today, 1));
  await arriving(addDays(today, 2));
  await mailDays(app.deps, at("06:00", 1));
  const found = await days();
  const factsOf = ({ userid }: Caller) =>
    found.find((mail) => mail.userid === userid)?.facts.map(({ label, value }) => `${label}: ${value}`);
  expect(factsOf(cast.manager)).toEqual([
    "Arriving today: 1",
    "Orders that wait for an answer: 1, the oldest since 20th November, 2026, 09:30 WIB",
  ]);
  expect(factsOf(cast.dinas)).toContain("Diskon menunggu keputusan: 1");
  expect(factsOf(cast.dinas)).toContain("Pesanan menunggu jawaban: 1, terlama sejak 20 November 2026, 09:30 WIB");
  const mails = await sendDuties(app);
  const mail = mails.find(({ text }) => text.includes("Diskon menunggu keputusan"));
  expect(mail?.subject).toMatch(/^Hari Anda: \d+ \p{L}+ \d{4}$/u);
  expect(mail?.html).toContain('href="https://retribusi.example/#/booking/antrean?usulan=menunggu"');
});

test("whoever has switched it off gets none, a colleague does; what was switched off otherwise changes nothing", async () => {
  const colleague = await app.as("pengelola");
  await prisma().userdata.update({ where: { userid: cast.manager.userid }, data: { surelditolak: "harian" } });
  await prisma().userdata.update({ where: { userid: colleague.userid }, data: { surelditolak: "tugas" } });
  await ordered();
  await mailDays(app.deps, at("06:00", 1));
  expect(await readers()).toEqual(ids(cast.dinas, cast.pemda, colleague));
  await prisma().userdata.update({ where: { userid: colleague.userid }, data: { statusakun: 0 } });
});

test("tells nobody of what their pages don't show", async () => {
  await ordered();
  const { id } = await prisma().permissions.findUniqueOrThrow({ where: { name: "booking/antrean" } });
  const role = await prisma().roles.findUniqueOrThrow({ where: { name: "pemda" } });
  const held = { permission_id: id, role_id: role.id };
  await prisma().role_has_permissions.deleteMany({ where: held });
  await mailDays(app.deps, at("06:00", 1));
  await prisma().role_has_permissions.create({ data: held });
  expect(await readers()).toEqual(ids(cast.manager, cast.dinas));
});
