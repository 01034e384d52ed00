import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdtemp, open as openFile, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { HeadObjectCommand } from "@aws-sdk/client-s3";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { peakOf } from "../testing/live-memory.ts";
import { needStorage, openStorage, type Storage } from "../testing/storage.ts";
import { readEnv, readStoreEnv, type StoreEnv } from "./env.ts";
import { type FileStore, openFileStore, type StoredFile } from "./files.ts";

let storage: Storage | string;
let folder: string;
let bucket: StoreEnv;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "retribusi-"));
  storage = await openStorage();
  if (typeof storage !== "string") bucket = await storage.newBucket();
}, 600_000);
afterAll(async () => {
  if (typeof storage !== "string") await storage?.close();
  await rm(folder, { recursive: true });
});

async function filesOf(store: FileStore): Promise<StoredFile[]> {
  const found: StoredFile[] = [];
  for await (const file of store.list()) found.push(file);
  return found;
}

async function removeAll(store: FileStore): Promise<void> {
  await Promise.all((await filesOf(store)).map(({ path }) => store.remove(path)));
  expect(await filesOf(store)).toEqual([]);
}

const stores = {
  "a folder": () => openFileStore(readStoreEnv({ FILES_DIR: join(folder, "files") })),
  "a bucket": () => openFileStore(bucket),
};

describe.each(Object.entries(stores))("%s", (name, open) => {
  const content = Buffer.from([0, 255, 1, 2, 3]);
  let store: FileStore;
  beforeEach(async (context) => {
    if (name === "a bucket") needStorage(storage, context);
    store = await open();
    onTestFinished(() => removeAll(store));
  });

  /** What each way of reading gives for a path. */
  async function readings(path: string) {
    const place = join(folder, "copy");
    const opened = await store.open(path);
    const isCopied = await store.copyTo(path, place);
    return [await store.find(path), opened && (await buffer(opened)), isCopied ? await readFile(place) : null];
  }

  test("keeps files, replaces and removes them", async () => {
    await store.write("foto/a.webp", Buffer.from("old and longer"));
    await store.write("foto/a.webp", content);
    expect(await readings("foto/a.webp")).toEqual([content, content, content]);
    await store.remove("foto/a.webp");
    expect(await readings("foto/a.webp")).toEqual([null, null, null]);
    await store.remove("foto/a.webp");
  });

  test("keeps an empty file, which is not one that isn't there", async () => {
    const empty = Buffer.alloc(0);
    await store.write("dokumen/empty.pdf", empty);
    expect(await readings("dokumen/empty.pdf")).toEqual([empty, empty, empty]);
  });

  test.each(["logo/ä b+c.png", "objek/100 %41 %.webp", "foto/rumah kayu 日本.webp", "foto/it's (1)! & <2>;=,~@$.webp"])(
    "keeps %j under its very name",
    async (path) => {
      await store.write(path, content);
      expect((await filesOf(store)).map((file) => file.path)).toEqual([path]);
      expect(await readings(path)).toEqual([content, content, content]);
      await store.remove(path);
      expect(await readings(path)).toEqual([null, null, null]);
    },
  );

  test("takes, copies and opens 40 MB without having them in memory", async () => {
    const source = join(folder, "large");
    const file = await openFile(source, "w");
    for (let at = 0; at < 40; at += 1) await file.write(Buffer.alloc(1024 * 1024, at));
    await file.close();
    const sumOf = async (path: string) =>
      createReadStream(path).pipe(createHash("sha256").setEncoding("hex")).toArray();
    // What a first call loads and keeps isn't the file's.
    await store.take("dokumen/large.pdf", source);
    await readings("dokumen/large.pdf");
    const peak = await peakOf(async () => {
      await store.take("dokumen/large.pdf", source);
      expect(await store.copyTo("dokumen/large.pdf", join(folder, "back"))).toBe(true);
      let bytes = 0;
      for await (const part of (await store.open("dokumen/large.pdf")) ?? []) bytes += part.length;
      expect(bytes).toBe((await stat(source)).size);
    });
    expect(await sumOf(join(folder, "back"))).toEqual(await sumOf(source));
    const { size } = await stat(source);
    expect(peak).toBeLessThan(0.3 * size);
    // The measure is one: all of it at once is more.
    expect(await peakOf(() => store.find("dokumen/large.pdf"))).toBeGreaterThan(0.75 * size);
  });

  test("lists all of them once with the time of writing, over pages of a hundred", async () => {
    const paths = Array.from({ length: 210 }, (_, at) => `${["foto", "dokumen", "logo"][at % 3]}/${at}.webp`).sort();
    for (let at = 0; at < paths.length; at += 10)
      await Promise.all(paths.slice(at, at + 10).map((path) => store.write(path, content)));
    const found = await filesOf(store);
    expect(found.map(({ path }) => path).sort()).toEqual(paths);
    for (const { written } of found) expect(Math.abs(Date.now() - written.getTime())).toBeLessThan(120_000);
  });
});

describe("a bucket", () => {
  let there: Storage;
  beforeEach((context) => {
    there = needStorage(storage, context);
  });

  test("is told what it keeps", async () => {
    await (await stores["a bucket"]()).write("foto/b.webp", Buffer.from("b"));
    const facts = { Bucket: bucket.FILES_S3_BUCKET, Key: "foto/b.webp" };
    expect((await there.client.send(new HeadObjectCommand(facts))).ContentType).toBe("image/webp");
  });

  test("is private", async () => {
    const address = `${there.endpoint}/${bucket.FILES_S3_BUCKET}/foto/d.webp`;
    await (await stores["a bucket"]()).write("foto/d.webp", Buffer.from("d"));
    expect((await fetch(address)).ok).toBe(false);
    expect((await fetch(address, { method: "PUT", body: "other" })).ok).toBe(false);
  });

  test.each([
    ["another secret", { FILES_S3_SECRET_KEY: "wrong" }, "SignatureDoesNotMatch"],
    ["another key", { FILES_S3_ACCESS_KEY: "retribusi:nobody" }, "SignatureDoesNotMatch"],
    ["a bucket that isn't there", { FILES_S3_BUCKET: "nothing" }, "NoSuchBucket"],
  ])("with %s throws instead of saying that there is no file", async (_, change, name) => {
    const store = await openFileStore({ ...bucket, ...change });
    const source = join(folder, "source");
    await (await stores["a folder"]()).write("x", Buffer.from("x"));
    const calls: (() => Promise<unknown>)[] = [
      () => store.find("foto/b.webp"),
      () => store.open("foto/b.webp"),
      () => store.copyTo("foto/b.webp", source),
      () => store.write("foto/c.webp", Buffer.from("c")),
      () => store.take("foto/c.webp", join(folder, "files", "x")),
      () => store.remove("foto/b.webp"),
      () => filesOf(store),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ name });
    expect(await (await stores["a bucket"]()).find("foto/c.webp")).toBeNull();
  });

  test("needs its keys", () => {
    const needed = { DATABASE_URL: "mysql://nobody@localhost/nothing", JWT_SECRET: "x".repeat(32) };
    expect(() => readEnv({ ...needed, FILES_S3_BUCKET: "retribusi" })).toThrow(/FILES_S3_ACCESS_KEY/);
  });
});

test("a folder keeps nothing outside of it", async () => {
  const store = await stores["a folder"]();
  await expect(store.write("../outside", Buffer.from("x"))).rejects.toThrow("outside");
  await expect(store.find("foto/../../outside")).rejects.toThrow("outside");
});
