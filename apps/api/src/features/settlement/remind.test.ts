import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Cast, createCast } from "../../testing/booking-steps.ts";
import { dutiesOf, sendDuties } from "../../testing/duties.ts";
import { bookedIn, givenUp, parked, refundIn, treasurerOf, view } from "../../testing/settlement.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { morningBefore, remindOwners } from "./remind.ts";

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await createTestApp();
  cast = await createCast(app);
});
afterAll(() => app.close());

const prisma = () => app.deps.db.prisma;
beforeEach(async () => {
  // What earlier tests left is nobody's work any more.
  const tglselesai = new Date();
  await prisma().pengecualian_bayar.updateMany({ data: { penyelesaian: "terapkan", tglselesai } });
  await prisma().pengembalian.updateMany({ data: { statuspengembalian: "ditolak" } });
});

const ago = (days: number) => new Date(morningBefore(app.deps.clock.now()).getTime() - days * 86_400_000 - 1000);

/** Reminds, and answers whom with which numbers. */
async function remind(): Promise<(readonly [to: string, lines: number])[]> {
  const last = (await prisma().outbox.findFirst({ orderBy: { id: "desc" } }))?.id ?? 0;
  const told = await remindOwners(app.deps);
  const mails = await prisma().outbox.findMany({ where: { id: { gt: last } } });
  expect(mails).toHaveLength(told);
  return mails
    .map(({ muatan }) => Object(muatan))
    .map(({ to, text }) => [to.split("@")[0], text.split("no. ").length - 1] as const)
    .toSorted(([one], [two]) => one.localeCompare(two));
}

const nameOf = async ({ userid }: Pick<Caller, "userid">) =>
  (await prisma().userdata.findUniqueOrThrow({ where: { userid } })).username;

async function waiting(days: number) {
  const { record } = await bookedIn(app, cast, 40);
  const { id } = await parked(cast, record);
  const data = { tglterima: ago(days) };
  await prisma().pengecualian_bayar.update({ where: { id }, data });
  return { id, record };
}

test("the morning is the latest six o'clock in Jakarta", () => {
  expect(morningBefore(new Date("2026-11-26T00:00:00Z")).toISOString()).toBe("2026-11-25T23:00:00.000Z");
  expect(morningBefore(new Date("2026-11-25T22:59:59Z")).toISOString()).toBe("2026-11-24T23:00:00.000Z");
  expect(morningBefore(new Date("2026-11-25T23:00:00Z")).toISOString()).toBe("2026-11-25T23:00:00.000Z");
});

test("an owner is reminded after three days and after seven, once each, by one mail for all of it", async () => {
  const [one, two] = [await waiting(3), await waiting(8)];
  await waiting(2);
  const bank = await nameOf(cast.bank);
  expect(await remind()).toEqual([[bank, 2]]);
  expect(await remind()).toEqual([]);
  await prisma().pengecualian_bayar.update({ where: { id: one.id }, data: { tglterima: ago(7) } });
  expect(await remind()).toEqual([[bank, 1]]);
  expect(await remind()).toEqual([]);
  await cast.bank.post(`billing/pengecualian/tugaskan/${two.id}`, { versi: 1, userid: cast.dinas.userid }).expect(200);
  expect(await remind()).toEqual([[await nameOf(cast.dinas), 1]]);
});

test("the mail names number, amount and age, and leads there", async () => {
  const { id } = await waiting(9);
  await remindOwners(app.deps);
  const { muatan } = await prisma().outbox.findFirstOrThrow({ orderBy: { id: "desc" } });
  const days = Math.floor((app.deps.clock.now().getTime() - ago(9).getTime()) / 86_400_000);
  expect(Object(muatan).text).toContain(`no. ${id}: Rp\u00a0149.999, ${days} days.`);
  expect(Object(muatan).text).toContain(`/#/billing/pengecualian?berkas=${id}`);
});

test("two processes at once remind once", async () => {
  await waiting(4);
  const told = await Promise.all([remindOwners(app.deps), remindOwners(app.deps)]);
  expect(told.toSorted()).toEqual([0, 1]);
});

test("money that nobody looks after, or whose owner has left, gets an owner: who confirmed its booking first", async () => {
  const [orphan, left] = [await waiting(0), await waiting(0)];
  const gone = await app.as("dinas");
  const give = (id: number, penanggungjawab: number | null) =>
    prisma().pengecualian_bayar.update({ where: { id }, data: { penanggungjawab } });
  await give(orphan.id, null);
  await give(left.id, gone.userid);
  await prisma().userdata.update({ where: { userid: gone.userid }, data: { statusakun: 2 } });
  await remindOwners(app.deps);
  for (const { id } of [orphan, left]) {
    expect((await view(cast.superuser, id)).penanggungjawab.userid).toBe(cast.manager.userid);
  }
});

test("money of no booking is looked after by its region, and where there is none by the super user", async () => {
  const arrive = async (idbilling: string) => {
    const body = { idbilling, jumlah: 5, waktutransaksi: new Date().toISOString(), referensi: crypto.randomUUID() };
    return (await cast.bank.post("billing/uangmasuk", body).expect(200)).body.pengecualian.id;
  };
  const [ours, nobodys] = [await arrive("8893200000099991"), await arrive("TRANSFER 77")];
  await prisma().pengecualian_bayar.updateMany({
    where: { id: { in: [ours, nobodys] } },
    data: { penanggungjawab: null },
  });
  await remindOwners(app.deps);
  expect((await view(cast.superuser, ours)).penanggungjawab.userid).toBe(cast.pemda.userid);
  expect((await view(cast.superuser, nobodys)).penanggungjawab.userid).toBe(cast.superuser.userid);
});

test("of a refund the office is reminded whose turn it is, again when the next has it, or whom it was given to", async () => {
  const treasurer = await treasurerOf(app);
  const age = (id: number) => prisma().pengembalian.update({ where: { id }, data: { date_created: ago(4) } });
  const names = async (...people: Caller[]) => (await Promise.all(people.map(nameOf))).toSorted();
  const told = async () => (await remind()).map(([to]) => to);
  const { id } = await givenUp(app, cast);
  await age(id);
  expect(await told()).toEqual(await names(cast.dinas, treasurer));
  await cast.dinas.post(`billing/pengembalian/verifikasi/${id}`, { versi: 1 }).expect(200);
  expect(await told()).toEqual(await names(cast.pemda));
  await cast.pemda.post(`billing/pengembalian/setujui/${id}`, { versi: 2 }).expect(200);
  expect(await told()).toEqual(await names(treasurer));
  const other = await refundIn(app, cast, "diverifikasi");
  await age(other.id);
  const colleague = { versi: 3, userid: cast.manager.userid };
  await cast.pemda.post(`billing/pengembalian/tugaskan/${other.id}`, colleague).expect(200);
  expect(await told()).toEqual(await names(cast.manager));
});

/** Whom mails tell that this money is theirs. */
const owning = async (id: number) =>
  (await dutiesOf(app)).filter(({ subject }) => subject.endsWith(`: no. ${id}`)).map(({ userid }) => userid);

test("new money of nobody is told once to the one who gets it, by mail and inside, whatever they switched off", async () => {
  const { id, record } = await waiting(0);
  await prisma().pengecualian_bayar.update({ where: { id }, data: { penanggungjawab: null } });
  const colleague = await app.as("pengelola");
  await prisma().userdata.update({
    where: { userid: cast.manager.userid },
    data: { surelditolak: "tugas,harian,kewajiban", bahasa: "id" },
  });
  await Promise.all([remindOwners(app.deps), remindOwners(app.deps)]);
  await remindOwners(app.deps);
  expect(await owning(id)).toEqual([cast.manager.userid]);
  const judul = `Uang masuk belum cocok menjadi tanggung jawab Anda: no. ${id}`;
  const inside = await prisma().inbox.findMany({ where: { judul } });
  expect(inside).toMatchObject([{ userid: cast.manager.userid, bookingid: record.id }]);
  expect(await prisma().inbox.count({ where: { userid: colleague.userid, judul: { endsWith: `no. ${id}` } } })).toBe(0);
  const mail = (await sendDuties(app)).find(({ subject }) => subject === judul);
  expect(mail?.text).toMatch(/Rp\s149\.999 masuk dan tidak cocok/);
  expect(mail?.html).toContain(`/#/billing/pengecualian?berkas=${id}"`);
  await prisma().userdata.update({ where: { userid: cast.manager.userid }, data: { bahasa: "en" } });
});

test("whoever is given money by a colleague is told, whoever takes it knows", async () => {
  const { id } = await waiting(0);
  const give = (versi: number, userid: number) =>
    cast.bank.post(`billing/pengecualian/tugaskan/${id}`, { versi, userid }).expect(200);
  expect(await owning(id)).toEqual([]);
  await give(1, cast.dinas.userid);
  expect(await owning(id)).toEqual([cast.dinas.userid]);
  await give(2, cast.bank.userid);
  expect(await owning(id)).toEqual([cast.dinas.userid]);
});
