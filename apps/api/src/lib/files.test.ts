import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startS3Server } from "../testing/s3-server.ts";
import { readEnv } from "./env.ts";
import { type FileStore, openFileStore, type StoredFile } from "./files.ts";

const bucket = "retribusi";
const secret = "a secret of the storage";
let server: Awaited<ReturnType<typeof startS3Server>>;
let folder: string;
beforeAll(async () => {
  server = await startS3Server({ bucket, secret });
  folder = await mkdtemp(join(tmpdir(), "retribusi-"));
});
afterAll(async () => {
  server.stop();
  await rm(folder, { recursive: true });
});

const needed = { DATABASE_URL: "mysql://nobody@localhost/nothing", JWT_SECRET: "x".repeat(32) };
const s3 = (change: object = {}) =>
  openFileStore(
    readEnv({
      ...needed,
      FILES_S3_ENDPOINT: server.endpoint,
      FILES_S3_BUCKET: bucket,
      FILES_S3_ACCESS_KEY: "key",
      FILES_S3_SECRET_KEY: secret,
      ...change,
    }),
  );

async function filesOf(store: FileStore): Promise<StoredFile[]> {
  const found: StoredFile[] = [];
  for await (const file of store.list()) found.push(file);
  return found;
}

const stores = { "a folder": () => openFileStore(readEnv({ ...needed, FILES_DIR: folder })), "a bucket": () => s3() };

describe.each(Object.entries(stores))("%s", (_, open) => {
  const content = Buffer.from([0, 255, 1, 2, 3]);

  test("keeps files, replaces and removes them", async () => {
    const store = await open();
    await store.write("foto/a.webp", Buffer.from("old"));
    await store.write("foto/a.webp", content);
    expect(await store.find("foto/a.webp")).toEqual(content);
    await store.remove("foto/a.webp");
    expect(await store.find("foto/a.webp")).toBeNull();
    await store.remove("foto/a.webp");
  });

  test("takes 10 MB", async () => {
    const store = await open();
    const large = Buffer.alloc(10 * 1024 * 1024, 7);
    await store.write("dokumen/large.pdf", large);
    expect((await store.find("dokumen/large.pdf"))?.equals(large)).toBe(true);
    await store.remove("dokumen/large.pdf");
  });

  test("lists all of them with the time of writing", async () => {
    const store = await open();
    const paths = ["dokumen/1.pdf", "foto/1.webp", "foto/2.webp", "logo/ä b+c.png", "objek/1.webp"];
    for (const path of paths) await store.write(path, content);
    const found = await filesOf(store);
    expect(found.map(({ path }) => path).sort()).toEqual(paths);
    for (const { written } of found) expect(Math.abs(Date.now() - written.getTime())).toBeLessThan(60_000);
    for (const path of paths) await store.remove(path);
    expect(await filesOf(store)).toEqual([]);
  });
});

describe("a bucket", () => {
  test("is told what it keeps", async () => {
    await (await s3()).write("foto/b.webp", Buffer.from("b"));
    expect(server.objects.get("foto/b.webp")?.type).toBe("image/webp");
  });

  test.each([
    ["another secret", { FILES_S3_SECRET_KEY: "wrong" }],
    ["a bucket that isn't there", { FILES_S3_BUCKET: "nothing" }],
  ])("with %s throws instead of saying that there is no file", async (_, change) => {
    const store = await s3(change);
    await expect(store.find("foto/b.webp")).rejects.toThrow();
    await expect(store.write("foto/c.webp", Buffer.from("c"))).rejects.toThrow();
    expect(server.objects.has("foto/c.webp")).toBe(false);
  });

  test("needs its keys", () => {
    expect(() => readEnv({ ...needed, FILES_S3_BUCKET: bucket })).toThrow(/FILES_S3_ACCESS_KEY/);
  });
});

test("a folder keeps nothing outside of it", async () => {
  const store = await stores["a folder"]();
  await expect(store.write("../outside", Buffer.from("x"))).rejects.toThrow("outside");
  await expect(store.find("foto/../../outside")).rejects.toThrow("outside");
});
