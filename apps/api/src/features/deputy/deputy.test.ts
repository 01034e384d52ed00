import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bring, type Cast, createCast, createLodging, dayFrom, orderOf } from "../../testing/booking-steps.ts";
import { standInFor, writeStandIn } from "../../testing/deputy.ts";
import { expandNews } from "../../testing/news.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { createGroup } from "../../testing/world.ts";

const entity = "tbl_kelompokpengelola";

let app: TestApp;
let cast: Cast;
let sari: Caller;
let budi: Caller;
let citra: Caller;
beforeAll(async () => {
  app = await createTestApp();
  cast = await createCast(app);
  [sari, budi, citra] = [await app.as("pengelola"), await app.as("pengelola"), await app.as("pengelola")];
});
afterAll(() => app.close());
beforeEach(() => prisma().wakil.deleteMany());

const prisma = () => app.deps.db.prisma;
const group = () => app.world.home.pengelolaid;
const appoint = (wish: object, by: Caller = sari, pengelolaid = group()) =>
  by.post(`${entity}/tunjukwakil/${pengelolaid}`, wish);
const block = (userid: number, statusakun = 2) => prisma().userdata.update({ where: { userid }, data: { statusakun } });
const nameOf = async ({ userid }: Caller) =>
  (await prisma().userdata.findUniqueOrThrow({ where: { userid } })).fullname;

describe("naming a deputy", () => {
  test("shows who stands in, now and later, to the group and to its agency, and writes it to the trail", async () => {
    const { body } = await appoint(standInFor(sari, budi)).expect(200);
    expect(body).toMatchObject({ digantikan: await nameOf(sari), pengganti: await nameOf(budi), keadaan: "berjalan" });
    await appoint(standInFor(citra, budi, 1, 4)).expect(200);
    for (const by of [citra, cast.dinas]) {
      const board = (await by.get(`${entity}/wakil?pengelolaid=${group()}`).expect(200)).body;
      expect(board.records.map(({ keadaan }: { keadaan: string }) => keadaan)).toEqual(["mendatang", "berjalan"]);
      expect(board.sekarang).toMatchObject([{ digantikan: await nameOf(sari), sampai: dayFrom(2) }]);
    }
    const trail = await prisma().audit.findFirst({ where: { aksi: "tunjuk_wakil" }, orderBy: { id: "asc" } });
    expect(trail).toMatchObject({ entitas: entity, kunci: `${group()}`, userid: sari.userid });
  });

  test("tells the deputy, and nobody else, for whom and until when", async () => {
    await appoint(standInFor(sari, budi)).expect(200);
    const own = async (by: Caller) => (await by.get(`${entity}/mewakili`).expect(200)).body.records;
    expect(await own(budi)).toMatchObject([{ digantikan: await nameOf(sari), sampai: dayFrom(2) }]);
    expect([await own(sari), await own(citra)]).toEqual([[], []]);
  });

  test("sent twice is one", async () => {
    const wish = standInFor(sari, budi);
    const [first, second] = [await appoint(wish).expect(200), await appoint(wish).expect(200)];
    expect(second.body.id).toBe(first.body.id);
    expect(await prisma().wakil.count()).toBe(1);
  });

  test("of another group, role or state is refused with the field", async () => {
    const stranger = await app.as("pengelola", app.world.rival);
    const blocked = await app.as("pengelola");
    await block(blocked.userid);
    for (const other of [stranger, blocked, cast.dinas, cast.customer]) {
      expect((await appoint(standInFor(sari, other)).expect(400)).body.error.fields).toHaveProperty("pengganti");
      expect((await appoint(standInFor(other, budi)).expect(400)).body.error.fields).toHaveProperty("digantikan");
    }
  });

  test("for a group out of scope isn't found, and nobody but managers and the agency has the page", async () => {
    const stranger = await app.as("pengelola", app.world.rival);
    await appoint(standInFor(sari, budi), stranger).expect(404);
    await stranger.get(`${entity}/wakil?pengelolaid=${group()}`).expect(404);
    await appoint(standInFor(sari, budi), cast.pemda).expect(403);
    await appoint(standInFor(sari, budi), cast.customer).expect(403);
  });

  test("twice at once for the same person leaves one", async () => {
    const answers = await Promise.all([appoint(standInFor(sari, budi)), appoint(standInFor(sari, citra), citra)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await prisma().wakil.count()).toBe(1);
  });

  test("in a ring at once leaves one way open", async () => {
    const answers = await Promise.all([appoint(standInFor(sari, budi)), appoint(standInFor(budi, sari), citra)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });
});

describe("ending it", () => {
  const end = (id: number, versi = 1, by: Caller = sari) => by.post(`${entity}/akhiriwakil/${id}`, { versi });

  test("counts at once, keeps what was, and can't be done twice", async () => {
    const { id } = (await appoint(standInFor(sari, budi)).expect(200)).body;
    await end(id).expect(200);
    const board = (await sari.get(`${entity}/wakil`).expect(200)).body;
    expect([board.sekarang, board.records]).toMatchObject([[], [{ id, keadaan: "selesai", sampai: dayFrom(0) }]]);
    await end(id, 2).expect(409);
    await appoint(standInFor(sari, citra)).expect(200);
  });

  test("of what hasn't begun takes it back; an old version and a stranger change nothing", async () => {
    const { id } = (await appoint(standInFor(sari, budi, 1, 2)).expect(200)).body;
    await end(id, 1, await app.as("pengelola", app.world.rival)).expect(404);
    await end(id, 7).expect(409);
    expect(await prisma().wakil.count()).toBe(1);
    await end(id).expect(200);
    expect(await prisma().wakil.count()).toBe(0);
  });
});

/** Who heard of an order that waits for the group. */
async function heard(): Promise<{ readonly userid: number; readonly isi: string }[]> {
  const { record } = await bring(app, cast, 30, orderOf(await createLodging(app, app.world.home, 3)));
  await expandNews(app);
  return prisma().inbox.findMany({
    where: { bookingid: record.id, judul: { contains: "waits for your answer" } },
    orderBy: { userid: "asc" },
  });
}
const idsOf = (letters: readonly { readonly userid: number }[]) => letters.map(({ userid }) => userid);
const all = () => [cast.manager, sari, budi, citra].map(({ userid }) => userid);
const without = (...away: Caller[]) => all().filter((userid) => !away.some((one) => one.userid === userid));

describe("work of somebody who is away", () => {
  test("is told to whoever stands in, who learns for whom, and to nobody twice", async () => {
    expect(idsOf(await heard())).toEqual(all());
    await writeStandIn(app, group(), standInFor(sari, budi));
    const letters = await heard();
    expect(idsOf(letters)).toEqual(without(sari));
    expect(letters.find(({ userid }) => userid === budi.userid)?.isi).toMatch(
      new RegExp(`You stand in for ${await nameOf(sari)}\\.$`),
    );
    expect(letters.find(({ userid }) => userid === citra.userid)?.isi).not.toMatch(/stand in/);
  });

  test.each([
    ["until yesterday", -3, -1, false],
    ["until today", -3, 0, true],
    ["from today", 0, 3, true],
    ["from tomorrow", 1, 3, false],
  ])("counts by whole days: %s", async (_, from, until, isAway) => {
    await writeStandIn(app, group(), standInFor(sari, budi, from, until));
    expect(idsOf(await heard())).toEqual(isAway ? without(sari) : all());
  });

  test("goes on to the last of those who stand in one for the other", async () => {
    await writeStandIn(app, group(), standInFor(sari, budi));
    await writeStandIn(app, group(), standInFor(budi, citra));
    const letters = await heard();
    expect(idsOf(letters)).toEqual(without(sari, budi));
    const names = `(${await nameOf(sari)}, ${await nameOf(budi)}|${await nameOf(budi)}, ${await nameOf(sari)})`;
    expect(letters.find(({ userid }) => userid === citra.userid)?.isi).toMatch(new RegExp(`stand in for ${names}`));
  });

  test("stays where it was when the deputy is blocked or works elsewhere by now", async () => {
    const [blocked, moved] = [await app.as("pengelola"), await app.as("pengelola")];
    await writeStandIn(app, group(), standInFor(sari, blocked));
    await writeStandIn(app, group(), standInFor(citra, moved));
    await block(blocked.userid);
    const { pengelolaid } = await createGroup(prisma(), app.world.home, "Kelompok lain di dinas yang sama");
    await prisma().userdata.update({ where: { userid: moved.userid }, data: { pengelolaid } });
    expect(idsOf(await heard())).toEqual(all());
  });

  test("of another group is not theirs", async () => {
    await writeStandIn(app, app.world.rival.pengelolaid, standInFor(sari, budi));
    expect(idsOf(await heard())).toEqual(all());
  });
});
