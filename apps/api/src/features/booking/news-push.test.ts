import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { dispatchOutbox } from "../../lib/outbox/dispatch.ts";
import { newsKind } from "../../lib/outbox/enqueue.ts";
import { type Cast, createCast, createLodging, order, orderOf } from "../../testing/booking-steps.ts";
import { endLeases, type KillableProcess, openKillable } from "../../testing/killed-process.ts";
import { expandNews } from "../../testing/news.ts";
import { createBrowser, createPushApp, sendPushes } from "../../testing/push-service.ts";
import type { Caller } from "../../testing/test-app.ts";
import { newsHandler } from "./news.ts";

let made: Awaited<ReturnType<typeof createPushApp>>;
let cast: Cast;
let process: KillableProcess;
beforeAll(async () => {
  made = await createPushApp();
  cast = await createCast(made.app);
  process = await openKillable(made.app.deps.env.DATABASE_URL);
});
afterAll(async () => {
  await process.close();
  await made.close();
});
beforeEach(() => void made.service.caught.splice(0));

const prisma = () => made.app.deps.db.prisma;
async function switchedOn(caller: Caller) {
  const browser = createBrowser(made.service);
  await caller.post("account/push", browser.wish).expect(200);
  return browser;
}

test("a notice about a booking is pushed with its heading, its number and its page, and without amount or name", async () => {
  const { record, customer } = await order(made.app, orderOf(await createLodging(made.app, made.app.world.home, 9)));
  const browser = await switchedOn(customer);
  await expandNews(made.app);
  await sendPushes(made.app);
  const { judul } = await prisma().inbox.findFirstOrThrow({ where: { userid: customer.userid } });
  const { namapemesan } = await prisma().booking.findUniqueOrThrow({ where: { id: record.id } });
  const shown = made.service.caught.map((one) => browser.read(one));
  const jalur = `/trx_penginapan/view/${record.id}`;
  expect(shown).toMatchObject([{ judul, isi: expect.stringContaining(String(record.id)), jalur }]);
  expect(JSON.stringify(shown)).not.toMatch(/Rp/);
  expect(JSON.stringify(shown)).not.toContain(namapemesan);
});

test("who wrote is told in the inbox and on no locked screen", async () => {
  const { record, customer } = await order(made.app, orderOf(await createLodging(made.app, made.app.world.home, 9)));
  await expandNews(made.app);
  const browser = await switchedOn(cast.manager);
  const { namapemesan } = await prisma().booking.findUniqueOrThrow({ where: { id: record.id } });
  const message = { kunci: crypto.randomUUID(), isi: "Apakah ada lift?", berkas: [] };
  await customer.post(`trx_penginapan/tulispercakapan/${record.id}`, message).expect(200);
  await expandNews(made.app);
  await sendPushes(made.app);
  const where = { userid: cast.manager.userid, bookingid: record.id };
  const { judul } = await prisma().inbox.findFirstOrThrow({ where, orderBy: { id: "desc" } });
  expect(judul).toContain(namapemesan);
  const shown = made.service.caught.map((one) => browser.read(one).judul);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.join()).not.toContain(namapemesan);
  expect(shown.at(-1)).toMatch(/^(A customer|Seorang pemesan) /);
});

test("a process that dies at any statement of telling: the notice is pushed to a device exactly once", async () => {
  const { record, customer } = await order(made.app, orderOf(await createLodging(made.app, made.app.world.home, 9)));
  await switchedOn(customer);
  await expandNews(made.app);
  const handlers = (own: KillableProcess) => new Map([[newsKind, newsHandler(own.db)]]);
  const words = { en: "News", id: "Kabar" };
  const muatan = { aksi: "reminder", customer: { subject: words, body: words } };
  let [nth, died] = [0, true];
  while (died) {
    nth += 1;
    await prisma().outbox.deleteMany();
    await prisma().outbox.create({
      data: { jenis: newsKind, bookingid: record.id, urut: `news:${record.id}`, muatan },
    });
    const before = await prisma().inbox.count();
    const hasDied = process.killAt(nth);
    await dispatchOutbox(process.db, handlers(process), made.app.deps.log).catch(() => undefined);
    died = hasDied();
    process.revive();
    await endLeases(made.app.deps.db);
    await expandNews(made.app);
    const pushes = await prisma().outbox.count({ where: { jenis: "push" } });
    expect({ nth, notices: (await prisma().inbox.count()) - before, pushes }).toEqual({ nth, notices: 1, pushes: 1 });
  }
  expect(nth).toBeGreaterThan(5);
}, 60_000);
