import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { FileStore } from "@retribusi/api/lib/files";
import { type Sum, sizeOf, sumOf } from "../process/sum.ts";

const TELL_MS = 5000;

interface Task {
  readonly from: FileStore;
  readonly to: FileStore;
  /** A folder on this machine for what is on its way. */
  readonly temporary: string;
  readonly tell: (detail: string) => void;
}

/** What came of it. */
export interface Copied {
  /** Files that were missing and now are there. */
  copied: number;
  /** Files that were there already, byte by byte. */
  known: number;
  /** Of both. */
  bytes: number;
  /** Removed on one side while they were looked at. */
  gone: number;
  /** Paths under which the other side has something else. */
  readonly different: string[];
  /** Paths that are the same on both sides. */
  readonly same: string[];
}

/** Does something with each; eight at once, since most of the time is spent on waiting for a bucket. */
export const eachOf = <Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> => Readable.from(items).forEach(work, { concurrency: 8 });

/** What somebody is writing into a folder, and may never finish. */
const isDraft = (path: string): boolean => /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(path);

async function sumAt(store: FileStore, path: string): Promise<Sum | null> {
  const content = await store.open(path);
  return content && sumOf(content);
}

/** Copies one file and reads the copy again; the sums of both, null for what is gone. */
async function copyOne({ from, to, temporary }: Task, path: string): Promise<readonly (Sum | null)[]> {
  const place = join(temporary, randomUUID());
  try {
    if (!(await from.copyTo(path, place))) return [null, null];
    const sum = await sumOf(createReadStream(place));
    await to.take(path, place);
    return [sum, await sumAt(to, path)];
  } finally {
    await rm(place, { force: true });
  }
}

/**
 * Copies every file that the other side lacks, reads each copy again, and compares those that were there. Nothing is written over and nothing
 * removed. What is missing comes first: where the setting has been switched already, people wait for it.
 */
export async function copyFiles(task: Task): Promise<Copied> {
  const { from, to, tell } = task;
  const result: Copied = { copied: 0, known: 0, bytes: 0, gone: 0, different: [], same: [] };
  let told = performance.now();
  function note(path: string, kind: "copied" | "known", [one, other]: readonly (Sum | null | undefined)[]): void {
    if (!one || !other) result.gone += 1;
    else if (one.sha256 !== other.sha256) result.different.push(path);
    else {
      result.same.push(path);
      result[kind] += 1;
      result.bytes += one.bytes;
    }
    if (performance.now() - told < TELL_MS) return;
    told = performance.now();
    tell(`${result.same.length} files, ${sizeOf(result.bytes)}`);
  }
  const there = new Set<string>();
  for await (const { path } of to.list()) there.add(path);
  const later: string[] = [];
  await eachOf(from.list(), async ({ path }) => {
    if (there.has(path)) later.push(path);
    else if (!isDraft(path)) note(path, "copied", await copyOne(task, path));
  });
  await eachOf(later, async (path) => note(path, "known", await Promise.all([sumAt(from, path), sumAt(to, path)])));
  return result;
}
