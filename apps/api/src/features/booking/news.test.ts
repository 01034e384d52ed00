import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dispatchOutbox, type Handler } from "../../lib/outbox/dispatch.ts";
import { newsKind } from "../../lib/outbox/enqueue.ts";
import { bring, type Cast, createCast, createLodging, order, orderOf } from "../../testing/booking-steps.ts";
import { endLeases, type KillableProcess, openKillable } from "../../testing/killed-process.ts";
import { expandNews, mailsOf, noticesOf } from "../../testing/news.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { newsHandler } from "./news.ts";

let app: TestApp;
let cast: Cast;
let process: KillableProcess;
beforeAll(async () => {
  app = await createTestApp();
  cast = await createCast(app);
  process = await openKillable(app.deps.env.DATABASE_URL);
});
afterAll(async () => {
  await process.close();
  await app.close();
});

const prisma = () => app.deps.db.prisma;
const lodging = () => createLodging(app, app.world.home, 9);
const newsOf = (bookingid: number) =>
  prisma().outbox.findMany({ where: { bookingid, jenis: newsKind }, orderBy: { id: "asc" } });
const statuses = async (bookingid: number) => (await newsOf(bookingid)).map(({ status }) => status);

describe("news of a booking", () => {
  test("are one row for each step, left by its transaction, and told after it", async () => {
    const { record, customer } = await bring(app, cast, 30, orderOf(await lodging()));
    const rows = await newsOf(record.id);
    expect(rows.map(({ muatan }) => Object(muatan).aksi)).toEqual(["order", "complete", "customerConfirm"]);
    expect(await prisma().inbox.count({ where: { bookingid: record.id } })).toBe(0);
    expect(await mailsOf(app, record.id)).toHaveLength(1);
    expect(await noticesOf(app, customer)).toHaveLength(1);
    expect(await statuses(record.id)).toEqual(["terkirim", "terkirim", "terkirim"]);
  });

  test("say what happened then, although the booking was changed before they were told", async () => {
    const { record, customer } = await order(app, orderOf(await lodging()));
    const later = {
      tglmulaipemakaian: new Date("2031-05-05T07:00:00Z"),
      tglakhirpemakaian: new Date("2031-05-06T05:00:00Z"),
    };
    await prisma().booking.update({ where: { id: record.id }, data: later });
    const [notice] = await noticesOf(app, customer);
    expect(notice?.isi).not.toContain("2031");
  });

  test("reach whoever works there when they are told", async () => {
    const { record } = await bring(app, cast, 30, orderOf(await lodging()));
    const late = await app.as("pengelola");
    const { pengelolaid } = await prisma().booking.findUniqueOrThrow({ where: { id: record.id } });
    await prisma().userdata.update({ where: { userid: late.userid }, data: { pengelolaid } });
    expect((await noticesOf(app, late)).map(({ bookingid }) => bookingid)).toContain(record.id);
  });

  test("have a heading as long as there is room for, and hold up nothing by it", async () => {
    const { record, customer } = await order(app, orderOf(await lodging()));
    await expandNews(app);
    const long = { en: "n".repeat(400), id: "n".repeat(400) };
    const muatan = { aksi: "reminder", customer: { subject: long, body: long } };
    await prisma().outbox.create({
      data: { jenis: newsKind, bookingid: record.id, urut: `news:${record.id}`, muatan },
    });
    const [, last] = await noticesOf(app, customer);
    expect([last?.judul.length, last?.isi.length]).toEqual([160, 400]);
  });

  test("aren't held up by a mail that can't be sent", async () => {
    const { record, customer } = await order(app, orderOf(await lodging()));
    await expandNews(app);
    const refuse: Handler = () => Promise.reject(new Error("the mail server is down"));
    await dispatchOutbox(app.deps.db, new Map([["mail", refuse]]), app.deps.log);
    await customer
      .post(`trx_penginapan/pembatalan/${record.id}`, { versi: record.versi, alasanpembatalan: "Rencana berubah" })
      .expect(200);
    expect(await noticesOf(app, customer)).toHaveLength(2);
  });

  test("are told once by several processes", async () => {
    const { record, customer } = await bring(app, cast, 30, orderOf(await lodging()));
    await Promise.all([1, 2, 3].map(() => expandNews(app)));
    expect(await noticesOf(app, customer)).toHaveLength(1);
    expect(await mailsOf(app, record.id)).toHaveLength(1);
  });
});

const tell = () =>
  dispatchOutbox(process.db, new Map([[newsKind, newsHandler(process.db)]]), app.deps.log).catch(() => undefined);

/** What another process makes of the news that a dead one left, once its lease is over. */
async function toldAfterwards({ record, customer }: Awaited<ReturnType<typeof order>>) {
  await endLeases(app.deps.db);
  const notices = await noticesOf(app, customer);
  return { notices: notices.length, mails: (await mailsOf(app, record.id)).length };
}

test("a process that dies at any statement of telling leaves each notice and each mail exactly once", async () => {
  let [nth, died] = [0, true];
  while (died) {
    nth += 1;
    await prisma().outbox.deleteMany();
    const placed = await order(app, orderOf(await lodging()));
    const hasDied = process.killAt(nth);
    await tell();
    died = hasDied();
    process.revive();
    expect({ nth, ...(await toldAfterwards(placed)) }).toEqual({ nth, notices: 1, mails: 1 });
  }
  expect(nth).toBeGreaterThan(6);
}, 60_000);

test("so does one that never learns whether its telling was committed", async () => {
  await prisma().outbox.deleteMany();
  const placed = await order(app, orderOf(await lodging()));
  const hasHappened = process.loseCommit();
  await tell();
  expect(hasHappened()).toBe(true);
  expect(await toldAfterwards(placed)).toEqual({ notices: 1, mails: 1 });
});
