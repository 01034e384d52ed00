import { randomUUID } from "node:crypto";
import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";

/** Where uploaded files are kept. Paths are relative, with `/`; every process of the application must see the same files. */
export interface FileStore {
  write(path: string, content: Uint8Array): Promise<void>;
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

/** Keeps files in a folder of this machine or of a network share. */
export function folderStore(folder: string): FileStore {
  const root = resolve(folder);
  const inside = (path: string): string => {
    const place = join(root, path);
    const way = relative(root, place);
    if (way === "" || way.startsWith(`..${sep}`) || way === "..") throw new Error(`${path} is outside the folder`);
    return place;
  };
  return {
    async write(path, content) {
      const place = inside(path);
      await mkdir(dirname(place), { recursive: true });
      // A reader never meets half a file.
      const draft = `${place}.${randomUUID()}`;
      await writeFile(draft, content);
      await rename(draft, place);
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
