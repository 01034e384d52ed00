import { buffer, text } from "node:stream/consumers";
import type { Cell } from "@retribusi/contract/define/cell";
import { expect, test } from "vitest";
import { renderCsv } from "./csv.ts";
import type { Column, Row, Table } from "./table.ts";

const say = (value: string): Cell => ({ is: "text", text: value });

function tableOf(columns: readonly Column[], rows: readonly Row[], more: Partial<Table> = {}): Table {
  async function* each() {
    for (const row of rows) yield [row];
  }
  const head = { above: "Provinsi Contoh", name: "Dinas", address: "Jl. Contoh 1", contacts: [], emblem: null };
  return { title: "Daftar", head, facts: [], columns, rows: each(), language: "id", ...more };
}

const name: Column = { title: "Nama", kind: "text" };
/** The lines of a file, without its mark. */
const linesOf = async (table: Table) => (await text(renderCsv(table))).split("\r\n");
/** How one value stands in a file. */
async function written(cell: Cell): Promise<string> {
  const [, ...lines] = (await text(renderCsv(tableOf([name], [[cell]])))).split(/(?<=Nama)\r\n/);
  return lines.join("").replace(/\r\n$/, "");
}

test("a file begins with its mark, and each line ends with CRLF", async () => {
  const file = await buffer(renderCsv(tableOf([name, { title: "Biaya", kind: "number" }], [[say("a"), null]])));
  expect(file.toString("utf8")).toBe("\uFEFFNama;Biaya\r\na;\r\n");
});

test.each<[Cell, string]>([
  [null, ""],
  [{ is: "number", value: -1234 }, "-1234"],
  [{ is: "rupiah", value: 1_500_000 }, "1500000"],
  [{ is: "decimal", value: 1_234_567.5 }, "1234567,50"],
  [{ is: "percent", value: 75 }, "75%"],
  [{ is: "day", day: "2026-11-21" }, "2026-11-21"],
  [{ is: "phone", text: "812-3456", digits: "8123456" }, "8123456"],
  [say("Aula"), "Aula"],
])("%o is written as %j", async (cell, expected) => {
  expect(await written(cell)).toBe(expected);
});

test.each(["=1", "+62 812", "-2", "@a", "\t=1", "\r=1", "＝1", "＋1", "－1", "＠a"])(
  "%j would run as a formula, and gets an apostrophe",
  async (value) => {
    expect((await written(say(value))).replaceAll('"', "")).toBe(`'${value}`);
  },
);

test.each(["a=1", "A-2", "x@y.test", "(1)", "/a", "1 = 1", "é=1"])("%j runs nowhere and stays", async (value) => {
  expect(await written(say(value))).toBe(value);
});

test.each(["0812", "00", "123456789012", "1.03.01", "1,5", "14:00", "1/2", "1-2", "1.", "300.1.1.1", "1.2.3.4.5"])(
  "%j would lose digits in a spreadsheet, and gets a tab",
  async (value) => {
    expect(await written(say(value))).toBe(`"\t${value}"`);
  },
);

test.each([
  "0",
  "7",
  "12345678901",
  "1a",
  "12 34",
  "127.0.0.1",
  "2001:db8::1",
  "2001:1:2:3:4:5:6:7",
  "1x.2",
  "2 kamar",
])("%j keeps its digits and stays", async (value) => {
  expect(await written(say(value))).toBe(value);
});

test.each([
  ["a;b", '"a;b"'],
  ['a"b"', '"a""b"""'],
  ["a\nb", '"a\nb"'],
  ["a\rb", '"a\rb"'],
  [" a", '" a"'],
  ["a ", '"a "'],
  ["a b", "a b"],
  ["a,b", "a,b"],
])("%j is quoted where it has to be", async (value, expected) => {
  expect(await written(say(value))).toBe(expected);
});

const moment = (zone: "Asia/Jakarta" | "Asia/Makassar"): Cell => ({
  is: "moment",
  day: "2026-11-21",
  time: "14:00",
  zone,
});
const when: Column = { title: "Waktu", kind: "moment" };

test.each(["id", "en"] as const)("moments have their zone in the last column, in %s too", async (language) => {
  const rows = [
    [moment("Asia/Makassar"), say("a")],
    [null, say("b")],
    [moment("Asia/Jakarta"), null],
  ];
  expect(await linesOf(tableOf([when, name], rows, { language }))).toEqual([
    "Waktu;Nama;zona",
    "2026-11-21 14:00;a;WITA",
    ";b;",
    "2026-11-21 14:00;;WIB",
    "",
  ]);
});

test("a moment among texts tells its zone itself, and there is no column of zones", async () => {
  expect(await linesOf(tableOf([name, name], [[say("Mulai"), moment("Asia/Makassar")]]))).toEqual([
    "Nama;Nama",
    "Mulai;2026-11-21 14:00 WITA",
    "",
  ]);
});

const sum: Column = { title: "Biaya", kind: "number", total: { is: "sum" } };
const rupiah = (value: number): Cell => ({ is: "rupiah", value });

test.each(["id", "en"] as const)(
  "where columns are totalled the first one says what a line is, in %s too",
  async (language) => {
    const rows = [
      [say("Aula"), rupiah(1)],
      [say("Aula"), rupiah(2)],
      [say("Wisma"), rupiah(4)],
    ];
    expect(await linesOf(tableOf([name, sum], rows, { language, groupedBy: 0 }))).toEqual([
      "baris;Nama;Biaya",
      ...["data;Aula;1", "data;Aula;2", "subtotal;Aula;3", "data;Wisma;4", "subtotal;Wisma;4", "total;;7", ""],
    ]);
  },
);

test("a column is headed by its name, which no language changes", async () => {
  const named: Column = { title: "Nama pemesan", name: "namapemesan", kind: "text" };
  for (const language of ["id", "en"] as const) {
    expect(await linesOf(tableOf([named, name], [[say("a"), say("b")]], { language }))).toEqual([
      "namapemesan;Nama",
      "a;b",
      "",
    ]);
  }
});

test("titles are texts like any other", async () => {
  const [head] = await linesOf(tableOf([{ title: "=a;b", kind: "text" }], []));
  expect(head).toBe(`"'=a;b"`);
});
