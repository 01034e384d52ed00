import { calendarSecret } from "@retribusi/contract/features/calendar/calendar.endpoints";
import { mostAddresses, mostReads } from "@retribusi/contract/features/calendar/calendar.rules";
import { retention } from "@retribusi/contract/features/privacy/privacy.rules";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../lib/transaction.ts";
import { bookingOf } from "../../testing/booking.ts";
import { createLodging } from "../../testing/booking-steps.ts";
import { addressOf, eventsAt, readFeed } from "../../testing/calendar.ts";
import { createPerson, password } from "../../testing/people.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { forgetPerson } from "../identity/anonymise.ts";
import { sweepExpired } from "../privacy/expired-sweep.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const prisma = () => app.deps.db.prisma;
const group = () => ({ jenis: "kelompok", pengelolaid: app.world.home.pengelolaid });
const listed = async (caller: Caller) => (await caller.get("account/kalender").expect(200)).body.records;
const rowsOf = (userid: number) => prisma().kalender_alamat.count({ where: { userid } });
const change = (userid: number, data: object) => prisma().userdata.update({ where: { userid }, data });

test("the secret is told once and kept nowhere; it has 256 random bits", async () => {
  const customer = await app.as("nasabah");
  const { body } = await customer.post("account/kalender", { jenis: "orang" }).expect(200);
  const secret = /([^/]+)\.ics$/.exec(body.alamat)?.[1] ?? "";
  expect(secret).toMatch(calendarSecret);
  expect(Buffer.from(secret.slice("kal_".length), "base64url")).toHaveLength(32);
  const kept = { rows: await prisma().kalender_alamat.findMany(), trail: await prisma().audit.findMany() };
  expect(JSON.stringify(kept)).not.toContain(secret.slice(4));
  expect(JSON.stringify(await listed(customer))).not.toContain(secret.slice(4));
});

test("unknown and revoked ones are answered alike, by the same statement; what has not the form finds nothing", async () => {
  const customer = await app.as("nasabah");
  const path = await addressOf(customer, { jenis: "orang" });
  const [record] = await listed(customer);
  await readFeed(app, path).expect(200);
  await customer.delete(`account/kalender/${record.id}`).expect(200);
  const unknown = path.replace(/.{5}\.ics$/, "AAAAA.ics");
  const answers = await Promise.all([path, unknown].map((one) => readFeed(app, one).expect(404)));
  expect(answers[0]?.body).toEqual(answers[1]?.body);
  const sent = async (one: string) => app.statementsOf(() => readFeed(app, one).expect(404));
  const revoked = await sent(path);
  expect(revoked).toHaveLength(1);
  expect(await sent(unknown)).toEqual(revoked);
  for (const name of ["kal_kurang.ics", `${path.split("/").at(-1)}x`, "%2e%2e", "kal_".padEnd(47, "a")]) {
    await readFeed(app, `/api/calendar/${name}`).expect(404);
  }
  expect(await listed(customer)).toEqual([]);
});

test("a new address of the same bookings ends the one before and no other", async () => {
  const manager = await app.as("pengelola");
  const first = await addressOf(manager, group());
  const object = await addressOf(manager, { jenis: "object", objectid: app.world.home.objects.gedung });
  const second = await addressOf(manager, group());
  await readFeed(app, first).expect(404);
  await readFeed(app, second).expect(200);
  await readFeed(app, object).expect(200);
  expect(await listed(manager)).toHaveLength(2);
});

test("nobody else lists or revokes it", async () => {
  const [owner, other] = [await app.as("nasabah"), await app.as("nasabah")];
  const path = await addressOf(owner, { jenis: "orang" });
  const [record] = await listed(owner);
  expect(await listed(other)).toEqual([]);
  await other.delete(`account/kalender/${record.id}`).expect(200);
  await readFeed(app, path).expect(200);
});

test.each([
  ["blocked", (userid: number) => change(userid, { statusakun: 2 })],
  [
    "closed",
    async (userid: number) => {
      const person = await prisma().userdata.findUniqueOrThrow({ where: { userid } });
      await inTransaction(app.deps.db, (tx) => forgetPerson(tx, person, app.deps.clock.now()));
    },
  ],
  ["without the role", (userid: number) => prisma().model_has_roles.deleteMany({ where: { model_id: userid } })],
  ["of another group", (userid: number) => change(userid, { pengelolaid: app.world.rival.pengelolaid })],
] as const)("it is worth nothing when its owner is %s", async (_, become) => {
  const manager = await app.as("pengelola");
  const paths = [
    await addressOf(manager, group()),
    await addressOf(manager, { jenis: "object", objectid: app.world.home.objects.alat }),
  ];
  for (const path of paths) await readFeed(app, path).expect(200);
  await become(manager.userid);
  for (const path of paths) await readFeed(app, path).expect(404);
});

test("it is worth nothing without the page that shows the same, and with it again as before", async () => {
  const customer = await app.as("nasabah");
  const path = await addressOf(customer, { jenis: "orang" });
  const where = { permissions: { name: "booking/saya" }, roles: { name: "nasabah" } };
  const [grant] = await prisma().role_has_permissions.findMany({ where });
  if (!grant) throw new Error("the page is granted");
  await prisma().role_has_permissions.deleteMany({ where });
  try {
    await readFeed(app, path).expect(404);
    await customer.post("account/kalender", { jenis: "orang" }).expect(403);
  } finally {
    await prisma().role_has_permissions.create({ data: grant });
  }
  await readFeed(app, path).expect(200);
});

test("it stands for the role that it was made in, whichever its owner acts in now", async () => {
  const manager = await app.as("pengelola");
  const path = await addressOf(manager, group());
  const { id } = await prisma().roles.findUniqueOrThrow({ where: { name: "nasabah" } });
  await prisma().model_has_roles.create({ data: { model_id: manager.userid, role_id: id, urutan: 0 } });
  const row = { ...bookingOf(app.world.home, "alat", (await app.as("nasabah")).userid), statusbooking: 50 };
  const booking = await prisma().booking.create({ data: row });
  expect([...(await eventsAt(app, path)).keys()].some((uid) => uid.startsWith(`pesanan-${booking.id}@`))).toBe(true);
});

test("whose calendar one may have", async () => {
  const { home, rival } = app.world;
  const may = async (caller: Caller, wish: object) => (await caller.post("account/kalender", wish)).status;
  const foreign = { jenis: "kelompok", pengelolaid: rival.pengelolaid };
  const object = { jenis: "object", objectid: home.objects.gedung };
  const [customer, manager, agency] = [await app.as("nasabah"), await app.as("pengelola"), await app.as("dinas")];
  expect(await Promise.all([{ jenis: "orang" }, object, group()].map((wish) => may(customer, wish)))).toEqual([
    200, 403, 403,
  ]);
  const staff = [{ jenis: "orang" }, object, group(), foreign, { jenis: "object", objectid: rival.objects.alat }];
  for (const caller of [manager, agency]) {
    const statuses: number[] = [];
    for (const wish of staff) statuses.push(await may(caller, wish));
    expect(statuses).toEqual([403, 200, 200, 404, 404]);
  }
  const { body } = await agency.get("account/kalender").expect(200);
  expect(body.sendiri).toBe(false);
  expect(body.kelompok.map(({ pengelolaid }: { pengelolaid: number }) => pengelolaid)).toContain(home.pengelolaid);
  expect(JSON.stringify(body.kelompok)).not.toContain(`:${rival.pengelolaid},`);
});

test("of two made at once one is good", async () => {
  const customer = await app.as("nasabah");
  const paths = await Promise.all([1, 2].map(() => addressOf(customer, { jenis: "orang" })));
  const found = await Promise.all(paths.map((path) => readFeed(app, path)));
  expect(found.map(({ status }) => status).toSorted()).toEqual([200, 404]);
});

test("there is room for as many as are told, and one more takes nothing away", async () => {
  const manager = await app.as("pengelola");
  const objects: number[] = [];
  for (let at = 0; at <= mostAddresses; at += 1) objects.push(await createLodging(app, app.world.home, 1));
  for (const objectid of objects.slice(0, mostAddresses)) await addressOf(manager, { jenis: "object", objectid });
  await manager.post("account/kalender", { jenis: "object", objectid: objects.at(-1) }).expect(400);
  expect(await listed(manager)).toHaveLength(mostAddresses);
  // Another for the same object takes the place of its own.
  await addressOf(manager, { jenis: "object", objectid: objects[0] });
});

test("when it was read last is told, to whoever made it", async () => {
  const customer = await app.as("nasabah");
  const path = await addressOf(customer, { jenis: "orang" });
  expect((await listed(customer))[0].terakhir).toBeNull();
  await readFeed(app, path).expect(200);
  await expect.poll(async () => (await listed(customer))[0].terakhir).toEqual(expect.any(String));
});

test("a program that runs away is told to wait, and nobody else is", async () => {
  const [customer, other] = [await app.as("nasabah"), await app.as("nasabah")];
  const [path, calm] = [await addressOf(customer, { jenis: "orang" }), await addressOf(other, { jenis: "orang" })];
  for (let read = 0; read < mostReads.reads; read += 1) await readFeed(app, path).expect(200);
  const { headers } = await readFeed(app, path).expect(429);
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  await readFeed(app, calm).expect(200);
});

test("an object that is deleted takes its addresses along, and isn't kept by them", async () => {
  const [manager, superuser] = [await app.as("pengelola"), await app.as("superuser")];
  const objectid = await createLodging(app, app.world.home, 1);
  const path = await addressOf(manager, { jenis: "object", objectid });
  await prisma().tarif_object.deleteMany({ where: { objectid } });
  await superuser.delete(`mst_objectretribusi/delete/${objectid}`).expect(200);
  await readFeed(app, path).expect(404);
});

test("they are gone with the account, and other people's stay", async () => {
  const { db, clock } = app.deps;
  const [leaving, staying] = [await app.as("nasabah"), await app.as("nasabah")];
  for (const one of [leaving, staying]) await addressOf(one, { jenis: "orang" });
  const person = await prisma().userdata.findUniqueOrThrow({ where: { userid: leaving.userid } });
  await inTransaction(db, (tx) => forgetPerson(tx, person, clock.now()));
  expect([await rowsOf(leaving.userid), await rowsOf(staying.userid)]).toEqual([0, 1]);
});

test("a copy of one's own data tells of them, and not how to read one", async () => {
  const person = await createPerson(app);
  const caller = await app.as("nasabah", app.world.home, person.userid);
  const path = await addressOf(caller, { jenis: "orang" });
  const { body } = await caller.post("account/data", { format: "json", passwordlama: password }).expect(200);
  const text = typeof body === "object" && Object.keys(body).length > 0 ? JSON.stringify(body) : String(body);
  expect(text).toContain("kalender");
  expect(text).toContain("orang");
  const { hash } = await prisma().kalender_alamat.findFirstOrThrow({ where: { userid: person.userid } });
  expect(text).not.toContain(hash);
  expect(text).not.toContain(path.slice(-20, -4));
});

const day = 24 * 3_600_000;
test("revoked ones are kept for their time, and so are those that nobody reads; what is read stays", async () => {
  const { userid } = await app.as("nasabah");
  await prisma().kalender_alamat.deleteMany();
  const ago = (days: number) => new Date(Date.now() - days * day);
  const make = (nr: number, made: number, more: object) => {
    const row = { userid, peran: "nasabah", jenis: "orang" as const, hash: String(nr).repeat(64) };
    return prisma().kalender_alamat.create({ data: { ...row, date_created: ago(made), ...more } });
  };
  await make(1, 90, { dicabut: ago(retention.calendars + 1) });
  const revoked = await make(2, 90, { dicabut: ago(retention.calendars - 1) });
  await make(3, retention.unreadCalendars + 1, {});
  await make(4, 900, { terakhir: ago(retention.unreadCalendars + 1) });
  const read = await make(5, 900, { terakhir: ago(retention.unreadCalendars - 1) });
  const unread = await make(6, retention.unreadCalendars - 1, {});
  await sweepExpired(app.deps);
  const left = await prisma().kalender_alamat.findMany({ orderBy: { id: "asc" } });
  expect(left.map(({ id }) => id)).toEqual([revoked.id, read.id, unread.id]);
});
