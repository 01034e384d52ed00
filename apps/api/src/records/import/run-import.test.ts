import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { ImportProgress } from "@retribusi/contract/define/import";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { AppError } from "../../lib/app-error.ts";
import { agencyJob, csvFile } from "../../testing/import-job.ts";
import { createTestDeps, type TestDeps } from "../../testing/test-deps.ts";
import { createUser, createWorld } from "../../testing/world.ts";
import { writerOf } from "../../testing/writer.ts";
import { runImport } from "./run-import.ts";

let own: TestDeps;
let userid: number;
beforeAll(async () => {
  own = await createTestDeps();
  const { home } = await createWorld(own.deps.db);
  userid = await createUser(own.deps.db, "bank", home);
});
afterAll(() => own.close());

const header = "idpemda;skpdid;skpdname";
const linesOf = (count: number) => Array.from({ length: count }, (_, n) => `32;8.${n};Dinas ${n}`);
let heard: ImportProgress[] = [];
const onProgress = (progress: ImportProgress) => void heard.push(progress);
const prisma = () => own.deps.db.prisma;
const inside = { skpdid: { startsWith: "8." } };
const found = () => prisma().tbl_skpd.findMany({ where: inside, orderBy: { idskpd: "asc" } });
const trail = () => prisma().audit.findMany({ where: { aksi: "import" } });
beforeEach(() => {
  heard = [];
});
afterEach(async () => {
  await prisma().tbl_skpd.deleteMany({ where: inside });
  await prisma().audit.deleteMany();
});

type More = Parameters<typeof agencyJob>[1];
const jobOf = (more: More = {}) => agencyJob(own, { onProgress, user: { ...writerOf("bank"), userid }, ...more });
const run = async (lines: readonly string[], more: More = {}) =>
  runImport(jobOf(more), await csvFile(own, [header, ...lines]));

test("every row is written in the file's order, once, and the trail names the file by its content", async () => {
  const path = await csvFile(own, [header, ...linesOf(1001)]);
  const report = await runImport(jobOf({ filename: `${"x".repeat(300)}.csv` }), path);
  expect(report).toMatchObject({ dryrun: false, rows: 1001, added: 1001, refused: 0 });
  expect((await found()).map(({ skpdname }) => skpdname)).toEqual(linesOf(1001).map((line) => line.split(";")[2]));
  const kunci = createHash("sha256")
    .update(await readFile(path))
    .digest("hex");
  const sesudah = { berkas: "x".repeat(255), baris: 1001 };
  expect(await trail()).toMatchObject([
    { userid, peran: "bank", entitas: "tbl_skpd", kunci, sesudah, alamatip: "192.0.2.7" },
  ]);
  const written = heard.filter(({ step }) => step === "write");
  expect(written).toEqual([500, 1000, 1001].map((rows) => ({ step: "write", rows, of: 1001 })));
  expect(existsSync(`${path}.rows`)).toBe(false);
});

test("a full batch is the last one where nothing is behind it", async () => {
  await run(linesOf(500));
  expect(await found()).toHaveLength(500);
  expect(heard.map(({ step, rows }) => [step, rows])).toEqual([
    ["check", 500],
    ["check", 500],
    ["write", 500],
  ]);
});

test("separators of lines that JSON leaves alone stay within their cell", async () => {
  const alamat = "Jl. \u2028A\u2029B";
  await runImport(jobOf(), await csvFile(own, [`${header};alamat`, `32;8.1;Dinas;"${alamat}"`]));
  expect((await found()).map((row) => row.alamat)).toEqual([alamat]);
});

describe("an entity", () => {
  const one = ["32;8.1;A", "32;8.2;B"];

  test("that writes many rows at once is asked once", async () => {
    const asked: number[] = [];
    const createMany = async (_: unknown, rows: readonly object[]) => void asked.push(rows.length);
    await run(one, { resource: { createMany } });
    expect([asked, await found()]).toEqual([[2], []]);
  });

  test("that doesn't writes one after the other", async () => {
    const { createMany: _, ...resource } = jobOf().resource;
    await runImport({ ...jobOf(), resource }, await csvFile(own, [header, ...one]));
    expect(await found()).toHaveLength(2);
  });
});

test("a dry run keeps nothing, on the disk neither", async () => {
  const path = await csvFile(own, [header, ...linesOf(2)]);
  expect(await runImport(jobOf({ dryrun: true }), path)).toMatchObject({ dryrun: true, rows: 2, added: 2 });
  expect([await found(), await trail(), heard.map(({ step }) => step)]).toEqual([[], [], ["check"]]);
  expect(existsSync(`${path}.rows`)).toBe(false);
});

test("one wrong line keeps all out, and the report goes with the refusal", async () => {
  const error: unknown = await run([...linesOf(2), "32;8.9;"]).catch((reason: unknown) => reason);
  const reason = { en: "1 of 3 lines have problems.", id: "1 dari 3 baris bermasalah." };
  const report = { dryrun: false, rows: 3, added: 0, refused: 1 };
  expect(error).toMatchObject({ code: "NOTHING_INSERTED", facts: { values: { reason }, details: { report } } });
  expect([await found(), await trail()]).toEqual([[], []]);
});

test("what the database refuses is told as for a form, and nothing of it stays", async () => {
  const path = await csvFile(own, [header, ...linesOf(501)]);
  const { createMany } = jobOf().resource;
  let calls = 0;
  const twice: typeof createMany = async (tx, rows, by) => {
    await createMany?.(tx, rows, by);
    calls += 1;
    if (calls === 2) await createMany?.(tx, rows, by);
  };
  const error: unknown = await runImport(jobOf({ resource: { createMany: twice } }), path).catch(
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({ code: "ALREADY_EXISTS" });
  expect([calls, await found(), await trail()]).toEqual([2, [], []]);
  expect(existsSync(`${path}.rows`)).toBe(false);
});

test.each(["check", "write"] as const)(
  "who leaves while it is %sed is not waited for, and nothing is written",
  async (step) => {
    const leaving = new AbortController();
    const leave = (progress: ImportProgress) => {
      onProgress(progress);
      if (progress.step === step) leaving.abort(new Error("gone"));
    };
    await expect(run(linesOf(1001), { signal: leaving.signal, onProgress: leave })).rejects.toThrow("gone");
    expect(heard.filter((progress) => progress.step === step)).toHaveLength(1);
    expect([await found(), await trail()]).toEqual([[], []]);
  },
);

test("who leaves behind the last row leaves nothing either", async () => {
  const leaving = new AbortController();
  const leave = ({ step }: ImportProgress) => step === "write" && leaving.abort(new Error("gone"));
  await expect(run(linesOf(1), { signal: leaving.signal, onProgress: leave })).rejects.toThrow("gone");
  expect([await found(), await trail()]).toEqual([[], []]);
});
