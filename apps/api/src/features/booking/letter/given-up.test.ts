import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import type { Database } from "@retribusi/db/client";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createMailer, type Mailer } from "../../../lib/mail.ts";
import { dispatchOutbox } from "../../../lib/outbox/dispatch.ts";
import { letterKind, newsKind } from "../../../lib/outbox/enqueue.ts";
import { type Cast, createCast, createLodging, details, order, orderOf } from "../../../testing/booking-steps.ts";
import { endLeases, type KillableProcess, openKillable } from "../../../testing/killed-process.ts";
import { startMailServer } from "../../../testing/mail-server.ts";
import { expandNews, noticesOf } from "../../../testing/news.ts";
import { type Caller, createTestApp, type TestApp } from "../../../testing/test-app.ts";
import { tellOfGivenUp } from "./given-up.ts";
import { letterHandler } from "./letter-handler.ts";

let app: TestApp;
let cast: Cast;
let process: KillableProcess;
let server: Awaited<ReturnType<typeof startMailServer>>;
let mailer: Mailer;
let objectid: number;

const mailerOf = (url: string) =>
  createMailer({
    ...{ url, user: null, password: null, from: "A <a@b.example>", name: "A" },
    ...{ closing: [], publicUrl: "https://a.example" },
  });

beforeAll(async () => {
  app = await createTestApp();
  cast = await createCast(app);
  process = await openKillable(app.deps.env.DATABASE_URL);
  server = await startMailServer();
  mailer = mailerOf(server.url);
  objectid = await createLodging(app, app.world.home, 99);
});
afterAll(async () => {
  mailer.close();
  await server.stop();
  await process.close();
  await app.close();
});
beforeEach(async () => {
  await prisma().outbox.deleteMany();
  server.refuseBy(550);
});

const prisma = () => app.deps.db.prisma;

/** Sends what waits and is due, as the job does. */
function send(db: Database = app.deps.db, by: Pick<Mailer, "send"> = mailer) {
  const sources = { paper: unasked, usePaper: unasked, ways: async () => [] };
  return dispatchOutbox(db, new Map([[letterKind, letterHandler(app.deps, by, sources)]]), app.deps.log, tellOfGivenUp);
}
const unasked = () => Promise.reject(new Error("no paper is asked for"));

/** So many tries, each as soon as the wait before it is over. */
async function tryTimes(times: number, by?: Pick<Mailer, "send">): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await endLeases(app.deps.db);
    await send(app.deps.db, by);
  }
}

/** An order whose customer has an address that the server doesn't know, and whose letter waits. */
async function orderOfUnknown(email = `tidak-ada@${crypto.randomUUID()}.example`) {
  const customer = await app.as("nasabah");
  await prisma().userdata.update({ where: { userid: customer.userid }, data: { email } });
  const { body: record } = await customer.post("trx_penginapan/pesan_nsb", orderOf(objectid)).expect(200);
  await expandNews(app);
  return { customer, record, email };
}

const shownTo = async (caller: Caller, { id }: Pick<BookingRecord, "id">): Promise<BookingRecord["surelgagal"]> =>
  (await caller.get(`trx_penginapan/view/${id}`).expect(200)).body.surelgagal;

const failsFor = async (caller: Caller): Promise<boolean> =>
  (await caller.get("account/overview").expect(200)).body.surelgagal;

const aboutMails = async (reader: { readonly userid: number }, { id }: Pick<BookingRecord, "id">) =>
  (await noticesOf(app, reader)).filter(
    ({ bookingid, judul }) => bookingid === id && /did not arrive|tidak sampai/.test(judul),
  );

describe("a letter that the server refuses for good", () => {
  test("is told to the manager once, to nobody else, and makes no other mail", async () => {
    const { customer, record, email } = await orderOfUnknown();
    await tryTimes(3);
    const [notice, ...more] = await aboutMails(cast.manager, record);
    expect(more).toEqual([]);
    expect(notice?.isi).toContain(`t•••${email.slice(email.indexOf("@"))}`);
    expect(notice?.isi).not.toContain("tidak-ada");
    expect([await aboutMails(customer, record), await aboutMails(cast.dinas, record)]).toEqual([[], []]);
    expect(await prisma().outbox.count({ where: { jenis: { not: newsKind } } })).toBe(1);
  });

  test("stands on the booking for everybody who looks after it and its customer; the numbers for the super user alone", async () => {
    const { customer, record, email } = await orderOfUnknown();
    await send();
    const shown = {
      judul: { en: expect.stringContaining("received"), id: expect.stringContaining("diterima") },
      ...{ alamat: `t•••${email.slice(email.indexOf("@"))}`, sebab: "takdikenal", menyerah: true, kode: null },
    };
    for (const caller of [cast.manager, cast.dinas, cast.pemda, customer]) {
      expect(await shownTo(caller, record)).toMatchObject([shown]);
    }
    expect(await shownTo(cast.superuser, record)).toMatchObject([{ ...shown, kode: "550" }]);
    expect(await shownTo(cast.bank, record)).toEqual([]);
  });

  test("stands on the customer's account until their address is another one, and on nobody else's", async () => {
    const { customer } = await orderOfUnknown();
    expect(await failsFor(customer)).toBe(false);
    await send();
    expect([await failsFor(customer), await failsFor(cast.customer)]).toEqual([true, false]);
    const email = `ada@${crypto.randomUUID()}.example`;
    await prisma().userdata.update({ where: { userid: customer.userid }, data: { email } });
    expect(await failsFor(customer)).toBe(false);
  });

  test("stands in what an action answers, as in what the page asks", async () => {
    const { customer, record } = await orderOfUnknown();
    await send();
    const { body } = await customer.post(`trx_penginapan/isi_kelengkapan_nsb/${record.id}`, {
      versi: record.versi,
      ...details,
    });
    expect(body.surelgagal).toHaveLength(1);
  });

  test("is no news any more once the address is another one", async () => {
    const { customer, record } = await orderOfUnknown();
    await send();
    const email = `ada@${crypto.randomUUID()}.example`;
    await prisma().userdata.update({ where: { userid: customer.userid }, data: { email } });
    expect(await shownTo(cast.manager, record)).toEqual([]);
  });

  test("is no news any more once a later one has arrived; one that nobody needed has arrived nowhere", async () => {
    const { record } = await orderOfUnknown();
    await send();
    const first = await prisma().outbox.findFirstOrThrow({ where: { bookingid: record.id, jenis: letterKind } });
    const { id: _, muatan, ...row } = first;
    const later = {
      ...row,
      muatan: Object(muatan),
      status: "antri",
      tersediapada: new Date(0),
      percobaan: 0,
      galat: null,
    } as const;
    await prisma().outbox.create({ data: { ...later, muatan: { ...Object(muatan), aksi: "thanks" } } });
    await send();
    expect(
      await prisma().outbox.count({ where: { bookingid: record.id, status: "terkirim", jenis: letterKind } }),
    ).toBe(1);
    expect(await shownTo(cast.manager, record)).toHaveLength(1);
    await prisma().outbox.create({ data: later });
    await send(app.deps.db, { send: async () => undefined });
    expect(await shownTo(cast.manager, record)).toEqual([]);
  });
});

test("a letter that goes on being put off is shown from the third try on, and nobody is told of it", async () => {
  server.refuseBy(450);
  const { record } = await orderOfUnknown();
  await tryTimes(2);
  expect(await shownTo(cast.manager, record)).toEqual([]);
  await tryTimes(1);
  expect(await shownTo(cast.manager, record)).toMatchObject([{ menyerah: false, sebab: "takdikenal" }]);
  expect(await aboutMails(cast.manager, record)).toEqual([]);
});

test("a mail server that is away says nothing about the customer's address", async () => {
  const { record } = await orderOfUnknown();
  const away = mailerOf("smtp://127.0.0.1:9");
  await tryTimes(4, away);
  away.close();
  expect(await prisma().outbox.findFirstOrThrow({ where: { bookingid: record.id, jenis: letterKind } })).toMatchObject({
    ...{ status: "antri", percobaan: 4, galat: expect.stringContaining("ECONNREFUSED") },
  });
  expect(await shownTo(cast.manager, record)).toEqual([]);
});

test("a letter that no server took for days is given up, told and shown like that", async () => {
  const { record } = await orderOfUnknown();
  const before = new Date(Date.now() - 6 * 86_400_000);
  await prisma().outbox.updateMany({ where: { bookingid: record.id }, data: { date_created: before } });
  await send(app.deps.db, { send: () => Promise.reject(Object.assign(new Error("timeout"), { code: "ETIMEDOUT" })) });
  expect(await shownTo(cast.manager, record)).toMatchObject([{ menyerah: true, sebab: "tanpajawaban" }]);
  expect(await aboutMails(cast.manager, record)).toHaveLength(1);
});

test("the address that was left at the counter is the one that is meant, where there is no account", async () => {
  const emailpemesan = "tidak-ada@loket.example";
  const walkIn = { ...orderOf(objectid), namapemesan: "Ibu Loket", emailpemesan };
  const { body: record } = await cast.manager.post("trx_penginapan/pesan", walkIn).expect(200);
  await expandNews(app);
  await send();
  expect(await shownTo(cast.manager, record)).toMatchObject([{ alamat: "t•••@loket.example" }]);
  await prisma().booking.update({ where: { id: record.id }, data: { emailpemesan: "ada@loket.example" } });
  expect(await shownTo(cast.manager, record)).toEqual([]);
});

test("a letter that arrives is told and shown to nobody", async () => {
  const { record } = await order(app, orderOf(objectid));
  await expandNews(app);
  await send();
  expect(await shownTo(cast.manager, record)).toEqual([]);
  expect(await aboutMails(cast.manager, record)).toEqual([]);
});

test("a process that dies at any statement of giving up leaves one notice", async () => {
  let [nth, died] = [0, true];
  while (died) {
    nth += 1;
    await prisma().outbox.deleteMany();
    const { record } = await orderOfUnknown();
    const hasDied = process.killAt(nth);
    await send(process.db).catch(() => undefined);
    died = hasDied();
    process.revive();
    await tryTimes(1);
    expect({ nth, notices: (await aboutMails(cast.manager, record)).length }).toEqual({ nth, notices: 1 });
  }
  expect(nth).toBeGreaterThan(5);
}, 60_000);
