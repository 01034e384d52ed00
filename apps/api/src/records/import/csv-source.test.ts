import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppError } from "../../lib/app-error.ts";
import { type CsvRow, readCsv, requireCsv } from "./csv-source.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "retribusi-csv-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(content: string | Buffer): Promise<string> {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, content);
  return path;
}
async function read(content: string | Buffer): Promise<CsvRow[]> {
  const found: CsvRow[] = [];
  for await (const row of readCsv(await fileOf(content))) found.push(row);
  return found;
}
const cellsOf = async (content: string | Buffer) => (await read(content)).map(({ cells }) => cells);
const rows = [
  ["a", "b"],
  ["1", "é"],
];

/** The code of what is thrown, and its sentences where it has some. */
async function thrown(work: Promise<unknown>): Promise<unknown> {
  const error = await work.catch((reason: unknown) => reason);
  return error instanceof AppError ? [error.code, error.facts.values?.["reason"]] : error;
}

test.each([
  ["semicolons", "a;b\r\n1;é\r\n"],
  ["commas", "a,b\n1,é"],
  ["tabs", "a\tb\r1\té\r"],
  ["a mark before them", "\uFEFFa;b\n1;é\n"],
  ["UTF-16 LE", Buffer.from("\uFEFFa;b\n1;é\n", "utf16le")],
  ["UTF-16 BE", Buffer.from("\uFEFFa;b\n1;é\n", "utf16le").swap16()],
  ["quotes", '"a";"b"\n"1";"é"\n'],
])("%s", async (_name, content) => {
  expect(await cellsOf(content)).toEqual(rows);
});

test("the separator is what stands most often in the first line, outside quotes", async () => {
  expect(await cellsOf('"x,y,z,,,";b\n1;2\n')).toEqual([
    ["x,y,z,,,", "b"],
    ["1", "2"],
  ]);
  expect(await cellsOf("a,b,c;d\n1;;;;;,2\n")).toEqual([
    ["a", "b", "c;d"],
    ["1;;;;;", "2"],
  ]);
  expect(await cellsOf("a;b,c\n1;2,3\n")).toEqual([
    ["a", "b,c"],
    ["1", "2,3"],
  ]);
  expect(await cellsOf("a\r\n1,2,3\r\n")).toEqual([["a"], ["1,2,3"]]);
});

test("empty rows are passed over, and lines are counted with them, where each row begins", async () => {
  expect(await read('a;b\n\n;\n"1\n2";3\n ; \n4;5\n')).toEqual([
    { line: 1, cells: ["a", "b"] },
    { line: 4, cells: ["1\n2", "3"] },
    { line: 7, cells: ["4", "5"] },
  ]);
});

test("a row with anything in it is one", async () => {
  expect(await cellsOf("a;b\n;2\n1;\n")).toEqual([
    ["a", "b"],
    ["", "2"],
    ["1", ""],
  ]);
});

test("signs that are torn between two parts of a long file are whole", async () => {
  const words = Array.from({ length: 20_000 }, () => "éé€😀");
  for (const start of ["", "x", "xx"]) {
    const lines = await cellsOf(`${start}a\n${words.join("\n")}\n`);
    expect(lines.slice(1).every(([word]) => word === "éé€😀")).toBe(true);
  }
});

test("bytes that only begin like the mark of another encoding are none", async () => {
  for (const bytes of [
    [0xff, 0x61],
    [0xfe, 0x61],
    [0x61, 0xfe],
    [0x61, 0xff],
  ]) {
    expect(await thrown(read(Buffer.from([...bytes, 0x0a, 0x61])))).toEqual(["FILE_FORMAT", undefined]);
  }
});

test("rows may be longer or shorter than the first", async () => {
  expect(await cellsOf("a;b\n1\n1;2;3\n")).toEqual([["a", "b"], ["1"], ["1", "2", "3"]]);
});

test("a file without anything has no rows", async () => {
  expect(await read("")).toEqual([]);
});

test.each([
  ["a quote that never ends", 'a;b\n1;"x\n'],
  ["text behind a quote", 'a;b\n1;"x"y\n'],
])("%s is told with its line", async (_name, content) => {
  expect(await thrown(read(content))).toEqual([
    "NOTHING_INSERTED",
    {
      en: expect.stringMatching(
        /^The quotes around line \d don't match\. Each quote inside a cell is written twice\.$/,
      ),
      id: expect.stringMatching(/^Tanda kutip di sekitar baris \d tidak berpasangan\. .+ ditulis dua kali\.$/),
    },
  ]);
});

test("a row of half a million signs is read, a longer one is told with its line", async () => {
  expect(await cellsOf(`a\n${"x".repeat(499_000)}\n`)).toHaveLength(2);
  expect(await thrown(read(`a\n${"x".repeat(500_100)}\n`))).toEqual([
    "NOTHING_INSERTED",
    { en: expect.stringMatching(/^Line \d is too long\.$/), id: expect.stringMatching(/^Baris \d terlalu panjang\.$/) },
  ]);
});

test.each([
  ["NUL bytes", Buffer.from("a;b\n1;\0\n")],
  ["bytes that are no text", Buffer.from([0x61, 0xff, 0xc0, 0x0a])],
  ["half a sign at the end", Buffer.from([0x61, 0x0a, 0xc3])],
  ["UTF-16 of half a sign", Buffer.from([0xff, 0xfe, 0x61])],
])("%s: that is no csv", async (_name, content) => {
  expect(await thrown(read(content))).toEqual(["FILE_FORMAT", undefined]);
  expect(await thrown(requireCsv("a.csv", await fileOf(content)))).toEqual(["FILE_FORMAT", undefined]);
});

test("a csv is called so and holds text", async () => {
  const path = await fileOf("a;b\n");
  expect(await thrown(requireCsv("DATA.CSV", path))).toBeUndefined();
  expect(await thrown(requireCsv("data.csv.xlsx", path))).toEqual(["FILE_FORMAT", undefined]);
  expect(await thrown(requireCsv("csv", path))).toEqual(["FILE_FORMAT", undefined]);
});
