import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { folderStore } from "./files.ts";
import { bucketJournal, folderJournal, type Journal } from "./journal.ts";

let folder: string;
let now: Date;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "journal-"));
  now = new Date("2026-11-25T23:59:00Z");
});
afterEach(() => rm(folder, { recursive: true }));

const clock = () => now;
const all = async (journal: Journal, since = "2026-11-01") => {
  const entries = [];
  for await (const entry of journal.read(new Date(since))) entries.push(entry);
  return entries;
};
const names = async () => (await readdir(folder)).map((name) => name.slice(0, 10)).toSorted();

test.each([
  ["a folder", () => folderJournal(folder, clock)],
  ["a bucket", async () => bucketJournal(folderStore(folder), clock)],
])("%s gives back what was added, by days", async (_name, open) => {
  const journal = await open();
  await journal.append({ n: 1 });
  now = new Date("2026-11-26T00:01:00Z");
  await journal.append({ n: 2, text: "two\nlines" });
  expect(await all(journal)).toHaveLength(2);
  expect(await all(journal)).toEqual(expect.arrayContaining([{ n: 1 }, { n: 2, text: "two\nlines" }]));
  expect(await all(journal, "2026-11-26T05:00:00Z")).toEqual([{ n: 2, text: "two\nlines" }]);
  await journal.close();
});

test("a hundred at once are all there, by another process too, in a file for each day", async () => {
  const journal = await folderJournal(folder, clock);
  await Promise.all(Array.from({ length: 100 }, (_, n) => journal.append({ n })));
  now = new Date("2026-11-26T00:01:00Z");
  await journal.append({ n: 100 });
  await journal.close();
  const other = await folderJournal(folder, clock);
  expect((await all(other)).map((entry) => Object(entry).n)).toEqual(Array.from({ length: 101 }, (_, n) => n));
  expect(await names()).toEqual(["2026-11-25", "2026-11-26"]);
});

test("what a crash has cut off costs no other entry", async () => {
  const journal = await folderJournal(folder, clock);
  await journal.append({ n: 1 });
  await journal.close();
  const [name = ""] = await readdir(folder);
  await appendFile(join(folder, name), '{"n":2,"cut');
  const next = await folderJournal(folder, clock);
  await next.append({ n: 3 });
  expect(await all(next)).toEqual([{ n: 1 }, { n: 3 }]);
  await next.close();
});

test("an entry that can't be written is no entry, and the next one is tried again", async () => {
  const journal = await folderJournal(join(folder, "own"), clock);
  await rm(join(folder, "own"), { recursive: true });
  await writeFile(join(folder, "own"), "no folder");
  expect(journal.isKeeping()).toBe(true);
  const failing = journal.append({ n: 1 });
  expect(journal.lag().pending).toBe(1);
  await expect(failing).rejects.toThrow();
  expect(journal.isKeeping()).toBe(false);
  await wait(20);
  await expect(journal.append({ n: 1 })).rejects.toThrow();
  expect(journal.lag().pending).toBe(0);
  expect(journal.lag().seconds).toBeGreaterThan(0.015);
  await rm(join(folder, "own"));
  const again = await folderJournal(join(folder, "own"), clock);
  await journal.append({ n: 2 });
  expect([journal.isKeeping(), journal.lag()]).toEqual([true, { pending: 0, seconds: 0 }]);
  expect(await all(again)).toEqual([{ n: 2 }]);
  const [name = ""] = await readdir(join(folder, "own"));
  expect(await readFile(join(folder, "own", name), "utf8")).toContain('{"n":2}\n');
  await journal.close();
});
