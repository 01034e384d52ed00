import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { AppError } from "../../lib/app-error.ts";
import { currentUser } from "../../testing/booking-steps.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { createUser } from "../../testing/world.ts";
import { readListQuery } from "../list-query.ts";
import { entityOf } from "../reader.ts";
import { makeFile } from "./draft.ts";
import { type Asker, exportList } from "./export-list.ts";
import { TooManyRowsError } from "./file-job.ts";
import type { MadePiece } from "./thread.ts";
import { type Watch, watchedPieces } from "./watched.ts";

let app: TestApp;
let asker: Asker;
beforeAll(async () => {
  app = await createTestApp();
  const { userid } = await app.as("superuser");
  const user = { ...(await currentUser(app, "nasabah")), userid, role: "superuser" } as const;
  const organisation = { namaorganisasi: null, logo: null, zonawaktu: "Asia/Jakarta" } as const;
  asker = { deps: app.deps, user, ip: "127.0.0.9", language: "en", organisation, signal: new AbortController().signal };
});
beforeEach(async () => {
  await app.deps.db.prisma.audit.deleteMany();
});
afterAll(() => app.close());

const notes = (aksi: "lihat_nik" | "export") =>
  app.deps.db.prisma.audit.findMany({
    where: { aksi },
    select: { kunci: true, entitas: true, sesudah: true, alamatip: true },
    orderBy: { id: "asc" },
  });
const traces = async () => (await notes("lihat_nik")).map(({ kunci }) => kunci);

const watch = (): Watch => ({ ...asker, format: "csv", entity: "userdata", key: "", asked: { cari: "" } });
const look = (kunci: string) => ({ kunci, sesudah: { baris: 1 } });
const piece = (rows: number, ...keys: string[]): MadePiece => ({
  piece: Buffer.from("x"),
  rows,
  looks: keys.map(look),
});

test("traces of what was shown are written before the piece that shows it leaves", async () => {
  async function* pieces() {
    yield piece(2, "1", "2");
    yield piece(3);
    yield piece(5, "4");
  }
  const written: string[][] = [];
  for await (const _made of watchedPieces(pieces(), watch(), undefined)) written.push(await traces());
  expect(written).toEqual([
    ["1", "2"],
    ["1", "2"],
    ["1", "2", "4"],
  ]);
  expect(await notes("export")).toMatchObject([{ sesudah: { format: "csv", cari: "", baris: 5, selesai: true } }]);
});

test("a file that was broken off is kept with the rows that left, one with too many rows not at all", async () => {
  async function* pieces() {
    yield piece(2);
    yield piece(7);
  }
  for await (const _made of watchedPieces(pieces(), watch(), undefined)) break;
  expect(await notes("export")).toMatchObject([{ sesudah: { baris: 2, selesai: false } }]);
  await app.deps.db.prisma.audit.deleteMany();
  async function* tooMany() {
    yield piece(2);
    throw new TooManyRowsError();
  }
  const refused = watchedPieces(tooMany(), { ...watch(), format: "xlsx" }, 2);
  await refused.next();
  await expect(refused.next()).rejects.toBeInstanceOf(AppError);
  expect(await notes("export")).toEqual([]);
});

test("a list leaves a trace on every record but the reader's own whose number it shows in full, and masks none of these", async () => {
  const { prisma } = app.deps.db;
  const owners = [
    await createUser(app.deps.db, "nasabah", app.world.home),
    await createUser(app.deps.db, "nasabah", app.world.home),
    asker.user.userid,
  ];
  for (const [at, userid] of owners.entries()) {
    await prisma.userdata.update({ where: { userid }, data: { noidentitas: `327301010199000${at}` } });
  }
  const query = readListQuery(entityOf("userdata"), { orderby: "userid" });
  const request = { format: "csv", columns: ["userid", "noidentitas"], query, max: undefined } as const;
  const draft = await exportList(asker, "userdata", request);
  let text = "";
  for await (const made of makeFile(draft, { format: "csv", signal: asker.signal })) text += made.piece.toString();
  for (const at of owners.keys()) expect(text).toContain(`327301010199000${at}`);
  const { userid: own } = asker.user;
  const others = await prisma.userdata.findMany({ where: { noidentitas: { not: null }, userid: { not: own } } });
  expect((await traces()).toSorted()).toEqual(others.map(({ userid }) => String(userid)).toSorted());
  expect((await notes("lihat_nik"))[0]).toMatchObject({
    entitas: "userdata",
    sesudah: { baris: 1 },
    alamatip: "127.0.0.9",
  });
  await prisma.audit.deleteMany();
  const covered = await exportList({ ...asker, user: { ...asker.user, role: "bank" } }, "userdata", request);
  let masked = "";
  for await (const made of makeFile(covered, { format: "csv", signal: asker.signal })) masked += made.piece.toString();
  expect(masked).not.toMatch(/327301010199000[01]/);
  expect(await traces()).toEqual([]);
});
