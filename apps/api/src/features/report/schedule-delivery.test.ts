import { reports } from "@retribusi/contract/features/report/report.endpoints";
import { timeOf } from "@retribusi/contract/features/report/schedule.rules";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createMailer } from "../../lib/mail.ts";
import { dispatchOutbox, mailHandler } from "../../lib/outbox/dispatch.ts";
import { inTransaction } from "../../lib/transaction.ts";
import { createBill } from "../../testing/bill.ts";
import { asBytes, readCsv } from "../../testing/exported.ts";
import { startMailServer } from "../../testing/mail-server.ts";
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
import { deliver } from "./schedule-delivery.ts";
import { noteOutcomes } from "./schedule-outcome.ts";

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

/** The numbers of bookings in the newest document of somebody. */
async function countIn(caller: Caller): Promise<unknown[]> {
  const [document] = (await caller.get("report/dokumen").expect(200)).body.records;
  const file = await asBytes(caller.get(`report/dokumen/${document.id}/unduh`)).expect(200);
  return readCsv(file.body)
    .filter(([kind]) => kind === "data")
    .map((cells) => cells.slice(1));
}

describe("each gets their own numbers, by the rights of the moment of sending", () => {
  test("an account that was moved gets the new agency's alone, its twin what it always got", async () => {
    const { id } = await made(owner, wish(person(owner), person(twin)));
    await world.move(owner.userid, world.app.world.rival);
    await world.run();
    const [moved, stayed] = [await countIn(owner), await countIn(twin)];
    await world.move(owner.userid, world.app.world.home);
    expect(moved).toEqual([["Dinas 33", "3"]]);
    expect(stayed).toEqual([["Dinas 32", "2"]]);
    const sent = await world.mails();
    expect(sent.map(({ to }) => to)).toEqual([await world.emailOf(owner), await world.emailOf(twin)]);
    expect(sent[0]?.text).toContain("Rows: Dinas 33 (Agency)");
    expect(sent[1]?.text).toContain("Rows: Dinas 32 (Agency)");
    expect(sent[1]?.text).toContain("https://contoh.example/#/report_trx_all/dokumen");
    expect(sent[1]?.text).toContain(`https://contoh.example/#/report_trx_all/jadwal?jadwal=${id}`);
    expect(sent[1]?.subject).toMatch(/^Pesanan tahun ini: 1st January, \d{4} – 31st December, \d{4}$/);
    expect(await results(owner)).toEqual([
      [owner.userid, "mengantre"],
      [twin.userid, "mengantre"],
    ]);
    const [row] = await world.prisma.outbox.findMany({ take: 1 });
    expect(JSON.stringify(row?.muatan), "sealed").not.toContain("Dinas");
  });

  test("whoever may no longer read it gets nothing, and the list says why; the others get theirs", async () => {
    const group = await world.app.as("pengelola");
    await made(owner, wish(person(twin), person(group, "pengelola")));
    const page = { permissions: { name: "report_trx_all/rekap" }, roles: { name: "dinas" } };
    const grant = await world.prisma.role_has_permissions.findFirstOrThrow({ where: page });
    await world.prisma.role_has_permissions.deleteMany({ where: page });
    await world.run();
    await world.prisma.role_has_permissions.create({ data: grant });
    expect(await results(owner)).toEqual([
      [twin.userid, "hakhilang"],
      [group.userid, "mengantre"],
    ]);
    expect((await world.mails()).map(({ to }) => to)).toEqual([await world.emailOf(group)]);
    expect(await world.prisma.dokumen_laporan.count({ where: { userid: twin.userid } })).toBe(0);
  });

  test("a blocked account gets nothing; where its owner is blocked nobody does; with the rights back it goes on", async () => {
    await made(owner, wish(person(owner), person(twin)));
    const block = ({ userid }: Caller, statusakun: number) =>
      world.prisma.userdata.update({ where: { userid }, data: { statusakun } });
    await block(twin, 2);
    await world.run();
    await block(twin, 1);
    expect(await results(owner)).toEqual([
      [owner.userid, "mengantre"],
      [twin.userid, "hakhilang"],
    ]);
    await block(owner, 2);
    await world.run();
    await block(owner, 1);
    expect((await results(owner)).map(([, hasil]) => hasil)).toEqual(["tanpapemilik", "tanpapemilik"]);
    expect(await world.mails()).toHaveLength(1);
    await world.run();
    expect((await results(owner)).map(([, hasil]) => hasil)).toEqual(["mengantre", "mengantre"]);
  });

  test("rights that go between the beginning and the making are no document either", async () => {
    await made(owner, wish(person(owner), person(twin)));
    await world.becomeDue();
    await world.begin();
    await world.move(twin.userid, world.app.world.rival);
    await world.make();
    await world.move(twin.userid, world.app.world.home);
    expect(await results(owner)).toEqual([
      [owner.userid, "mengantre"],
      [twin.userid, "hakhilang"],
    ]);
    expect((await listed(owner))[0]?.penerima[1]?.keterangan).toContain("rights that you no longer have");
    expect((await world.mails()).map(({ to }) => to)).toEqual([await world.emailOf(owner)]);
  });

  test("a report without rows is not sent, and its empty document goes", async () => {
    const { query, ...rest } = wish(person(owner));
    await made(owner, { ...rest, query: { ...query, statusbooking: "95" } });
    await world.run();
    expect(await results(owner)).toEqual([[owner.userid, "kosong"]]);
    const { body } = await owner.get("report/dokumen").expect(200);
    expect(body.records, "nor is it offered until it goes").toEqual([]);
    expect([await world.mails(), await world.prisma.inbox.count()]).toEqual([[], 0]);
    const [document] = await world.prisma.dokumen_laporan.findMany();
    expect(document?.kedaluwarsa?.getTime()).toBeLessThanOrEqual(Date.now());
  });
});

describe("the mail server refuses", () => {
  test("the list says what it said, without the address, and its receiver is told what to do; the twin's went", async () => {
    const server = await startMailServer();
    const address = "tidak-ada@contoh.example";
    const before = await world.emailOf(twin);
    await world.prisma.userdata.update({ where: { userid: twin.userid }, data: { email: address } });
    await made(owner, wish(person(owner), person(twin)));
    await world.run();
    const mailer = createMailer({
      ...{ url: server.url, user: null, password: null, from: "kami@contoh.example", name: "Contoh", closing: [] },
      publicUrl: world.app.deps.env.PUBLIC_URL,
    });
    const log = Object.assign(Object.create(world.app.deps.log), { warn: () => undefined });
    const handlers = new Map([["mail", mailHandler(world.app.deps.env, mailer)]]);
    const send = async () => {
      await world.prisma.outbox.updateMany({ where: { status: "antri" }, data: { tersediapada: new Date(0) } });
      await dispatchOutbox(world.app.deps.db, handlers, log);
      await noteOutcomes(world.app.deps);
    };
    server.refuseBy(450);
    await send();
    const [first] = await listed(owner);
    expect(first?.penerima).toMatchObject([
      { hasil: "dikirim", terkirim: expect.any(String), keterangan: null },
      { hasil: "mengantre", terkirim: null, keterangan: expect.stringContaining("no such user") },
    ]);
    server.refuseBy(550);
    await send();
    mailer.close();
    await server.stop();
    const [, refused] = (await listed(owner))[0]?.penerima ?? [];
    expect(refused).toMatchObject({ hasil: "ditolak", keterangan: expect.stringContaining("no such user") });
    expect(JSON.stringify(await listed(owner))).not.toContain(address);
    const [reported] = await world.prisma.inbox.findMany();
    expect(reported).toMatchObject({ userid: twin.userid, isi: expect.stringContaining("/#/account/edit") });
    await noteOutcomes(world.app.deps);
    expect(await world.prisma.inbox.count(), "once").toBe(1);
    expect(server.caught.map(({ to }) => to)).toEqual([[await world.emailOf(owner)]]);
    await world.prisma.userdata.update({ where: { userid: twin.userid }, data: { email: before } });
  });

  test("the mail about a long pdf tells how many parts it has", async () => {
    await made(owner, wish(person(owner)));
    await world.becomeDue();
    await world.begin();
    const document = await world.prisma.dokumen_laporan.findFirstOrThrow();
    const ready = { is: "ready", rows: 5000, days: 7, parts: 3 } as const;
    await inTransaction(world.app.deps.db, (tx) =>
      deliver(world.app.deps, tx, document.penerimaid ?? 0, { ...document, format: "pdf" }, ready),
    );
    expect((await world.mails())[0]?.text).toMatch(/(File|Berkas): PDF, ZIP (of 3 parts|berisi 3 bagian)\n/);
  });

  test("what can't end any more is said: a document that was removed, a mail that is gone", async () => {
    await made(owner, wish(person(owner), person(twin)));
    await world.becomeDue();
    await world.begin();
    const [document] = await world.prisma.dokumen_laporan.findMany({ where: { userid: twin.userid } });
    await twin.delete(`report/dokumen/${document?.id}`).expect(200);
    await noteOutcomes(world.app.deps);
    expect(
      (await results(owner)).map(([, hasil]) => hasil),
      "it has only begun",
    ).toEqual(["disiapkan", "disiapkan"]);
    const later = { ...world.app.deps, clock: { now: () => new Date(Date.now() + 90_000) } };
    await noteOutcomes(later);
    expect(await results(owner)).toEqual([
      [owner.userid, "disiapkan"],
      [twin.userid, "gagal"],
    ]);
    await world.make();
    await world.prisma.outbox.deleteMany();
    await noteOutcomes(later);
    expect((await results(owner)).map(([, hasil]) => hasil)).toEqual(["gagal", "gagal"]);
  });
});

test("what comes regularly takes nobody's place among the documents they ask for", async () => {
  await made(owner, wish(person(owner)));
  await world.becomeDue();
  await world.begin();
  const body = { sumber: "laporan/rekap", format: "csv", query: {} };
  for (let count = 0; count < 5; count += 1) await owner.post("report/dokumen", body).expect(200);
  await owner.post("report/dokumen", body).expect(409);
});

describe("every report can come regularly", () => {
  beforeAll(() => createBill(world.app, owner.userid));
  const periods = {
    days: /^Period: 1st January, \d{4} – 31st December, \d{4}$/m,
    year: /^Period: \d{4}$/m,
    now: /^Period: as of \d{1,2}(st|nd|rd|th) \w+, \d{4}$/m,
  } as const;
  /** Those with the bill in them; without rows there is nothing to send. */
  const filled: ReadonlySet<string> = new Set(["skrd", "piutang"]);

  test.each(reports.map((report) => [report.name, timeOf(report)] as const))("%s about %s", async (name, time) => {
    await made(owner, { ...wish(person(owner)), sumber: `laporan/${name}`, query: {} });
    await world.run();
    const sent = (await world.mails()).map(({ text }) => text);
    expect(await results(owner)).toEqual([[owner.userid, filled.has(name) ? "mengantre" : "kosong"]]);
    expect(sent).toEqual(filled.has(name) ? [expect.stringMatching(periods[time])] : []);
  });
});
