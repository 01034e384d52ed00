import { afterAll, beforeAll, expect, test } from "vitest";
import { type Cast, createCast, createLodging } from "../../testing/booking-steps.ts";
import { createHall } from "../../testing/policy.ts";
import { proposed } from "../../testing/tariff.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await createTestApp();
  cast = await createCast(app);
});
afterAll(() => app.close());

const prisma = () => app.deps.db.prisma;
const path = (name: string, id: number) => `mst_objectretribusi/${name}/${id}`;

test("a proposal is told to whoever may decide on it, and the decision to who proposed it", async () => {
  const objectid = await createLodging(app, app.world.home, 3);
  const { objectname } = await prisma().mst_objectretribusi.findUniqueOrThrow({ where: { objectid } });
  const neighbour = await app.as("pemda", app.world.rival);
  const inboxOf = async ({ userid }: Caller) => {
    const rows = await prisma().inbox.findMany({ where: { userid, isi: { contains: objectname } } });
    return rows.map(({ judul }) => judul);
  };
  const heard = async () => ({
    pemda: await inboxOf(cast.pemda),
    dinas: await inboxOf(cast.dinas),
    others: [...(await inboxOf(neighbour)), ...(await inboxOf(cast.manager)), ...(await inboxOf(cast.superuser))],
  });
  const wish = await proposed(app, cast.dinas, objectid, 30);
  const waits = "A tariff waits for your decision";
  expect(await heard()).toEqual({ pemda: [waits], dinas: [], others: [] });
  await cast.pemda.post(path("tolaktarif", wish.id), { versi: wish.versi, catatan: "Tanpa kajian" }).expect(200);
  const again = await proposed(app, cast.dinas, objectid, 30);
  await cast.pemda.post(path("setujuitarif", again.id), { versi: again.versi }).expect(200);
  const withdrawn = await proposed(app, cast.dinas, objectid, 60);
  await cast.dinas.post(path("tariktarif", withdrawn.id), { versi: withdrawn.versi }).expect(200);
  expect(await heard()).toEqual({
    pemda: [waits, waits, waits],
    dinas: ["Your tariff is refused", "Your tariff is approved"],
    others: [],
  });
  const refused = await prisma().inbox.findFirstOrThrow({
    where: { userid: cast.dinas.userid, judul: "Your tariff is refused" },
  });
  expect(refused.isi).toMatch(/Rp\s165\.000 \/ night for General public, from .*refused it: Tanpa kajian/);
});

test("what is told of a tariff of weekends and holidays says so", async () => {
  const objectid = await createHall(app, app.world.home);
  await proposed(app, cast.dinas, objectid, 30, { satuantarif: "jam" });
  await proposed(app, cast.dinas, objectid, 30, { satuantarif: "jam", khususlibur: true });
  const { objectname } = await prisma().mst_objectretribusi.findUniqueOrThrow({ where: { objectid } });
  const rows = await prisma().inbox.findMany({
    where: { userid: cast.pemda.userid, isi: { contains: objectname } },
    orderBy: { id: "asc" },
  });
  expect(rows.map(({ isi }) => isi.includes("General public, on weekends and holidays"))).toEqual([false, true]);
});
