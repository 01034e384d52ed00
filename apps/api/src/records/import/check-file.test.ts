import type { ImportProgress } from "@retribusi/contract/define/import";
import { importLimits } from "@retribusi/contract/define/import";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { AppError } from "../../lib/app-error.ts";
import { agencyJob, csvFile } from "../../testing/import-job.ts";
import { createTestDeps, type TestDeps } from "../../testing/test-deps.ts";
import { createWorld, type World } from "../../testing/world.ts";
import type { RecordRow } from "../row.ts";
import { checkFile } from "./check-file.ts";

let own: TestDeps;
let world: World;
beforeAll(async () => {
  own = await createTestDeps();
  world = await createWorld(own.deps.db);
});
afterAll(() => own.close());

const header = "idpemda;skpdid;skpdname";
let kept: RecordRow[][] = [];
let heard: ImportProgress[] = [];
beforeEach(() => {
  kept = [];
  heard = [];
});

const keep = async (rows: RecordRow[]) => void kept.push(rows);
const onProgress = (progress: ImportProgress) => void heard.push(progress);
const jobOf = (more: Parameters<typeof agencyJob>[1] = {}) => agencyJob(own, { onProgress, ...more });
const check = async (lines: readonly string[], more: Parameters<typeof agencyJob>[1] = {}) =>
  (await checkFile(jobOf(more), await csvFile(own, lines), keep)).result(true);

/** The sentences of a refusal. */
async function refusal(lines: readonly string[]): Promise<unknown> {
  const error = await check(lines).catch((reason: unknown) => reason);
  return error instanceof AppError ? [error.code, error.facts.values?.["reason"]] : error;
}
const sentences = (en: string, id: string) => ["NOTHING_INSERTED", { en, id }];

test("fine rows are handed on as the form would write them, and told", async () => {
  const report = await check([header, "32;7.1;Dinas A", "33;7.1;Dinas B"]);
  const row = { alamat: null, kepala: null, nipkepala: null };
  expect(kept).toEqual([
    [
      { ...row, idpemda: world.home.idpemda, skpdid: "7.1", skpdname: "Dinas A" },
      { ...row, idpemda: world.rival.idpemda, skpdid: "7.1", skpdname: "Dinas B" },
    ],
  ]);
  expect(report).toMatchObject({ rows: 2, added: 2, refused: 0, problems: [] });
  expect(heard).toEqual([{ step: "check", rows: 2, of: null }]);
});

test("a wrong row is told with its line and not handed on; the others are", async () => {
  const report = await check([header, "32;7.1;", "32;7.2;Dinas"]);
  expect(report).toMatchObject({
    rows: 2,
    refused: 1,
    problems: [{ line: 2, problems: { skpdname: expect.any(String) } }],
  });
  expect(kept.map((rows) => rows.map(({ skpdid }) => skpdid))).toEqual([["7.2"]]);
});

test("what is in the file twice, or in the database already, is told at its code in the catalogue's words", async () => {
  const report = await check([header, "32;7.1;A", "32;7.1;B", "32;1.03.01;C", "33;7.1;D"]);
  expect(report.problems.map(({ line, problems }) => [line, problems])).toEqual([
    [3, { skpdid: "Sudah ada! Sama dengan baris 2." }],
    [4, { skpdid: "Sudah ada!" }],
  ]);
  const english = await check([header, "32;7.1;A", "32;7.1;B", "32;1.03.01;C"], { language: "en" });
  expect(english.problems.map(({ problems }) => problems["skpdid"])).toEqual([
    "Already exist! The same is in line 2.",
    "Already exist!",
  ]);
});

test("what one field alone tells apart is told at that field", async () => {
  const entity = { ...agencyJob(own).resource.entity, unique: ["skpdid"] };
  const report = await check([header, "32;7.1;A", "33;7.1;B"], { resource: { entity } });
  expect(report.problems).toMatchObject([{ line: 3, problems: { skpdid: "Sudah ada! Sama dengan baris 2." } }]);
});

test("an entity with nothing that is unique takes the same twice", async () => {
  const { unique: _, ...entity } = agencyJob(own).resource.entity;
  const report = await check([header, "32;7.1;A", "32;7.1;A", "32;1.03.01;C"], { resource: { entity } });
  expect(report).toMatchObject({ rows: 3, refused: 0 });
});

describe("a rule of the entity", () => {
  const problem = { en: "Not this one.", id: "Bukan yang ini." };

  test("hears of each row as of a new one, and its problem is told", async () => {
    const asked: unknown[] = [];
    const report = await check([header, "32;7.1;A", "32;7.2;B", "32;7.3;"], {
      resource: {
        async check({ kind, write, tx, user, before }) {
          asked.push([kind, write?.["skpdid"], tx === own.deps.db.prisma, user.role, before]);
          if (write?.["skpdid"] === "7.2") throw new AppError("VALIDATION", { fields: { skpdname: problem } });
        },
      },
    });
    expect(asked).toEqual(["7.1", "7.2"].map((skpdid) => ["add", skpdid, true, "bank", undefined]));
    expect(report.problems.map(({ line, problems }) => [line, problems])).toEqual([
      [3, { skpdname: problem.id }],
      [4, { skpdname: expect.any(String) }],
    ]);
    expect(kept.map((rows) => rows.map(({ skpdid }) => skpdid))).toEqual([["7.1"]]);
  });

  test.each([
    ["a refusal without a field", new AppError("FORBIDDEN")],
    ["a defect", Object.assign(new Error("a defect"), { facts: { fields: {} } })],
  ])("that fails otherwise ends all: %s", async (_, error) => {
    const failing = { resource: { check: () => Promise.reject(error) } };
    await expect(check([header, "32;7.1;A"], failing)).rejects.toBe(error);
  });
});

test("a file that nobody waits for any more is read no further", async () => {
  const gone = AbortSignal.abort(new Error("gone"));
  await expect(check([header, "32;7.1;A"], { signal: gone })).rejects.toThrow("gone");
  expect(kept).toEqual([]);
});

test("a file without a header or without rows is refused", async () => {
  expect(await refusal([""])).toEqual(sentences("The file is empty.", "Berkas kosong."));
  const noRows = sentences("The file has no rows below its header.", "Berkas tidak memiliki baris data.");
  expect(await refusal([header])).toEqual(noRows);
});

test("five hundred rows are handed on at once, and how far it is told with them", async () => {
  const lines = (count: number) => Array.from({ length: count }, (_, n) => `32;8.${n};Dinas ${n}`);
  await check([header, ...lines(501)]);
  expect(kept.map((rows) => rows.length)).toEqual([500, 1]);
  expect(heard.map(({ rows }) => rows)).toEqual([500, 501]);
});

/** As if so many rows were the most: as many as really may be take seconds. */
async function withMost(rows: number, work: () => Promise<void>): Promise<void> {
  const most = importLimits.rows;
  Reflect.set(importLimits, "rows", rows);
  await work().finally(() => Reflect.set(importLimits, "rows", most));
}

test.each([3, 500, 501])("of at most %i rows so many are read, and one more is too many", (most) =>
  withMost(most, async () => {
    const lines = (count: number) => [header, ...Array.from({ length: count }, (_, n) => `32;8.${n};Dinas ${n}`)];
    expect((await check(lines(most))).rows).toBe(most);
    const en = `The file has more than ${most} rows. Please split it.`;
    const id = `Berkas memiliki lebih dari ${most} baris. Bagilah berkas itu.`;
    expect(await refusal(lines(most + 1))).toEqual(sentences(en, id));
  }),
);
