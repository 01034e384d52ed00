import { buffer, text } from "node:stream/consumers";
import type { Cell } from "@retribusi/contract/define/cell";
import { expect, test } from "vitest";
import { readCsv, readPdf, readPrint, readXlsx, readZip } from "../testing/exported.ts";
import { renderCsv } from "./csv.ts";
import { renderPdfTable } from "./pdf.parts.ts";
import { renderPrint } from "./print.ts";
import type { Row, Table } from "./table.ts";
import { renderXlsx } from "./xlsx.ts";

const say = (value: string): Cell => ({ is: "text", text: value });

function tableOf(rows: readonly Row[], titles: readonly string[] = ["Nama"]): Table {
  async function* each() {
    yield rows;
  }
  return {
    title: "Contoh <daftar>",
    head: {
      above: "Provinsi Contoh",
      name: "Dinas Contoh",
      address: "Jl. Contoh 1",
      contacts: ["Telp. 021"],
      emblem: null,
    },
    facts: [["Status", "Lunas & selesai"]],
    columns: titles.map((title) => ({
      title,
      kind: title === "Waktu" ? "moment" : title === "Biaya" ? "number" : "text",
    })),
    rows: each(),
    language: "id",
  };
}

const lines = async (...values: Cell[]) =>
  (await text(renderCsv(tableOf(values.map((value) => [value]))))).split("\r\n");

test("csv is what Excel in Indonesia opens: mark, semicolons, CRLF, quotes", async () => {
  const file = await buffer(renderCsv(tableOf([[say('a;"b"\nc'), say("d")]], ["Satu", "Dua"])));
  expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(file.toString("utf8").slice(1)).toBe('Satu;Dua\r\n"a;""b""\nc";d\r\n');
});

test.each(["=1+1", "+62 812", "-2", "@SUM(A1)", "\t=1", "\r=1", "＝1"])(
  "csv never hands over a formula: %j",
  async (value) => {
    const [, row = ""] = (await text(renderCsv(tableOf([[say(value)]])))).split(/(?<=Nama)\r\n/);
    expect(row.replace(/^"/, "")).toMatch(/^'/);
  },
);

test("csv keeps numbers as numbers and digits as they are", async () => {
  const [, ...rows] = await lines(
    { is: "rupiah", value: 1_500_000 },
    { is: "number", value: -3 },
    { is: "phone", text: "0812-3456", digits: "08123456" },
    say("8893200000000018"),
    say("1.03.01"),
    say("32"),
    null,
  );
  expect(rows).toEqual(["1500000", "-3", '"\t08123456"', '"\t8893200000000018"', '"\t1.03.01"', "32", "", ""]);
});

test("csv leaves addresses of machines as they are in other logs, and nothing that only looks like one", async () => {
  const addresses = ["127.0.0.1", "192.168.100.100", "2001:db8::1", "2001:1:2:3:4:5:6:7"];
  const others = ["1.03.01", "4.1.02.01", "1.2.3.4.5", "300.1.1.1", "12:30"];
  const [, ...rows] = await lines(...addresses.map(say), ...others.map(say));
  expect(rows.slice(0, -1)).toEqual([...addresses, ...others.map((text) => `"\t${text}"`)]);
});

const moment: Cell = { is: "moment", day: "2026-11-21", time: "14:00", zone: "Asia/Makassar" };

test("a moment keeps its zone in every format", async () => {
  const table = () => tableOf([[moment]], ["Waktu"]);
  expect(readCsv(await buffer(renderCsv(table())))).toEqual([
    ["Waktu", "zona"],
    ["2026-11-21 14:00", "WITA"],
  ]);
  expect(readPrint(await buffer(renderPrint(table())))[1]).toEqual(["21 November 2026, 14:00 WITA"]);
  const { sheet } = await readXlsx(await buffer(renderXlsx(table())));
  expect(sheet.getCell("A2").value).toEqual(new Date("2026-11-21T14:00:00Z"));
  expect(sheet.getCell("A2").numFmt).toContain('"WITA"');
});

test("a sheet has amounts in rupiah, a filter over all rows, and texts that are no formulas", async () => {
  const rows: Row[] = Array.from({ length: 300 }, (_, at) => [say(`=A${at}&"<x>"\u0000`), { is: "rupiah", value: at }]);
  const { sheet } = await readXlsx(await buffer(renderXlsx(tableOf(rows, ["Nama", "Biaya"]))));
  expect(sheet.rowCount).toBe(301);
  expect(sheet.getCell("A301").value).toBe('=A299&"<x>"');
  expect(sheet.getCell("B301").value).toBe(299);
  expect(sheet.getCell("B2").numFmt).toContain("Rp");
  expect(sheet.autoFilter).toBe("A1:B301");
  expect(sheet.workbook.worksheets[1]?.getCell("B4").value).toBe("Lunas & selesai");
});

test("every part of a workbook is what its check sum says, however long it is and whatever its signs take", async () => {
  const texts = ["Aula", "Gedung “Sate” – Bandung", "😀", "x".repeat(30_000)];
  const rows: Row[] = Array.from({ length: 600 }, (_, at) => [say(`${at} ${texts[at % texts.length]}`)]);
  const parts = readZip(await buffer(renderXlsx(tableOf(rows))));
  const sheet = parts.get("xl/worksheets/sheet1.xml")?.toString() ?? "";
  expect(sheet.length).toBeGreaterThan(4_000_000);
  expect(rows.every(([cell]) => cell?.is === "text" && sheet.includes(`<t>${cell.text}</t>`))).toBe(true);
});

test("a sheet cuts a text off that no cell can hold", async () => {
  const { sheet } = await readXlsx(await buffer(renderXlsx(tableOf([[say("x".repeat(40_000))]]))));
  expect(String(sheet.getCell("A2").value)).toHaveLength(32_767);
});

test("nothing in a page is read as markup", async () => {
  const page = await text(renderPrint(tableOf([[say("<script>alert(1)</script>")], [say('"&')]])));
  expect(page).not.toContain("<script");
  expect(readPrint(Buffer.from(page))).toEqual([["Nama"], ["<script>alert(1)</script>"], ['"&']]);
});

test("a list without rows says so", async () => {
  expect(await text(renderPrint(tableOf([])))).toContain("Tidak ada data.");
  expect(await readPdf(await renderPdfTable(tableOf([])))).toContain("Tidakadadata.");
  expect((await readXlsx(await buffer(renderXlsx(tableOf([]))))).rows).toEqual([["Nama"]]);
});

test("a pdf repeats its header, numbers its pages and lies down when it is wide", async () => {
  const titles = Array.from({ length: 12 }, (_, at) => `Kolom${at}`);
  const rows = Array.from({ length: 80 }, (_, row) => titles.map((title) => say(`${title} baris ${row}`)));
  const file = await renderPdfTable(tableOf(rows, titles));
  const reported = await readPdf(file);
  const pages = reported.match(/Halaman\d+dari(\d+)/g) ?? [];
  expect(pages.length).toBeGreaterThan(2);
  expect(reported.match(/Kolom0Kolom1Kolom2/g)).toHaveLength(pages.length);
  expect(reported).toContain("DINASCONTOH");
  expect(file.toString("latin1")).toMatch(/MediaBox \[0 0 841/);
});
