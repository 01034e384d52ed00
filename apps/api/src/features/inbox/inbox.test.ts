import { mostUnread } from "@retribusi/contract/features/inbox/inbox.endpoints";
import supertest from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookingOf } from "../../testing/booking.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { readerOf } from "../../testing/writing/inbox-writes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

interface Shown {
  readonly records: readonly { readonly id: number; readonly isi: string; readonly dibaca: string | null }[];
  readonly hasMore: boolean;
}
const listed = async (who: Caller, query = ""): Promise<Shown> => (await who.get(`inbox${query}`).expect(200)).body;
const unread = async (who: Caller) => (await who.get("inbox/count").expect(200)).body;
const idsOf = ({ records }: Shown) => records.map(({ id }) => id);

test("what was told to somebody comes latest first, page after page, whatever is told meanwhile", async () => {
  const { caller, ids } = await readerOf(app, 5);
  const first = await listed(caller, "?limit=2");
  expect([idsOf(first), first.hasMore]).toEqual([ids.slice(3).toReversed(), true]);
  await app.deps.db.prisma.inbox.create({ data: { userid: caller.userid, judul: "Baru", isi: "Baru" } });
  const second = await listed(caller, `?limit=2&sebelum=${ids[3]}`);
  expect([idsOf(second), second.hasMore]).toEqual([[ids[2], ids[1]], true]);
  const last = await listed(caller, `?limit=2&sebelum=${ids[1]}`);
  expect([idsOf(last), last.hasMore]).toEqual([[ids[0]], false]);
});

test("nobody sees, counts or reads what was told to others", async () => {
  const [own, twin] = [await readerOf(app, 2), await readerOf(app, 3)];
  expect(idsOf(await listed(own.caller))).toEqual(own.ids.toReversed());
  await own.caller.post("inbox/dibaca", { ids: twin.ids }).expect(200, { num: 2 });
  await own.caller.post("inbox/dibaca", { sampai: Math.max(...twin.ids) }).expect(200, { num: 0 });
  expect(await unread(twin.caller)).toEqual({ num: 3 });
  const superuser = await app.as("superuser");
  expect(await listed(superuser)).toEqual({ records: [], hasMore: false });
  await superuser.post("inbox/dibaca", { ids: twin.ids }).expect(200, { num: 0 });
  expect(await unread(twin.caller)).toEqual({ num: 3 });
});

test("some or all are read; what came after the list was looked at stays unread, and what was read keeps its moment", async () => {
  const { caller, ids } = await readerOf(app, 4);
  const [a, b, c, d] = ids;
  await caller.post("inbox/dibaca", { ids: [b] }).expect(200, { num: 3 });
  const moment = (await listed(caller)).records.find(({ id }) => id === b)?.dibaca;
  expect(moment).toEqual(expect.any(String));
  await caller.post("inbox/dibaca", { sampai: c }).expect(200, { num: 1 });
  const after = (await listed(caller)).records;
  expect(after.find(({ id }) => id === b)?.dibaca).toBe(moment);
  expect(after.filter(({ dibaca }) => dibaca === null).map(({ id }) => id)).toEqual([d]);
  expect(idsOf(await listed(caller, "?belum=1"))).toEqual([d]);
  expect(after.find(({ id }) => id === a)?.dibaca).toEqual(expect.any(String));
});

test("a message about a booking says of which kind it is, one about nothing of the sort says neither", async () => {
  const caller = await app.as("nasabah");
  const { prisma } = app.deps.db;
  const { id } = await prisma.booking.create({ data: bookingOf(app.world.home, "gedung", caller.userid) });
  const message = { userid: caller.userid, judul: "Judul", isi: "Isi" };
  await prisma.inbox.createMany({ data: [message, { ...message, bookingid: id }] });
  const { body } = await caller.get("inbox").expect(200);
  expect(body.records).toMatchObject([
    { bookingid: id, jenisbooking: "gedung" },
    { bookingid: null, jenisbooking: null },
  ]);
});

test("those about a booking are marked by its number, and neither others' nor those about another one", async () => {
  const [own, twin] = [await readerOf(app, 1), await readerOf(app, 0)];
  const { prisma } = app.deps.db;
  const [{ userid }, data] = [own.caller, { judul: "Judul", isi: "Isi" }];
  const [first, second] = [bookingOf(app.world.home, "gedung", userid), bookingOf(app.world.home, "gedung", userid)];
  const { id } = await prisma.booking.create({ data: first });
  const { id: another } = await prisma.booking.create({ data: second });
  const told = [id, id, another].map((bookingid) => ({ ...data, userid, bookingid }));
  await prisma.inbox.createMany({ data: [...told, { ...data, userid: twin.caller.userid, bookingid: id }] });
  await own.caller.post("inbox/dibaca", { bookingid: id }).expect(200, { num: 2 });
  const left = (await own.caller.get("inbox?belum=1").expect(200)).body.records;
  expect(left).toMatchObject([{ bookingid: another }, { id: own.ids[0] }]);
  expect(await unread(twin.caller)).toEqual({ num: 1 });
});

test("the bell counts no further than it shows", async () => {
  const { caller, ids } = await readerOf(app, mostUnread + 1);
  expect(await unread(caller)).toEqual({ num: mostUnread, more: true });
  await caller.post("inbox/dibaca", { ids: ids.slice(0, 1) }).expect(200, { num: mostUnread });
});

test("whoever is signed in may, in any role, and visitors may not", async () => {
  await supertest(app.app).get("/api/inbox").expect(401);
  await supertest(app.app).post("/api/inbox/dibaca").send({ sampai: 1 }).expect(401);
  for (const role of ["pengelola", "dinas", "pemda", "bank", "default"] as const)
    expect(await unread(await app.as(role))).toEqual({ num: 0 });
});

test.each([
  {},
  { ids: [] },
  { ids: [0] },
  { ids: ["x"] },
  { sampai: 0 },
  { ids: [1], sampai: 1 },
  { bookingid: 0 },
  { bookingid: 1, sampai: 1 },
])("nothing is marked by %j", async (body) => {
  const { caller } = await readerOf(app, 1);
  await caller.post("inbox/dibaca", body).expect(400);
  expect(await unread(caller)).toEqual({ num: 1 });
});

test("bell and list take one statement each beside the session's", async () => {
  const { caller } = await readerOf(app, 2);
  const session = await app.statementsOf(() => caller.get("account/overview"));
  expect(session.length).toBeGreaterThan(0);
  for (const path of ["inbox/count", "inbox"]) {
    const sent = await app.statementsOf(() => caller.get(path).expect(200));
    expect(sent.filter((sql) => sql.includes("`inbox`")).length, path).toBe(1);
  }
});
