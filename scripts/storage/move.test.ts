import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StoreEnv } from "@retribusi/api/lib/env";
import { type FileStore, folderStore, openFileStore } from "@retribusi/api/lib/files";
import { needStorage, openStorage, type Storage } from "@retribusi/api/testing/storage";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { copyFiles } from "./copy.ts";
import { moveFiles } from "./move.ts";

/** Every file is several calls of a server that shares the machine with other tests. */
vi.setConfig({ testTimeout: 240_000 });

let storage: Storage | string;
beforeAll(async () => {
  storage = await openStorage();
}, 600_000);
afterAll(async () => {
  if (typeof storage !== "string") await storage?.close();
});

let place: string;
let env: StoreEnv;
let folder: FileStore;
let bucket: FileStore;
const files = new Map<string, Buffer>();
beforeEach(async (context) => {
  const there = needStorage(storage, context);
  place = await mkdtemp(join(tmpdir(), "retribusi-move-"));
  env = { ...(await there.newBucket()), FILES_DIR: join(place, "files"), JOURNAL_DIR: join(place, "journal") };
  folder = folderStore(env.FILES_DIR);
  bucket = await openFileStore(env);
  files.clear();
  // One of them is empty, one large.
  for (let at = 0; at < 8; at += 1)
    files.set(`${at % 2 ? "foto" : "dokumen"}/${at}.webp`, randomBytes(at === 1 ? 3_000_000 : at * 10));
  return () => rm(place, { recursive: true });
});

const stage = { add: (stop: () => Promise<void>) => stops.push(stop) };
const stops: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(stops.map((stop) => stop())));

const move = (to: "bucket" | "folder", remove = false) => moveFiles(stage, env, { to, remove });
const copy = (from: FileStore, to: FileStore) => copyFiles({ from, to, temporary: place, tell: () => undefined });

async function fill(store: FileStore): Promise<void> {
  await Promise.all([...files].map(([path, content]) => store.write(path, content)));
}

async function contentOf(store: FileStore): Promise<Map<string, Buffer | null>> {
  const paths: string[] = [];
  for await (const { path } of store.list()) paths.push(path);
  return new Map(await Promise.all(paths.map(async (path) => [path, await store.find(path)] as const)));
}

const ways = [
  ["bucket", () => [folder, bucket] as const],
  ["folder", () => [bucket, folder] as const],
] as const;

test.each(ways)("to the %s every file goes byte by byte, and stays until it is to be removed", async (to, stores) => {
  const [from, target] = stores();
  await fill(from);
  expect(await move(to)).toContain("8 were copied, 0 were there already, 3.0 MB together");
  expect(await contentOf(target)).toEqual(files);
  expect(await contentOf(from)).toEqual(files);
  expect(await move(to, true)).toContain("0 were copied, 8 were there already");
  expect(await contentOf(target)).toEqual(files);
  expect(await contentOf(from)).toEqual(new Map());
  expect(await move(to)).toMatch(/^There is no file in the (folder|bucket) /);
});

test.each(ways)(
  "what came in between goes to the %s when it is run again, and before the rest is compared",
  async (to, stores) => {
    const [from, target] = stores();
    await fill(from);
    await move(to);
    await from.write("foto/new.webp", Buffer.from("new"));
    const calls: string[] = [];
    const watched: FileStore = {
      ...target,
      take: (path, source) => {
        calls.push(path);
        return target.take(path, source);
      },
      open: (path) => {
        calls.push(path);
        return target.open(path);
      },
    };
    expect(await copy(from, watched)).toMatchObject({ copied: 1, known: 8, gone: 0, different: [] });
    expect(calls.slice(0, 2)).toEqual(["foto/new.webp", "foto/new.webp"]);
    expect(await contentOf(target)).toEqual(await contentOf(from));
  },
);

test.each(ways)(
  "a copy in the %s that is damaged is named, and nothing is written over or removed",
  async (to, stores) => {
    const [from, target] = stores();
    await fill(from);
    await move(to);
    const whole = files.get("foto/1.webp") ?? Buffer.alloc(0);
    // The same bytes written again are no other file.
    await target.write("foto/1.webp", whole);
    expect(await move(to)).toContain("8 were there already");
    const damaged = Buffer.from(whole);
    damaged.writeUInt8(damaged.readUInt8(7) ^ 1, 7);
    await target.write("foto/1.webp", damaged);
    await from.write("foto/new.webp", Buffer.from("new"));
    await expect(move(to, true)).rejects.toThrow("foto/1.webp");
    expect(await target.find("foto/1.webp")).toEqual(damaged);
    expect(await target.find("foto/new.webp")).toEqual(Buffer.from("new"));
    expect((await contentOf(from)).size).toBe(9);
    await target.remove("foto/1.webp");
    expect(await move(to, true)).toContain("1 were copied, 8 were there already");
    expect(await target.find("foto/1.webp")).toEqual(whole);
  },
);

test("a copy that is damaged on its way is found by reading it again", async () => {
  await fill(folder);
  const spoiling: FileStore = {
    ...bucket,
    take: (path, source) => (path === "foto/5.webp" ? bucket.write(path, Buffer.alloc(50)) : bucket.take(path, source)),
  };
  const { different, same } = await copy(folder, spoiling);
  expect(different).toEqual(["foto/5.webp"]);
  expect(same).toHaveLength(7);
});

test("what the application removes meanwhile, on either side, is no failure", async () => {
  await fill(folder);
  const vanishing: FileStore = {
    ...folder,
    async *list() {
      yield* folder.list();
      yield { path: "foto/gone.webp", written: new Date() };
    },
  };
  const removing: FileStore = {
    ...bucket,
    async take(path, source) {
      await bucket.take(path, source);
      if (path === "foto/3.webp") await bucket.remove(path);
    },
  };
  const { gone, different, copied } = await copy(vanishing, removing);
  expect({ gone, different, copied }).toEqual({ gone: 2, different: [], copied: 7 });
});

test("a file that the application is still writing waits for the next run", async () => {
  await fill(folder);
  await folder.write("foto/1.webp.0b1c2d3e-1111-4222-8333-444455556666", Buffer.from("half"));
  expect(await move("bucket", true)).toContain("8 were copied");
  expect([...(await contentOf(folder)).keys()]).toEqual(["foto/1.webp.0b1c2d3e-1111-4222-8333-444455556666"]);
  expect(await contentOf(bucket)).toEqual(files);
});

test("without a bucket, or with the journal of payments among the files, nothing is begun", async () => {
  const wish = { to: "bucket", remove: false } as const;
  const refusal = (change: Partial<StoreEnv>) => moveFiles(stage, { ...env, ...change }, wish);
  await expect(refusal({ FILES_S3_BUCKET: "" })).rejects.toThrow("Set FILES_S3_BUCKET");
  await expect(refusal({ JOURNAL_DIR: join(env.FILES_DIR, "journal") })).rejects.toThrow("journal of payments");
  await expect(refusal({ JOURNAL_S3_BUCKET: env.FILES_S3_BUCKET })).rejects.toThrow("journal of payments");
  expect(await refusal({ JOURNAL_DIR: `${env.FILES_DIR}-journal` })).toContain("There is no file");
});

function command(
  args: readonly string[],
  more: object = {},
): Promise<{ readonly code: number; readonly said: string }> {
  const settings = { ...process.env, ...env, NODE_ENV: "development", ...more };
  return new Promise((done) => {
    const program = [join(import.meta.dirname, "..", "files-move.ts"), ...args];
    execFile(process.execPath, program, { env: settings }, (error, out, err) =>
      done({ code: error ? Number(error.code) : 0, said: `${out}${err}`.trim() }),
    );
  });
}

test("the command says what it did, and why it could not", async () => {
  await fill(folder);
  expect(await command([])).toMatchObject({ code: 1, said: expect.stringMatching(/^Usage: npm run files:move/) });
  const wrong = await command(["--to", "bucket"], { FILES_S3_SECRET_KEY: "wrong" });
  expect(wrong).toMatchObject({ code: 1, said: expect.stringContaining("Stopped: SignatureDoesNotMatch") });
  expect(wrong.said).not.toMatch(/\n\s+at /);
  const done = await command(["--to", "bucket"]);
  expect(done).toMatchObject({ code: 0, said: expect.stringContaining("Done: the bucket") });
  await rm(env.FILES_DIR, { recursive: true });
  await writeFile(env.FILES_DIR, "no folder");
  const blocked = await command(["--to", "folder"]);
  expect(blocked).toMatchObject({ code: 1, said: expect.stringContaining("What was copied stays") });
  expect(await contentOf(bucket)).toEqual(files);
});
