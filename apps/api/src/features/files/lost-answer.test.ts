import { createDatabase, type Database } from "@retribusi/db/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFaultyLink, type Fault, type FaultyLink } from "../../testing/faulty-link.ts";
import { loseAnswer } from "../../testing/lost-answer.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { jpeg, uploadedPath } from "../../testing/uploads.ts";
import { registerFiles } from "./quota.ts";
import { newPath } from "./stored-path.ts";

let app: TestApp;
let caller: Caller;
let link: FaultyLink;
let through: Database;
beforeAll(async () => {
  app = await createTestApp();
  caller = await app.as("nasabah");
  link = await createFaultyLink(app.deps.env.DATABASE_URL);
  through = createDatabase({ url: link.url, connectionLimit: 4, timeoutMs: 1000 });
});
afterAll(async () => {
  link.restore();
  await through.close();
  await link.close();
  await app.close();
});
const rows = () => app.deps.db.prisma.berkas;

describe("files that are noted", () => {
  /** Notes two files over a connection that breaks at the commit. */
  async function note(fault: Fault) {
    const files = ["satu.pdf", "dua.pdf"].map((namaasli) => ({
      path: newPath("dokumen", "pdf"),
      namaasli,
      mime: "application/pdf",
      ukuran: 1,
      umum: false,
    }));
    await through.pool.query("SELECT 1");
    const happened = link.plan(fault, "COMMIT");
    const noted = await registerFiles({ ...app.deps, db: through }, caller, files);
    expect(happened()).toBe(true);
    return { files, noted };
  }

  test.each(["unanswered", "lost"] as const)("when the answer to the commit is %s are there once", async (fault) => {
    const { files, noted } = await note(fault);
    expect(noted.map(({ path }) => path)).toEqual(files.map(({ path }) => path));
    const stored = await rows().findMany({ where: { path: { in: files.map(({ path }) => path) } } });
    expect(stored.map(({ id }) => id).sort()).toEqual(noted.map(({ id }) => id).sort());
  });
});

describe("a file that is removed by its owner", () => {
  const remove = (path: string) => caller.post("fileuploader/remove_temp_file", { temp_file: path });

  test("is removed whole when the answer of the database was lost", async () => {
    const path = await uploadedPath(app, caller, await jpeg());
    const happened = loseAnswer(rows(), "deleteMany");
    await remove(path).expect(200);
    expect(happened()).toBe(true);
    expect(await app.deps.files.find(path)).toBeNull();
  });

  test("and that a record uses stays", async () => {
    const path = await uploadedPath(app, caller, await jpeg());
    await rows().update({ where: { path }, data: { sementara: false } });
    await remove(path).expect(404);
    expect(await rows().count({ where: { path } })).toBe(1);
  });
});
