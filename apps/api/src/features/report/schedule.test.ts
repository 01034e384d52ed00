import type { Database } from "@retribusi/db/client";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { inTransaction } from "../../lib/transaction.ts";
import {
  createScheduleWorld,
  listed,
  made,
  person,
  results,
  type ScheduleWorld,
  wish,
} from "../../testing/schedule.ts";
import type { Caller } from "../../testing/test-app.ts";
import { forgetSchedules } from "../identity/anonymise.ts";

const day = 24 * 3_600_000;

// A busy machine writes files slowly.
vi.setConfig({ testTimeout: 60_000 });

let world: ScheduleWorld;
let owner: Caller;
let twin: Caller;
beforeAll(async () => {
  world = await createScheduleWorld();
  ({ owner, twin } = world);
});
afterAll(() => world.app.close());
beforeEach(() => world.clear());

/** Both read what is due before either goes on. */
function together(db: Database): Database {
  let asked = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const findMany = async (args: object) => {
    const rows = await db.prisma.jadwal_penerima.findMany({ ...args });
    asked += 1;
    if (asked === 2) resolve();
    await promise;
    return rows;
  };
  return withPrisma(db, { jadwal_penerima: withMethods(db.prisma.jadwal_penerima, { findMany }) });
}

/** The claim forgets what it read: it takes the row whoever has it. */
function unguarded(db: Database): Database {
  const $transaction = (work: (tx: object) => Promise<unknown>) =>
    db.prisma.$transaction((tx) => {
      const updateMany = ({ where: { id }, data }: { where: { id: number }; data: object }) =>
        tx.jadwal_penerima.updateMany({ where: { id }, data });
      return work(withMethods(tx, { jadwal_penerima: withMethods(tx.jadwal_penerima, { updateMany }) }));
    });
  return withPrisma(db, { $transaction });
}

function withMethods<T extends object>(target: T, methods: Readonly<Record<string, unknown>>): T {
  return new Proxy(target, { get: (object, name) => methods[String(name)] ?? Reflect.get(object, name) });
}
const withPrisma = (db: Database, methods: Readonly<Record<string, unknown>>): Database =>
  Object.assign(Object.create(db), { prisma: withMethods(db.prisma, methods) });

describe("each run once", () => {
  test("two servers that see the same run at the same moment make one document", async () => {
    await made(owner, wish(person(owner)));
    await world.becomeDue();
    const db = together(world.app.deps.db);
    const begun = await Promise.all([world.begin({ db }), world.begin({ db })]);
    expect(begun.toSorted()).toEqual([0, 1]);
    expect(await world.prisma.dokumen_laporan.count()).toBe(1);
  });

  test("control: a claim that doesn't ask what was read makes two", async () => {
    await made(owner, wish(person(owner)));
    await world.becomeDue();
    const db = together(unguarded(world.app.deps.db));
    await Promise.all([world.begin({ db }), world.begin({ db })]);
    expect(await world.prisma.dokumen_laporan.count()).toBe(2);
  });

  test("days that were missed are caught up once, for the latest of them, and the next one is ahead", async () => {
    const { jam, ...rest } = wish(person(owner));
    await made(owner, { ...rest, rentang: "kemarin", jam: 7 });
    await world.becomeDue(5 * day);
    // 09:00 and 06:00 of a Wednesday in Jakarta: the latest run was that day's, or that of the day before.
    const at = (text: string) => ({ clock: { now: () => new Date(text) } });
    expect(await world.begin(at("2027-11-24T02:00:00Z"))).toBe(1);
    expect(await world.begin(at("2027-11-24T02:00:30Z"))).toBe(0);
    const [document] = await world.prisma.dokumen_laporan.findMany();
    expect(document?.permintaan).toMatchObject({ dari: "2027-11-23", sampai: "2027-11-23" });
    const [row] = await world.prisma.jadwal_penerima.findMany();
    expect(row?.berikut?.toISOString()).toBe("2027-11-25T00:00:00.000Z");
    expect(await world.begin(at("2027-11-24T23:59:59Z"))).toBe(0);
    expect(await world.begin(at("2027-11-25T00:00:00Z"))).toBe(1);
    await world.becomeDue(5 * day);
    expect(await world.begin(at("2027-12-01T23:00:00Z"))).toBe(1);
    const [latest] = await world.prisma.dokumen_laporan.findMany({ orderBy: { id: "desc" } });
    expect(latest?.permintaan, "of the run that was missed").toMatchObject({ dari: "2027-11-30" });
    expect(await world.prisma.dokumen_laporan.count()).toBe(3);
  });

  test("sent by hand it goes to everybody who hasn't left, not twice within minutes, and its days stay as they are", async () => {
    const { id, penerima } = await made(owner, wish(person(owner), person(twin)));
    await twin.post(`report/jadwal/${id}/keluar`).expect(200);
    await owner.post(`report/jadwal/${id}/kirim`).expect(200);
    const again = async (language: string) =>
      (await owner.post(`report/jadwal/${id}/kirim`).set("Accept-Language", language).expect(409)).body.error.message;
    expect(await again("en")).toContain("Wait 5 more minutes");
    const almost = new Date(Date.now() - 4 * 60_000 - 10_000);
    await world.prisma.jadwal_penerima.updateMany({ where: { terakhir: { not: null } }, data: { terakhir: almost } });
    expect(await again("en")).toContain("Wait 1 more minute before");
    expect(await again("id")).toContain("Tunggu 1 menit lagi");
    await world.make();
    expect(await results(owner)).toEqual([
      [owner.userid, "mengantre"],
      [twin.userid, "keluar"],
    ]);
    expect((await world.mails()).map(({ to }) => to)).toEqual([await world.emailOf(owner)]);
    const [row] = (await listed(owner))[0]?.penerima ?? [];
    expect(row?.berikut).toBe(penerima[0]?.berikut);
  });

  test("by the clocks of each one's region", async () => {
    const { home } = world.app.world;
    const zone = (zonawaktu: string) =>
      world.prisma.tbl_pemda.update({ where: { idpemda: home.idpemda }, data: { zonawaktu } });
    await zone("Asia/Jayapura");
    const { penerima } = await made(owner, { ...wish(person(owner)), jam: 7 });
    expect([penerima[0]?.berikut?.slice(11, 16), penerima[0]?.zona]).toEqual(["22:00", "Asia/Jayapura"]);
    await zone("Asia/Jakarta");
    const again = await owner.post(`report/jadwal/${(await listed(owner))[0]?.id}`, {
      ...wish(person(owner)),
      jam: 7,
    });
    expect(again.body.penerima[0].berikut.slice(11, 16)).toBe("00:00");
  });
});

describe("whose it is", () => {
  test("another's schedule isn't there to change; a recipient sees and leaves their own line alone", async () => {
    const { id } = await made(owner, wish(person(owner), person(twin)));
    const colleague = await world.app.as("dinas");
    const customer = await world.app.as("nasabah");
    for (const stranger of [twin, colleague, await world.app.as("superuser")]) {
      await stranger.post(`report/jadwal/${id}`, wish(person(stranger))).expect(404);
      await stranger.post(`report/jadwal/${id}/aktif`, { aktif: false }).expect(404);
      await stranger.post(`report/jadwal/${id}/kirim`).expect(404);
      await stranger.delete(`report/jadwal/${id}`).expect(404);
    }
    await colleague.post(`report/jadwal/${id}/keluar`).expect(404);
    await customer.get("report/jadwal").expect(403);
    const group = await world.app.as("pengelola");
    expect(await listed(group)).toEqual([]);
    await made(owner, wish(person(owner), person(group, "pengelola")));
    const [seen, ...more] = await listed(group);
    expect(more).toEqual([]);
    expect(seen).toMatchObject({ query: null, can: { change: false, leave: true } });
    expect(
      seen?.penerima.map(({ userid }) => userid),
      "not the others'",
    ).toEqual([group.userid]);
    await group.post(`report/jadwal/${seen?.id}/keluar`).expect(200);
    expect((await listed(group))[0]).toMatchObject({ can: { leave: false }, penerima: [{ hasil: "keluar" }] });
    await world.run();
    expect((await world.mails()).map(({ to }) => to)).not.toContain(await world.emailOf(group));
  });

  test("agency, region and super user see whom they answer for, and not the neighbour's", async () => {
    const { rival } = world.app.world;
    await made(owner, wish(person(owner), person(twin)));
    await world.move(twin.userid, rival);
    const seenBy = async (caller: Caller) =>
      (await listed(caller)).flatMap(({ penerima, can }) => [can.change, ...penerima.map(({ userid }) => userid)]);
    const seen = {
      dinas: await seenBy(await world.app.as("dinas")),
      pemda: await seenBy(await world.app.as("pemda")),
      neighbour: await seenBy(await world.app.as("pemda", rival)),
      superuser: await seenBy(await world.app.as("superuser")),
      bank: await seenBy(await world.app.as("bank")),
      pengelola: await seenBy(await world.app.as("pengelola")),
    };
    await world.move(twin.userid, world.app.world.home);
    expect(seen).toEqual({
      dinas: [false, owner.userid],
      pemda: [false, owner.userid],
      neighbour: [false, twin.userid],
      superuser: [false, owner.userid, twin.userid],
      bank: [],
      pengelola: [],
    });
  });

  test("only who works in one's place can be chosen, and who may read the report", async () => {
    const group = await world.app.as("pengelola");
    const strangers = [await world.app.as("dinas", world.app.world.rival), await world.app.as("nasabah")];
    const region = await world.app.as("pemda");
    const { records } = (await owner.get("report/jadwal/rekan").expect(200)).body;
    const offered = records.map(({ userid }: { userid: number }) => userid);
    expect(offered[0], "oneself first").toBe(owner.userid);
    expect(offered).toEqual(expect.arrayContaining([twin.userid, group.userid]));
    for (const { userid } of [...strangers, region]) expect(offered).not.toContain(userid);
    const refused = async (body: object, field: string) => {
      const answer = await owner.post("report/jadwal", body).set("Accept-Language", "en").expect(400);
      expect(answer.body.error.fields).toHaveProperty([field]);
      return String(answer.body.error.fields[field]);
    };
    for (const stranger of strangers) await refused(wish(person(stranger)), "penerima");
    await refused(wish(person(region, "pemda")), "penerima");
    await refused(wish(person(twin, "pemda")), "penerima");
    const { fullname } = await world.prisma.userdata.findUniqueOrThrow({ where: { userid: group.userid } });
    const books = { ...wish(person(group, "pengelola")), sumber: "laporan/bku", query: {} };
    expect(await refused(books, "penerima")).toContain(fullname);
    await refused({ ...wish(person(owner)), query: { dari: "2026-01-01" } }, "query");
    await refused({ ...wish(person(owner)), query: { kelompok: "warna" } }, "kelompok");
    await refused({ ...wish(person(owner)), sumber: "laporan/nonsense" }, "sumber");
    for (const [kekerapan, hari] of [
      ["harian", 1],
      ["mingguan", 8],
      ["mingguan", null],
      ["bulanan", null],
    ])
      await refused({ ...wish(person(owner)), kekerapan, hari }, "hari");
    await refused({ ...wish(person(owner)), kekerapan: "bulanan", hari: 29 }, "hari");
    await group.post("report/jadwal", { ...books, penerima: [person(group, "pengelola")] }).expect(403);
    expect(await world.prisma.jadwal_laporan.count()).toBe(0);
  });

  test("whoever left stays off until the owner chooses them again", async () => {
    const { id } = await made(owner, wish(person(owner), person(twin)));
    await twin.post(`report/jadwal/${id}/keluar`).expect(200);
    await owner.post(`report/jadwal/${id}`, wish(person(owner))).expect(200);
    expect(await results(owner)).toEqual([[owner.userid, null]]);
    await owner.post(`report/jadwal/${id}`, wish(person(owner), person(twin))).expect(200);
    await twin.post(`report/jadwal/${id}/keluar`).expect(200);
    const again = await owner.post(`report/jadwal/${id}`, wish(person(owner), person(twin))).expect(200);
    expect(again.body.penerima[1]).toMatchObject({ userid: twin.userid, hasil: null, berikut: expect.any(String) });
  });

  test("its owner changes, stops and deletes it; a closed account leaves none behind", async () => {
    const { id } = await made(owner, wish(person(owner), person(twin)));
    await world.run();
    await owner.post(`report/jadwal/${id}`, { ...wish(person(twin)), judul: "Lain", format: "xlsx" }).expect(200);
    expect(await listed(owner)).toMatchObject([
      { judul: "Lain", format: "xlsx", penerima: [{ userid: twin.userid, hasil: "mengantre" }] },
    ]);
    const stopped = (await owner.post(`report/jadwal/${id}/aktif`, { aktif: false }).expect(200)).body;
    expect(stopped).toMatchObject({ aktif: false, penerima: [{ berikut: null }] });
    expect(await world.begin()).toBe(0);
    const again = (await owner.post(`report/jadwal/${id}/aktif`, { aktif: true }).expect(200)).body;
    expect(Date.parse(again.penerima[0].berikut)).toBeGreaterThan(Date.now());
    const trail = await world.prisma.audit.findMany({ where: { entitas: "jadwal_laporan", kunci: String(id) } });
    expect(trail.map(({ aksi }) => aksi)).toEqual(["add", "edit", "edit", "edit"]);
    await world.becomeDue();
    await world.begin();
    expect((await owner.delete(`report/jadwal/${id}`).expect(200)).body).toEqual({ deleted: 1 });
    expect([await world.make(), await listed(twin)], "what waits is given up").toEqual([0, []]);

    await made(owner, wish(person(owner), person(twin)));
    await made(twin, wish(person(owner), person(twin)));
    await inTransaction(world.app.deps.db, (tx) => forgetSchedules(tx, twin.userid));
    expect(await listed(owner)).toMatchObject([{ penerima: [{ userid: owner.userid }] }]);
    expect(await world.prisma.jadwal_laporan.count()).toBe(1);
  });
});
