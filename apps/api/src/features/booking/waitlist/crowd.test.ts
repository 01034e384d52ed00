import { setTimeout as wait } from "node:timers/promises";
import { readerOptions } from "@retribusi/db/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { databaseNow, inTransaction } from "../../../lib/transaction.ts";
import { type ApiProcess, startApi } from "../../../testing/api-process.ts";
import { createCast, createLodging, currentUser, order, orderOf, stay } from "../../../testing/booking-steps.ts";
import { closedFor, closureWish } from "../../../testing/closure.ts";
import { noticesOf } from "../../../testing/news.ts";
import { type Caller, createTestApp, type TestApp } from "../../../testing/test-app.ts";
import { cancel, joinNew } from "../../../testing/waitlist.ts";
import { acceptOrder, type Order, writeOrder } from "../order.ts";
import { offerWaiting } from "./offer-waiting.ts";

const trx = "trx_penginapan";
const [units, people, strangers] = [10, 50, 30];
let app: TestApp;
let apis: ApiProcess[];
beforeAll(async () => {
  app = await createTestApp();
  const env = { ...app.deps.env, JOBS: true };
  apis = await Promise.all([startApi(env), startApi(env)]);
});
afterAll(async () => {
  await Promise.all(apis.map((api) => api.stop()));
  await app.close();
});

const prisma = () => app.deps.db.prisma;

/** A call at one of the two processes. */
async function send(at: number, { token }: Caller, path: string, body: object) {
  const answer = await fetch(`${apis[at % apis.length]?.url}/api/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

/**
 * Units of an object that bookings hold or that are offered, whatever the product thinks of it. In one statement, which sees one moment: an offer that
 * is taken between two would be counted twice.
 */
async function held(objectid: number): Promise<{ sold: number; offered: number }> {
  const sum = (from: string) => `(SELECT COALESCE(SUM(jumlahunit), 0) FROM ${from} WHERE objectid = ?`;
  const sql = `SELECT ${sum("booking")} AND aktif = 1) AS sold, ${sum("daftar_tunggu")} AND keadaan = 'ditawari') AS offered`;
  const [row] = await app.deps.db.pool.query<{ sold: number; offered: number }[]>({ ...readerOptions, sql }, [
    objectid,
    objectid,
  ]);
  if (!row) throw new Error("nothing was read");
  return row;
}

/** A house of which four units are ordered, three are ordered and lapse, and three are closed: each is freed in its own way. */
async function threeWays() {
  const { manager } = await createCast(app);
  const objectid = await createLodging(app, app.world.home, units);
  const given = await order(app, orderOf(objectid, stay(3), 4));
  const lapsing = await order(app, orderOf(objectid, stay(3), 3));
  const wish = closureWish(closedFor(3, 4), { jumlahunit: 3 });
  const { body: closure } = await manager.post(`mst_objectretribusi/tutup/${objectid}`, wish).expect(200);
  const free = () =>
    Promise.all([
      send(0, given.customer, `${trx}/pembatalan/${given.record.id}`, {
        ...{ versi: given.record.versi, alasanpembatalan: "Berhalangan datang" },
      }),
      prisma().booking.update({ where: { id: lapsing.record.id }, data: { bataswaktu: new Date(Date.now() - 1000) } }),
      send(1, manager, `mst_objectretribusi/bukapenutupan/${closure.id}`, { versi: 1 }),
    ]);
  return { objectid, free };
}

test("50 wait, 10 units are freed at once by three ways beside 30 who order: the first 10 get them, nobody else and none twice", async () => {
  const { objectid, free } = await threeWays();
  const waiting: Awaited<ReturnType<typeof joinNew>>[] = [];
  while (waiting.length < people) waiting.push(await joinNew(app, objectid));
  const others = await Promise.all(Array.from({ length: strangers }, () => app.as("nasabah")));
  const first = waiting.slice(0, units);

  let isOver = false;
  const most: number[] = [];
  const watch = (async () => {
    while (!isOver) {
      const { sold, offered } = await held(objectid);
      most.push(sold + offered);
      await wait(20);
    }
  })();
  const ordering = others.map((one, at) => send(at, one, `${trx}/pesan_nsb`, orderOf(objectid)));
  const [given, , lifted] = await free();
  expect([given.status, lifted.status], JSON.stringify([given.body, lifted.body])).toEqual([200, 200]);
  // Half of those who are offered something take it, in both processes at once.
  const taking = first.map(async ({ caller, id }, at) => {
    const isOffered = async () =>
      (await prisma().daftar_tunggu.findUniqueOrThrow({ where: { id } })).keadaan === "ditawari";
    await expect.poll(isOffered, { timeout: 60_000, interval: 100 }).toBe(true);
    if (at % 2 === 1) return [];
    return Promise.all(
      [0, 1].map((process) => send(process, caller, `${trx}/pesan_nsb`, { ...orderOf(objectid), tawaran: id })),
    );
  });
  const taken = await Promise.all(taking);
  const ordered = await Promise.all(ordering);
  isOver = true;
  await watch;

  expect(ordered.filter(({ status }) => status === 200)).toEqual([]);
  for (const answers of taken.filter((one) => one.length > 0)) {
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  }
  expect(await held(objectid)).toEqual({ sold: 5, offered: 5 });
  expect(Math.max(...most)).toBeLessThanOrEqual(units);
  const places = await prisma().daftar_tunggu.findMany({ where: { objectid }, orderBy: { id: "asc" } });
  expect(places.slice(0, units).map(({ keadaan }) => keadaan)).toEqual(
    Array.from({ length: units }, (_, at) => (at % 2 === 0 ? "diterima" : "ditawari")),
  );
  expect(new Set(places.slice(units).map(({ keadaan }) => keadaan))).toEqual(new Set(["menunggu"]));
  // Whoever has taken it before the news were told isn't told of it any more.
  const toldOf = async ({ caller }: (typeof waiting)[number]) =>
    (await noticesOf(app, caller)).filter(({ halaman }) => halaman !== null).length;
  const keeping = first.filter((_, at) => at % 2 === 1);
  await expect.poll(() => Promise.all(keeping.map(toldOf)), { timeout: 30_000 }).toEqual([1, 1, 1, 1, 1]);
  expect(Math.max(...(await Promise.all(waiting.slice(units).map(toldOf))))).toBe(0);
}, 180_000);

test("control: without the inventory units are offered and sold", async () => {
  const objectid = await createLodging(app, app.world.home, 2);
  const [one, other] = [await order(app, orderOf(objectid)), await order(app, orderOf(objectid))];
  const { id } = await joinNew(app, objectid, stay(3), 2);
  await cancel(one.customer, one.record);
  const user = await currentUser(app, "pengelola");
  const stranger: Order = {
    ...{ user, kind: "penginapan", input: { ...orderOf(objectid), namapemesan: "Pemesan Loket" } },
    whom: { by: "manager", userid: user.userid, customer: null },
  };
  // The one who waits needs both rooms, so the one that is free is anybody's; before that is written the other becomes free.
  const [written, offered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await Promise.all([
    inTransaction(app.deps.db, async (tx) => {
      const now = await databaseNow(tx);
      await writeOrder(tx, now, await acceptOrder(tx, now, stranger));
      written.resolve();
      await offered.promise;
    }),
    inTransaction(app.deps.db, async (tx) => {
      await written.promise;
      await cancel(other.customer, other.record);
      await offerWaiting(tx, await databaseNow(tx), objectid);
    }).then(offered.resolve),
  ]);
  expect(await held(objectid)).toEqual({ sold: 1, offered: 2 });
  expect((await prisma().daftar_tunggu.findUniqueOrThrow({ where: { id } })).keadaan).toBe("ditawari");
});
