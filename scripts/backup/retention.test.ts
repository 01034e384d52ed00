import { createWriteStream, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { afterAll, describe, expect, test } from "vitest";
import { packLines } from "./lines.ts";
import { keptOf, sweep } from "./retention.ts";
import { type Manifest, nameOf } from "./shelf.ts";

const folder = mkdtempSync(join(tmpdir(), "retribusi-sweep-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("which backups stay", () => {
  const now = Date.parse("2026-11-30T12:00:00Z");
  const kept = (moments: readonly string[], keep: { days: number; weeks: number; months: number }) =>
    keptOf(
      moments.map((moment) => ({ moment, began: Date.parse(moment) })),
      now,
      keep,
    ).map(({ moment }) => moment);

  test("every one of the last days, today among them", () => {
    const moments = ["2026-11-28T23:59:59Z", "2026-11-29T00:00:00Z", "2026-11-29T12:00:00Z", "2026-11-30T02:00:00Z"];
    expect(kept(moments, { days: 2, weeks: 0, months: 0 })).toEqual(moments.slice(1));
  });

  test("the last one of each of the last weeks, which begin on Monday, and of the last months", () => {
    // 2026-11-30 is a Monday.
    const moments = ["2026-09-30T02:00:00Z", "2026-10-30T02:00:00Z", "2026-10-31T02:00:00Z", "2026-11-22T02:00:00Z"];
    const recent = ["2026-11-23T02:00:00Z", "2026-11-28T02:00:00Z", "2026-11-29T02:00:00Z", "2026-11-30T02:00:00Z"];
    expect(kept([...moments, ...recent], { days: 1, weeks: 2, months: 2 })).toEqual([
      "2026-10-31T02:00:00Z",
      "2026-11-29T02:00:00Z",
      "2026-11-30T02:00:00Z",
    ]);
  });

  test("the newest, however old it is", () => {
    const moments = ["2020-01-01T00:00:00Z", "2020-01-02T00:00:00Z"];
    expect(kept(moments, { days: 1, weeks: 1, months: 1 })).toEqual(["2020-01-02T00:00:00Z"]);
  });
});

async function makeBackup(began: Date, files: readonly string[], log: string): Promise<string> {
  const place = join(folder, nameOf(began));
  mkdirSync(place);
  const sealed = { bytes: 1, sha256: "" };
  const moment = began.toISOString();
  const none = { payments: 0, rupiah: 0 };
  const manifest: Manifest = {
    ...{ began: moment, taken: moment, ended: moment, schema: "retribusi", server: "MariaDB", tables: {} },
    parts: { database: sealed, journal: sealed, files: sealed },
    ledger: { before: none, after: none },
    files: { count: files.length, added: 0 },
    position: { series: "one-1", file: log, position: 4 },
  };
  writeFileSync(join(place, "manifest.json"), JSON.stringify(manifest));
  const lines = Readable.from(files.map((path) => ({ path, ...sealed })));
  await pipeline(packLines(lines), createWriteStream(join(place, "files.jsonl.gz")));
  return nameOf(began);
}

test("what is too old goes with its files and logs, what an interrupted run left behind too, and nothing else", async () => {
  const write = (path: string, text = "") => writeFileSync(join(folder, path), text);
  for (const name of ["files/foto", "binlog/one-1", "binlog/two-1", "20261101T000000Z.partial", "notes"])
    mkdirSync(join(folder, name), { recursive: true });
  for (const name of ["old", "both", "new", "new.webp.age.partial"]) write(`files/foto/${name}.webp.age`);
  for (const number of ["000008", "000009", "000010", "000011"]) {
    write(`binlog/one-1/log.${number}.gz.age`);
    const note = { name: `log.${number}`, size: 1, reaches: null, bytes: 1, sha256: "" };
    write(`binlog/one-1/log.${number}.json`, JSON.stringify(note));
  }
  write("notes/read-me.txt");
  const old = await makeBackup(new Date("2026-11-01T00:00:00Z"), ["foto/old.webp", "foto/both.webp"], "log.000008");
  const young = await makeBackup(new Date("2026-11-29T00:00:00Z"), ["foto/both.webp", "foto/new.webp"], "log.000010");

  const keep = { days: 7, weeks: 0, months: 0 };
  expect(await sweep(folder, keep, new Date("2026-11-30T00:00:00Z"))).toEqual([old]);
  expect(readdirSync(folder).sort()).toEqual([young, "binlog", "files", "notes"]);
  expect(readdirSync(join(folder, "files/foto")).sort()).toEqual(["both.webp.age", "new.webp.age"]);
  expect(readdirSync(join(folder, "binlog/one-1")).sort()).toEqual(
    ["000010", "000011"].flatMap((number) => [`log.${number}.gz.age`, `log.${number}.json`]),
  );
  expect(readdirSync(join(folder, "notes"))).toEqual(["read-me.txt"]);
});
