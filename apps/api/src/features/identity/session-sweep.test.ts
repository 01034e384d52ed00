import { afterAll, beforeAll, expect, test } from "vitest";
import { type BareWorld, createBareWorld } from "../../testing/bare-world.ts";
import { createUser } from "../../testing/world.ts";
import { sweepSessions } from "./session.ts";

let bare: BareWorld;
beforeAll(async () => {
  bare = await createBareWorld();
});
afterAll(() => bare.close());

test("what ran out is forgotten in its time: sessions and links after a week, attempts and steps at once", async () => {
  const { prisma } = bare.db;
  const userid = await createUser(bare.db, "dinas", bare.world.home);
  const start = new Date();
  const days = (count: number) => new Date(start.getTime() + count * 24 * 3_600_000);
  const spans = [-8, -6, 1];
  const session = (day: number) => ({ jti: crypto.randomUUID(), userid, kedaluwarsa: days(day) });
  await prisma.sesi.createMany({ data: spans.map(session) });
  const attempt = (day: number) => ({ kunci: `hari ${day} ${userid}`, sampai: days(day) });
  await prisma.percobaan_login.createMany({ data: [-1, 1].map(attempt) });
  const step = (day: number) => ({ hash: `hari ${day} ${userid}`, jenis: "masuk" as const, kedaluwarsa: days(day) });
  await prisma.langkah_masuk.createMany({ data: [-1, 1].map(step) });
  const link = (jenis: "reset" | "sementara" | "surel") => (day: number) => ({
    hash: `${jenis} ${day} ${userid}`,
    userid,
    jenis,
    kedaluwarsa: days(day),
  });
  const links = (["reset", "sementara", "surel"] as const).flatMap((jenis) => [-8, -6].map(link(jenis)));
  await prisma.token_user.createMany({ data: links });
  expect(await sweepSessions({ ...bare, clock: { now: () => start } })).toBe(1);
  const sessions = await prisma.sesi.findMany({ where: { userid }, orderBy: { kedaluwarsa: "asc" } });
  expect(sessions.map(({ kedaluwarsa }) => kedaluwarsa)).toEqual([days(-6), days(1)]);
  const mine = { endsWith: ` ${userid}` };
  const left = await Promise.all([
    prisma.percobaan_login.findMany({ where: { kunci: mine }, select: { kunci: true } }),
    prisma.langkah_masuk.findMany({ where: { hash: mine }, select: { hash: true } }),
    prisma.token_user.findMany({ where: { userid }, select: { hash: true }, orderBy: { hash: "asc" } }),
  ]);
  const named = left.flat().map((row) => Object.values(row)[0]?.replace(` ${userid}`, ""));
  expect(named).toEqual(["hari 1", "hari 1", "reset -6", "sementara -6", "surel -6", "surel -8"]);
});
