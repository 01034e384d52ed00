import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type FileStore, openFileStore } from "@retribusi/api/lib/files";
import { needStorage, openStorage, type Storage } from "@retribusi/api/testing/storage";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { packLines } from "./lines.ts";
import { journalStore, readJournal, returnJournal } from "./payment-journal.ts";
import { makeKey, seal, sealer } from "./seal.ts";
import { readBackupSettings, readIdentities } from "./settings.ts";
import { partFiles } from "./shelf.ts";
import { copyFiles, returnFiles, verifyFiles } from "./stored-files.ts";

/** Every file is several calls of a server that shares the machine with other tests. */
vi.setConfig({ testTimeout: 240_000 });

let storage: Storage | string;
let folder: string;
let recipient: string;
beforeAll(async () => {
  storage = await openStorage();
  folder = await mkdtemp(join(tmpdir(), "retribusi-bucket-"));
  recipient = await makeKey(join(folder, "key"));
}, 600_000);
afterAll(async () => {
  if (typeof storage !== "string") await storage?.close();
  await rm(folder, { recursive: true });
});

let there: Storage;
beforeEach((context) => {
  there = needStorage(storage, context);
});

const identities = () => readIdentities(readBackupSettings({ BACKUP_IDENTITY: join(folder, "key") }));

async function namesIn(store: FileStore): Promise<string[]> {
  const names: string[] = [];
  for await (const { path } of store.list()) names.push(path);
  return names.sort();
}

/** A backup of the files, as `npm run backup` makes it. */
async function copy(store: FileStore, name: string, last?: string) {
  const from = { store, folder, last: last ? { folder: join(folder, last) } : undefined };
  await mkdir(join(folder, name));
  return copyFiles({ ...from, encrypter: sealer([recipient]) }, join(folder, name, partFiles.files));
}

test("the files of a bucket are in a backup, the new ones only in the next, and come back into another bucket", async () => {
  const store = await openFileStore(await there.newBucket());
  const files = new Map(Array.from({ length: 105 }, (_, at) => [`foto/${at}.webp`, randomBytes(at * 7)]));
  await Promise.all([...files].map(([path, content]) => store.write(path, content)));
  expect(await copy(store, "first")).toMatchObject({ count: 105, added: 105 });
  files.set("dokumen/new.pdf", randomBytes(200_000));
  await store.write("dokumen/new.pdf", files.get("dokumen/new.pdf") ?? Buffer.alloc(0));
  expect(await copy(store, "second", "first")).toMatchObject({ count: 106, added: 1 });

  const other = await openFileStore(await there.newBucket());
  await other.write("foto/1.webp", files.get("foto/1.webp") ?? Buffer.alloc(0));
  const backup = { folder: join(folder, "second") };
  await verifyFiles(folder, backup);
  expect(await returnFiles({ folder, backup, identities: identities() }, other)).toBe(105);
  expect(await namesIn(other)).toEqual([...files.keys()].sort());
  for (const [path, content] of files) expect(await other.find(path)).toEqual(content);

  await truncate(join(folder, "files", "foto/7.webp.age"), 100);
  await expect(verifyFiles(folder, backup)).rejects.toThrow("foto/7.webp.age is cut off");
});

test("the journal of payments in a bucket of its own is in a backup, and what it lacks comes back", async () => {
  const { FILES_S3_BUCKET, ...settings } = await there.newBucket();
  const store = await journalStore({ ...settings, FILES_S3_BUCKET: "", JOURNAL_S3_BUCKET: FILES_S3_BUCKET });
  const paths = Array.from({ length: 3 }, (_, at) => `journal/2026-11-30/${at}.json`);
  for (const path of paths) await store.write(path, Buffer.from(`{"n":"${path}"}`));
  const part = join(folder, partFiles.journal);
  await seal(packLines(readJournal(store)), part, sealer([recipient]));
  await store.remove(paths[1] ?? "");
  expect(await returnJournal(part, identities(), store)).toBe(1);
  expect(await namesIn(store)).toEqual(paths);
  expect(await store.find(paths[1] ?? "")).toEqual(Buffer.from(`{"n":"${paths[1]}"}`));
});
