import { setTimeout as wait } from "node:timers/promises";
import { longestSilence } from "@retribusi/contract/features/live/live.calls";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createApp } from "../../app.ts";
import { inTransaction } from "../../lib/transaction.ts";
import { bookingOf } from "../../testing/booking.ts";
import { type Listening, listen, type Served, serve } from "../../testing/listener.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import type { Region } from "../../testing/world.ts";
import { findSession } from "../identity/session.ts";
import { hubOf, mostStreams } from "./hub.ts";

let app: TestApp;
let served: Served;
/** Seconds by which the clock goes ahead. */
let ahead = 0;
const open: Listening[] = [];

beforeAll(async () => {
  app = await createTestApp();
  const clock = { now: () => new Date(Date.now() + ahead * 1000) };
  served = await serve(createApp({ ...app.deps, clock }, findSession));
});
afterAll(async () => {
  await served.close();
  await app.close();
});
beforeEach(async () => {
  ahead = 0;
  await prisma().outbox.deleteMany();
  await prisma().inbox.deleteMany();
});
afterEach(async () => {
  for (const one of open.splice(0)) one.leave();
  await expect.poll(() => hub().size).toBe(0);
});

const prisma = () => app.deps.db.prisma;
const hub = () => hubOf(app.deps);

async function join(who: Pick<Caller, "token">): Promise<Listening> {
  const listening = await listen(served, who);
  open.push(listening);
  return listening;
}
async function look(): Promise<void> {
  await hub().look();
  await wait(50);
}

const book = async (region: Region, owner?: number) => {
  const userid = owner ?? (await app.as("nasabah")).userid;
  return (await prisma().booking.create({ data: bookingOf(region, "gedung", userid) })).id;
};
/** Another group of the same agency. */
async function siblingOf(region: Region): Promise<Region> {
  const { idpemda, idskpd } = region;
  const data = { idpemda, idskpd, pengelolaname: `Kelompok ${crypto.randomUUID()}` };
  return { ...region, pengelolaid: (await prisma().tbl_kelompokpengelola.create({ data })).pengelolaid };
}
const news = (bookingid: number | null) => ({ jenis: "booking", bookingid, muatan: { aksi: "confirm" } });
const happen = (bookingid: number) => prisma().outbox.create({ data: news(bookingid) });
const bookingsOf = ({ heard }: Listening) => heard.filter(({ event }) => event === "booking").map(({ data }) => data);

test("everybody hears of the bookings that they may see and of no others: whose they are, nothing else", async () => {
  const { home, rival } = app.world;
  const owner = await app.as("nasabah");
  const people = {
    owner,
    neighbour: await app.as("nasabah"),
    manager: await app.as("pengelola", home),
    sibling: await app.as("pengelola", await siblingOf(home)),
    rival: await app.as("pengelola", rival),
    agency: await app.as("dinas", home),
    farAgency: await app.as("dinas", rival),
    region: await app.as("pemda", home),
    farRegion: await app.as("pemda", rival),
    bank: await app.as("bank"),
    superuser: await app.as("superuser"),
    nobody: await app.as("default"),
  };
  const listening = new Map<string, Listening>();
  for (const [name, who] of Object.entries(people)) listening.set(name, await join(who));
  const bookingid = await book(home, owner.userid);
  const { id } = await happen(bookingid);
  await look();
  const who = [...listening].filter(([, one]) => bookingsOf(one).length > 0).map(([name]) => name);
  expect(who).toEqual(["owner", "manager", "agency", "region", "bank", "superuser"]);
  expect(listening.get("manager")?.heard).toEqual([{ event: "booking", data: { id, jenis: "gedung", bookingid } }]);
});

test("a row that is committed late, with a lower id than others that were told, is told all the same, and once", async () => {
  const manager = await join(await app.as("pengelola"));
  const [late, soon] = [await book(app.world.home), await book(app.world.home)];
  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<number>();
  const slow = inTransaction(app.deps.db, async (tx) => {
    begun.resolve((await tx.outbox.create({ data: news(late) })).id);
    await gate.promise;
  });
  const lower = await begun.promise;
  const higher = await happen(soon);
  expect(lower).toBeLessThan(higher.id);
  await look();
  expect(bookingsOf(manager)).toMatchObject([{ bookingid: soon }]);
  ahead = 20;
  gate.resolve();
  await slow;
  await look();
  await look();
  expect(bookingsOf(manager)).toMatchObject([{ bookingid: soon }, { id: lower, bookingid: late }]);
});

test("what is rolled back, what is about no booking and what happened a minute ago isn't told", async () => {
  const bookingid = await book(app.world.home);
  await prisma().outbox.create({ data: { ...news(bookingid), date_created: new Date(Date.now() - 60_000) } });
  const manager = await join(await app.as("pengelola"));
  await prisma().outbox.create({ data: { jenis: "mail", bookingid, muatan: {} } });
  await inTransaction(app.deps.db, async (tx) => {
    await tx.outbox.create({ data: news(bookingid) });
    throw new Error("planted");
  }).catch(() => undefined);
  await look();
  expect(manager.heard).toEqual([]);
});

test("whoever comes a moment after it happened hears of it too, the first one and those who come later", async () => {
  const bookingid = await book(app.world.home);
  await happen(bookingid);
  const first = await join(await app.as("pengelola"));
  await look();
  const later = await join(await app.as("pengelola"));
  await expect.poll(() => bookingsOf(later)).toMatchObject([{ bookingid }]);
  expect(bookingsOf(first)).toMatchObject([{ bookingid }]);
  ahead = 40;
  await look();
  const tooLate = await join(await app.as("pengelola"));
  await look();
  expect(tooLate.heard).toEqual([]);
});

test("whose inbox has changed hears that it has, and nobody else", async () => {
  const [own, other] = [await app.as("nasabah"), await app.as("nasabah")];
  const [reader, twin] = [await join(own), await join(other)];
  await prisma().inbox.create({ data: { userid: own.userid, judul: "Rahasia", isi: "Rahasia" } });
  await look();
  expect(reader.heard).toEqual([{ event: "inbox", data: {} }]);
  expect(twin.heard).toEqual([]);
});

test("a booking to which several things happened at once is told once", async () => {
  const manager = await join(await app.as("pengelola"));
  const bookingid = await book(app.world.home);
  await prisma().outbox.createMany({ data: [news(bookingid), news(bookingid)] });
  await look();
  expect(bookingsOf(manager)).toHaveLength(1);
});

test("it goes out as it comes: nothing packs it, collects it or keeps it, and silence is short", async () => {
  const { answer, beats } = await join(await app.as("nasabah"));
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": expect.stringMatching(/^text\/event-stream/),
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
  });
  expect(answer.headers.get("content-encoding")).toBeNull();
  await expect.poll(beats).toBe(1);
  ahead = longestSilence - 4;
  await look();
  expect(beats()).toBe(2);
});

const ended: readonly (readonly [string, (who: Caller) => Promise<unknown>])[] = [
  ["is signed out", (who) => who.post("auth/logout").expect(200)],
  ["belongs to an account that is blocked", ({ userid }) => changed(userid, { statusakun: 2 })],
  ["acts for another group", ({ userid }) => changed(userid, { pengelolaid: app.world.rival.pengelolaid })],
];
const changed = (userid: number, data: object) => prisma().userdata.update({ where: { userid }, data });

test.each(ended)("a stream ends within half a minute after its session %s; another goes on", async (_, end) => {
  const who = await app.as("pengelola");
  const [leaving, staying] = [await join(who), await join(await app.as("pengelola"))];
  await end(who);
  ahead = 21;
  await look();
  await expect.poll(leaving.isOver).toBe(true);
  expect(staying.isOver()).toBe(false);
});

test("listening is no use of a session", async () => {
  const who = await app.as("pengelola");
  const past = new Date(Date.now() - 10 * 60_000);
  await prisma().sesi.updateMany({ where: { userid: who.userid }, data: { terakhir: past } });
  await join(who);
  ahead = 21;
  await look();
  await wait(700);
  const { terakhir } = await prisma().sesi.findFirstOrThrow({ where: { userid: who.userid } });
  expect(terakhir?.getTime()).toBe(past.getTime());
});

test("of one person's streams the oldest makes way for the newest and is told so; others keep theirs", async () => {
  const [who, other] = [await app.as("nasabah"), await app.as("nasabah")];
  const neighbour = await join(other);
  const own: Listening[] = [];
  for (let n = 0; n <= mostStreams.person; n += 1) own.push(await join(who));
  await expect.poll(() => own.filter(({ isOver }) => isOver()).length).toBe(1);
  expect(own[0]?.heard).toEqual([{ event: "replaced", data: {} }]);
  expect(neighbour.isOver()).toBe(false);
});

test("visitors hear nothing", async () => {
  expect((await fetch(`${served.url}/api/live`)).status).toBe(401);
  expect((await fetch(`${served.url}/api/live?token=x`)).status).toBe(401);
});

test("however many listen, it is one statement each second, and none when nobody does", async () => {
  for (let n = 0; n < 5; n += 1) await join(await app.as("nasabah"));
  await look();
  const sent = await app.statementsOf(() => hub().look());
  expect(sent.filter((sql) => sql.includes("FROM outbox"))).toHaveLength(1);
  for (const one of open.splice(0)) one.leave();
  await expect.poll(() => hub().size).toBe(0);
  await wait(200);
  expect(await app.statementsOf(() => wait(1500))).toEqual([]);
});
