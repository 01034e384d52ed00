import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { type FileStore, folderStore } from "@retribusi/api/lib/files";
import type { Encrypter } from "age-encryption";
import { z } from "zod";
import { packLines, unpackLines } from "./lines.ts";
import { measure, type Sealed, seal, unseal, verify } from "./seal.ts";
import { type Backup, draftOf, partFiles, publish } from "./shelf.ts";

const copySchema = z.object({ path: z.string(), bytes: z.int(), sha256: z.string() });
/** A stored file and what its sealed copy is. */
type Copy = z.output<typeof copySchema>;

type Kept = Pick<Backup, "folder">;

/** Where the sealed copies lie: once for all backups, since a stored file never changes. */
const copiesOf = (folder: string): string => join(folder, "files");
const placeOf = (folder: string, path: string): string => join(copiesOf(folder), `${path}.age`);

async function* filesOf({ folder }: Kept): AsyncGenerator<Copy> {
  const list = createReadStream(join(folder, partFiles.files));
  for await (const line of unpackLines(list)) yield copySchema.parse(line);
}

async function copyFile(store: FileStore, path: string, place: string, encrypter: Encrypter): Promise<Sealed | null> {
  const content = await store.open(path);
  if (content === null) return null;
  await mkdir(dirname(place), { recursive: true, mode: 0o700 });
  await rm(draftOf(place), { force: true });
  const sealed = await seal(content, draftOf(place), encrypter);
  await publish(draftOf(place), place);
  return sealed;
}

interface From {
  readonly store: FileStore;
  readonly folder: string;
  readonly last: Kept | undefined;
  readonly encrypter: Encrypter;
}

/**
 * Copies the stored files that have come since the last backup and writes the list of all that are there. The list isn't sealed: names of
 * files are random, and the machine that makes backups has to know what the older ones need.
 */
export async function copyFiles({ store, folder, last, encrypter }: From, list: string) {
  const known = new Map<string, Copy>();
  if (last) for await (const copy of filesOf(last)) known.set(copy.path, copy);
  const counted = { count: 0, added: 0 };
  async function* copies() {
    for await (const { path } of store.list()) {
      const place = placeOf(folder, path);
      const isThere = existsSync(place);
      const sum = isThere ? (known.get(path) ?? (await measure(place))) : await copyFile(store, path, place, encrypter);
      // Removed meanwhile.
      if (sum === null) continue;
      counted.count += 1;
      counted.added += isThere ? 0 : 1;
      yield { path, bytes: sum.bytes, sha256: sum.sha256 };
    }
  }
  await pipeline(packLines(copies()), createWriteStream(list, { flags: "wx", mode: 0o600, flush: true }));
  return { ...(await measure(list)), ...counted };
}

/** Refuses a backup of which a stored file is missing or damaged. */
export async function verifyFiles(folder: string, backup: Kept): Promise<void> {
  for await (const { path, ...sealed } of filesOf(backup)) await verify(placeOf(folder, path), sealed);
}

/** Puts back what is missing in the store; what is there is the same file. Answers how many. */
export async function returnFiles(
  { folder, backup, identities }: { folder: string; backup: Kept; identities: readonly string[] },
  store: FileStore,
): Promise<number> {
  const there = new Set<string>();
  for await (const { path } of store.list()) there.add(path);
  let returned = 0;
  for await (const { path } of filesOf(backup)) {
    if (there.has(path)) continue;
    const content = await unseal(placeOf(folder, path), identities);
    await store.write(path, Buffer.concat(await content.toArray()));
    returned += 1;
  }
  return returned;
}

/** Removes the copies that none of these backups names. */
export async function sweepCopies(folder: string, backups: readonly Kept[]): Promise<void> {
  const named = new Set<string>();
  for (const backup of backups) for await (const { path } of filesOf(backup)) named.add(path);
  const copies = folderStore(copiesOf(folder));
  for await (const { path } of copies.list()) if (!named.has(path.replace(/\.age$/, ""))) await copies.remove(path);
}
