import sharp from "sharp";
import supertest from "supertest";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type FileStore, openFileStore } from "../../lib/files.ts";
import { needStorage, openStorage, type Storage } from "../../testing/storage.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { jpeg, upload, uploadedPath } from "../../testing/uploads.ts";
import { sweepLitter } from "./litter.ts";

/** An installation whose files are in a bucket. */
let storage: Storage | string;
let app: TestApp | undefined;
let bucket: FileStore;
beforeAll(async () => {
  storage = await openStorage();
  if (typeof storage === "string") return;
  const settings = await storage.newBucket();
  bucket = await openFileStore(settings);
  const { FILES_DIR: _files, JOURNAL_DIR: _journal, ...change } = settings;
  app = await createTestApp(change);
}, 600_000);
afterAll(async () => {
  await app?.close();
  if (typeof storage !== "string") await storage?.close();
});

let there: TestApp;
let caller: Caller;
beforeEach(async (context) => {
  needStorage(storage, context);
  if (!app) throw new Error("There is a storage, but no application.");
  there = app;
  caller = await app.as("nasabah");
});

const get = (path: string) => supertest(there.app).get(path);
const isKept = async (path: string) => (await bucket.find(path)) !== null;

test("a picture goes there in its sizes, is served, made small again where a copy is missing, and thrown away", async () => {
  const path = await uploadedPath(there, caller, await jpeg());
  const copy = path.replace(".webp", "-480.webp");
  expect(await sharp((await bucket.find(path)) ?? undefined).metadata()).toMatchObject({ format: "webp" });
  await bucket.remove(copy);
  const { body } = await get(`/files/${path}?size=small`).expect(200);
  expect(await sharp(body).metadata()).toMatchObject({ format: "webp", width: 480 });
  expect(await isKept(copy)).toBe(true);
  await caller.post("fileuploader/remove_temp_file", { temp_file: path }).expect(200);
  expect([await isKept(path), await isKept(copy)]).toEqual([false, false]);
  await get(`/files/${path}`).expect(404);
});

test("a document is shown at its signed address, byte by byte, and not where it was removed", async () => {
  const pdf = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(3_000_000, 7)]);
  const part = { content: pdf, name: "surat.pdf", type: "application/pdf" };
  const { body } = await upload(there, caller, [part], "document").expect(200);
  const answer = await get(body.address).buffer().expect(200);
  expect(pdf.equals(answer.body)).toBe(true);
  const [path = ""] = String(body.address).replace("/files/", "").split("?");
  await bucket.remove(path);
  await get(body.address).expect(404);
});

test("what no row names stays while it is fresh", async () => {
  await bucket.write(`foto/${"a".repeat(32)}.webp`, Buffer.from("x"));
  expect(await sweepLitter(there.deps)).toBe(0);
  const later = { now: () => new Date(Date.now() + 25 * 3_600_000) };
  const path = await uploadedPath(there, caller, await jpeg(100, 100));
  expect(await sweepLitter({ ...there.deps, clock: later })).toBe(1);
  expect([await isKept(`foto/${"a".repeat(32)}.webp`), await isKept(path)]).toEqual([false, true]);
});
