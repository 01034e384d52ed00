import { randomUUID } from "node:crypto";
import { copyFile, mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import type { Readable } from "node:stream";
import type { StoreEnv } from "./env.ts";

/** Where uploaded files are kept. Paths are relative, with `/`; every process of the application must see the same files. */
export interface FileStore {
  write(path: string, content: Uint8Array): Promise<void>;
  /** Stores the file at `source` on this machine, without taking it into memory. */
  take(path: string, source: string): Promise<void>;
  /** Puts a stored file at `place` on this machine, without taking it into memory; false when there is no such file. */
  copyTo(path: string, place: string): Promise<boolean>;
  /** The content of a file as it is read; null when there is no such file. */
  open(path: string): Promise<Readable | null>;
  /** Null when there is no such file. */
  find(path: string): Promise<Buffer<ArrayBuffer> | null>;
  /** Removing what isn't there is fine. */
  remove(path: string): Promise<void>;
  /** Every file there is, one after the other, in any order. */
  list(): AsyncIterable<StoredFile>;
}

export interface StoredFile {
  readonly path: string;
  readonly written: Date;
}

const isMissing = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT";

/** The first bytes of a file on this machine, at most `length`. */
export async function readStart(path: string, length: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Keeps files in a folder of this machine or of a network share. */
export function folderStore(folder: string): FileStore {
  const root = resolve(folder);
  const inside = (path: string): string => {
    const place = join(root, path);
    const way = relative(root, place);
    if (way === "" || way.startsWith(`..${sep}`) || way === "..") throw new Error(`${path} is outside the folder`);
    return place;
  };
  /** A reader never meets half a file. */
  async function put(path: string, fill: (draft: string) => Promise<void>): Promise<void> {
    const place = inside(path);
    await mkdir(dirname(place), { recursive: true });
    const draft = `${place}.${randomUUID()}`;
    await fill(draft);
    await rename(draft, place);
  }
  return {
    write: (path, content) => put(path, (draft) => writeFile(draft, content)),
    take: (path, source) => put(path, (draft) => copyFile(source, draft)),
    async copyTo(path, place) {
      try {
        await copyFile(inside(path), place);
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    async open(path) {
      try {
        return (await open(inside(path))).createReadStream();
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async find(path) {
      try {
        return await readFile(inside(path));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: (path) => rm(inside(path), { force: true }),
    async *list() {
      await mkdir(root, { recursive: true });
      for await (const entry of await opendir(root, { recursive: true })) {
        if (!entry.isFile()) continue;
        const place = join(entry.parentPath, entry.name);
        // Another process may have removed it meanwhile.
        const facts = await stat(place).catch(() => null);
        if (facts) yield { path: relative(root, place).split(sep).join("/"), written: facts.mtime };
      }
    },
  };
}

/** A bucket where one is configured, else a folder. The client of the bucket is only loaded where it is used. */
export async function openFileStore(env: StoreEnv): Promise<FileStore> {
  if (env.FILES_S3_BUCKET === "") return folderStore(env.FILES_DIR);
  const { s3Store } = await import("./s3-files.ts");
  return s3Store(env);
}
