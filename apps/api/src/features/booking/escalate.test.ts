import { addDays, localDate, toInstant, weekdayOf } from "@retribusi/contract/define/dates";
import { codeOf } from "@retribusi/contract/features/booking/booking.states";
import type { DecisionFacts } from "@retribusi/contract/features/booking/queue.endpoints";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { act, bring, type Cast, createCast, createLodging, orderOf, stay } from "../../testing/booking-steps.ts";
import { standInFor, writeStandIn } from "../../testing/deputy.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { escalateOrders } from "./escalate.ts";

let app: TestApp;
let cast: Cast;
let other: Caller;
beforeAll(async () => {
  app = await createTestApp();
  cast = await createCast(app);
  other = await app.as("pengelola");
});
afterAll(() => app.close());
beforeEach(async () => {
  // What earlier tests left waits for nobody any more.
  await prisma().booking.updateMany({ data: { statusbooking: codeOf("rejected"), bataswaktu: null } });
  await prisma().wakil.deleteMany();
  await prisma().hari_libur.deleteMany();
  const { pengelolaid } = app.world.home;
  await prisma().tbl_kelompokpengelola.update({ where: { pengelolaid }, data: { batasjawab: null } });
  await prisma().pengaturan.deleteMany({ where: { kunci: "batasjawab" } });
});

const prisma = () => app.deps.db.prisma;
const zone = "Asia/Jakarta";
/** A Monday after the present day. */
const today = localDate(new Date(), zone);
const monday = addDays(today, 8 - weekdayOf(today));
const at = (time: string, days = 0) => toInstant(addDays(monday, days), time, zone);

/** An order that has waited for an answer since that moment. */
async function waiting(since = at("08:00")) {
  const { record } = await bring(app, cast, 30, orderOf(await createLodging(app, app.world.home, 3), stay(40)));
  const data = { tglstatus: since, bataswaktu: at("08:00", 30) };
  await prisma().booking.update({ where: { id: record.id }, data });
  return record;
}

/** Whom the job mails at a moment, in the order of their ids. */
async function mailedAt(now: Date): Promise<number[]> {
  const last = (await prisma().outbox.findFirst({ orderBy: { id: "desc" } }))?.id ?? 0;
  const count = await escalateOrders(app.deps, now);
  const mails = await prisma().outbox.findMany({ where: { id: { gt: last } } });
  expect(mails).toHaveLength(count);
  const addresses = mails.map(({ muatan }) => String(Object(muatan).to));
  const people = await prisma().userdata.findMany({ where: { email: { in: addresses } }, orderBy: { userid: "asc" } });
  return people.map(({ userid }) => userid);
}
const managers = () => [cast.manager.userid, other.userid];

describe("an order that waits longer than its limit", () => {
  test("is mailed to the managers once, from the limit on and not a minute before, then once to the agency", async () => {
    await waiting();
    expect(await mailedAt(at("11:59"))).toEqual([]);
    expect(await mailedAt(at("12:00"))).toEqual(managers());
    expect(await mailedAt(at("12:00"))).toEqual([]);
    expect(await mailedAt(at("15:59"))).toEqual([]);
    expect(await mailedAt(at("16:00"))).toEqual([cast.dinas.userid]);
    expect(await mailedAt(at("16:00", 5))).toEqual([]);
  });

  test("goes to whoever stands in, and to nobody else of the group", async () => {
    await waiting();
    await writeStandIn(app, app.world.home.pengelolaid, standInFor(cast.manager, other));
    expect(await mailedAt(at("12:00"))).toEqual([other.userid]);
  });

  test.each([
    ["ended yesterday", -3, -1],
    ["begins tomorrow", 1, 3],
  ])("isn't the deputy's alone whose time %s", async (_, from, until) => {
    await waiting();
    await writeStandIn(app, app.world.home.pengelolaid, standInFor(cast.manager, other, from, until));
    expect(await mailedAt(at("12:00"))).toEqual(managers());
  });

  test("goes to the agency where the group has nobody who works", async () => {
    await waiting();
    const where = { userid: { in: managers() } };
    await prisma().userdata.updateMany({ where, data: { statusakun: 2 } });
    const mailed = await mailedAt(at("12:00"));
    await prisma().userdata.updateMany({ where, data: { statusakun: 1 } });
    expect(mailed).toEqual([cast.dinas.userid]);
  });

  test("by the limit of its group, else that of the installation, else the usual one", async () => {
    await waiting();
    await prisma().pengaturan.create({ data: { kunci: "batasjawab", nilai: "2" } });
    const { pengelolaid } = app.world.home;
    const setGroup = (batasjawab: number | null) =>
      prisma().tbl_kelompokpengelola.update({ where: { pengelolaid }, data: { batasjawab } });
    await setGroup(3);
    expect(await mailedAt(at("10:59"))).toEqual([]);
    await setGroup(null);
    expect(await mailedAt(at("09:59"))).toEqual([]);
    expect(await mailedAt(at("10:00"))).toEqual(managers());
  });

  test("waits in working time: weekends, nights and holidays of its region don't count", async () => {
    const { home, rival } = app.world;
    await waiting(at("15:00", -3));
    const holiday = { tanggal: new Date(monday), nama: "Libur daerah", jenis: "daerah" } as const;
    await prisma().hari_libur.create({ data: { ...holiday, idpemda: home.idpemda } });
    await prisma().hari_libur.create({ data: { ...holiday, idpemda: rival.idpemda, tanggal: at("12:00", 1) } });
    expect(await mailedAt(at("16:00"))).toEqual([]);
    expect(await mailedAt(at("10:59", 1))).toEqual([]);
    expect(await mailedAt(at("11:00", 1))).toEqual(managers());
  });

  test("is mailed once by two processes at the same moment", async () => {
    const { id } = await waiting();
    const counts = await Promise.all([escalateOrders(app.deps, at("12:00")), escalateOrders(app.deps, at("12:00"))]);
    expect(counts.toSorted()).toEqual([0, 2]);
    expect(await prisma().eskalasi.count({ where: { bookingid: id } })).toBe(2);
  });

  test("is over once it is answered, and begins anew when it comes back to the queue", async () => {
    const { id, versi } = await waiting();
    await act(cast.manager, "konfirmasipesanan", id, { versi });
    expect(await mailedAt(at("12:00"))).toEqual([]);
    const back = await waiting();
    expect(await mailedAt(at("12:00"))).toEqual(managers());
    await prisma().booking.update({ where: { id: back.id }, data: { tglstatus: at("08:00", 1) } });
    expect(await mailedAt(at("11:59", 1))).toEqual([]);
    expect(await mailedAt(at("12:00", 1))).toEqual(managers());
  });

  test("tells number, object, guest, age and where it is answered, in the reader's language", async () => {
    const { id } = await waiting();
    await prisma().userdata.update({ where: { userid: other.userid }, data: { bahasa: "id" } });
    await mailedAt(at("12:00"));
    const [first, second] = (await prisma().outbox.findMany({ orderBy: { id: "desc" }, take: 2 }))
      .toSorted((a, b) => a.id - b.id)
      .map(({ muatan }) => Object(muatan));
    expect(first.subject).toBe(`Order ${id} waits too long for an answer`);
    expect(first.text).toMatch(/order \d+ of .+ has waited since .+, 08:00 WIB, 4 working hours: Wisma/);
    expect(first.text).toContain(`/#/booking/antrean?id=${id}&jenis=penginapan`);
    expect(second.subject).toBe(`Pesanan ${id} terlalu lama menunggu jawaban`);
    expect(second.text).toContain("4 jam kerja");
    for (const mail of [first, second]) expect(mail.subject + mail.text).not.toMatch(/[{}]|–$/);
  });

  test("is marked in the queue with who was mailed last; an order in time isn't", async () => {
    const [{ id }, inTime] = [await waiting(), await waiting(at("11:00"))];
    const facts = async () => {
      const { body } = await cast.manager.get(`booking/pertimbangan?id=${id},${inTime.id}`).expect(200);
      const records: DecisionFacts[] = body.records;
      return [id, inTime.id].map((one) => records.find((fact) => fact.id === one)?.disurati);
    };
    expect(await facts()).toEqual([[], []]);
    await mailedAt(at("12:00"));
    expect((await facts()).map((names) => names?.length)).toEqual([2, 0]);
    await mailedAt(at("16:00"));
    const { fullname } = await prisma().userdata.findUniqueOrThrow({ where: { userid: cast.dinas.userid } });
    expect((await facts())[0]).toEqual([fullname]);
  });
});
