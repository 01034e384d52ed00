import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, readFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join, resolve } from "node:path";
import { dayOf } from "./day-of.ts";
import type { StoreEnv } from "./env.ts";
import { type FileStore, openFileStore } from "./files.ts";

/** What must outlive the database: entries are added and never changed. Entries of all processes are read. */
export interface Journal {
  /** Resolves when the entry is on the disk, or with the storage. */
  append(entry: object): Promise<void>;
  /** Every entry since the beginning of a day, UTC, in no order; one that was cut off by a crash is left out. */
  read(since: Date): AsyncIterable<unknown>;
  /** Whether the latest entry could be kept; true before the first. */
  isKeeping(): boolean;
  /** Entries on their way, and for how many seconds there has been one that is not kept. */
  lag(): { readonly pending: number; readonly seconds: number };
  close(): Promise<void>;
}

/** The entry of a line; nothing where the line was cut off. */
function entryOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return;
  }
}

/** The file of this process and of the day, to whose end texts are written; a new day has a new one. */
function dailyFile(root: string, now: () => Date) {
  const own = `${hostname().replaceAll(/[^\w.-]/g, "_")}+${process.pid}`;
  let current: { readonly day: string; readonly file: FileHandle } | undefined;

  async function close(): Promise<void> {
    const file = current?.file;
    current = undefined;
    await file?.close();
  }

  /** It begins with an end of line, so that whatever a crash has cut off before stands by itself. */
  async function today(): Promise<FileHandle> {
    const day = dayOf(now());
    if (current?.day === day) return current.file;
    await close();
    const file = await open(join(root, `${day}.${own}.jsonl`), "a", 0o600);
    current = { day, file };
    await file.appendFile("\n");
    const directory = await open(root);
    await directory.sync();
    await directory.close();
    return file;
  }

  return {
    close,
    /** Resolves when the text is on the disk. Half of it may be there when it fails; what comes next begins anew. */
    async write(text: string): Promise<void> {
      try {
        const file = await today();
        await file.appendFile(text);
        await file.datasync();
      } catch (error) {
        await close().catch(() => undefined);
        throw error;
      }
    },
  };
}

interface Waiting {
  readonly line: string;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** Lines that come while the disk is busy are written together next: many wait for one write of the disk, and not each for its own. */
function inBatches(write: (text: string) => Promise<void>) {
  let waiting: Waiting[] = [];
  let writing: Promise<void> = Promise.resolve();
  async function writeWaiting(): Promise<void> {
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    try {
      await write(batch.map(({ line }) => line).join(""));
      for (const { done } of batch) done();
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
  }
  return {
    add: (line: string) =>
      new Promise<void>((done, failed) => {
        waiting.push({ line, done, failed });
        writing = writing.then(writeWaiting);
      }),
    whenIdle: () => writing,
  };
}

async function* readFolder(root: string, since: Date): AsyncGenerator<unknown> {
  const names = (await readdir(root)).filter((name) => name.endsWith(".jsonl") && name >= dayOf(since));
  for (const name of names.toSorted()) {
    const text = await readFile(join(root, name), "utf8");
    for (const line of text.split("\n")) {
      const entry = entryOf(line);
      if (entry !== undefined) yield entry;
    }
  }
}

/** Keeps entries in a folder, a file for each day and process, one line each. */
export async function folderJournal(folder: string, now: () => Date): Promise<Journal> {
  const root = resolve(folder);
  await mkdir(root, { recursive: true, mode: 0o700 });
  const file = dailyFile(root, now);
  const lines = inBatches(file.write);
  return watched({
    append: (entry) => lines.add(`${JSON.stringify(entry)}\n`),
    read: (since) => readFolder(root, since),
    async close() {
      await lines.whenIdle();
      await file.close();
    },
  });
}

const place = "journal";

/** Keeps each entry as an object of its own: a bucket has no end to write to. */
export const bucketJournal = (store: FileStore, now: () => Date): Journal =>
  watched({
    append: (entry) => store.write(`${place}/${dayOf(now())}/${randomUUID()}.json`, Buffer.from(JSON.stringify(entry))),
    async *read(since) {
      const first = `${place}/${dayOf(since)}`;
      for await (const { path } of store.list()) {
        if (!path.startsWith(`${place}/`) || path < first) continue;
        const content = await store.find(path);
        const entry = content && entryOf(content.toString("utf8"));
        if (entry) yield entry;
      }
    },
    close: () => Promise.resolve(),
  });

/** Remembers whether the latest entry could be kept, and since when not. */
function watched(journal: Omit<Journal, "isKeeping" | "lag">): Journal {
  const begun = new Set<{ readonly at: number }>();
  let failingSince: number | undefined;
  return {
    ...journal,
    isKeeping: () => failingSince === undefined,
    lag() {
      const [first] = begun;
      const now = performance.now();
      return { pending: begun.size, seconds: (now - Math.min(failingSince ?? now, first?.at ?? now)) / 1000 };
    },
    async append(entry) {
      const own = { at: performance.now() };
      begun.add(own);
      try {
        await journal.append(entry);
        failingSince = undefined;
      } catch (error) {
        failingSince ??= own.at;
        throw error;
      } finally {
        begun.delete(own);
      }
    },
  };
}

/** The journal that the settings name: a bucket of its own, or a folder, which is on another disk than the database. */
export async function openJournal(env: StoreEnv, now: () => Date): Promise<Journal> {
  if (env.JOURNAL_S3_BUCKET === "") return folderJournal(env.JOURNAL_DIR, now);
  return bucketJournal(await openFileStore({ ...env, FILES_S3_BUCKET: env.JOURNAL_S3_BUCKET }), now);
}
