import type { Cell } from "@retribusi/contract/define/cell";
import { expect, test, vi } from "vitest";
import { readPdf } from "../testing/exported.ts";
import { pdfParts } from "./pdf.parts.ts";
import type { Column, Row, Table } from "./table.ts";

// A busy machine starts threads and lays pages out slowly.
vi.setConfig({ testTimeout: 60_000 });

/** Small parts: what is true of them doesn't hang on how long they are. */
const most = 58;

const rowOf = (at: number): Row => [
  { is: "text", text: `No-${at}` } satisfies Cell,
  { is: "rupiah", value: 1000 + at } satisfies Cell,
];

function tableOf(count: number, column: Column): Table {
  async function* rows() {
    for (let at = 1; at <= count; at += 1) yield [rowOf(at)];
  }
  return {
    title: "Buku",
    head: { above: null, name: "Dinas Contoh", address: null, contacts: [], emblem: null },
    facts: [["Periode", "2026"]],
    columns: [{ title: "Nomor", kind: "text" }, column],
    rows: rows(),
    language: "id",
    definitions: [["Nilai", "Rupiah yang diterima."]],
    closing: { inWords: 1, signature: { place: null, day: "2026-11-22", title: "Bendahara" } },
  };
}

async function textsOf(table: Table): Promise<string[]> {
  const texts: string[] = [];
  for await (const pdf of pdfParts(table, most)) texts.push(await readPdf(pdf));
  return texts;
}

const sumTo = (count: number) => `Rp${new Intl.NumberFormat("id-ID").format(1000 * count + (count * (count + 1)) / 2)}`;
const pages = (text = "", part: number) =>
  [...text.matchAll(new RegExp(`Bagian${part},halaman(\\d+)`, "g"))].map(([, number]) => Number(number));

test("a long table comes in parts: pages go on, sums are carried forward, each row is there once, the end only at the end", async () => {
  const count = most + 20;
  const [first = "", second = "", ...more] = await textsOf(
    tableOf(count, { title: "Nilai", kind: "number", total: { is: "sum" } }),
  );
  expect(more).toEqual([]);
  expect(first).toContain(`Jumlahpindahan${sumTo(most)}`);
  expect(second).toContain(`Pindahan${sumTo(most)}No-${most + 1}Rp`);
  expect(second).toContain(`Jumlahseluruhnya${sumTo(count)}`);
  const numbers = [...pages(first, 1), ...pages(second, 2)];
  expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  expect([pages(first, 1).length, pages(second, 2).length > 0]).toEqual([2, true]);
  const rows = [...`${first}${second}`.matchAll(/No-(\d+)Rp/g)].map(([, at]) => Number(at));
  expect(rows).toEqual(Array.from({ length: count }, (_, at) => at + 1));
  for (const word of ["Terbilang", "Bendahara", "Artiangka"]) {
    expect(first).not.toContain(word);
    expect(second).toContain(word);
  }
  expect(first).toContain("Buku(bagian1)");
  expect(second).toContain("Buku(bagian2)");
});

test("what fits is one document without parts, and without totals nothing is carried", async () => {
  const table = { ...tableOf(3, { title: "Nilai", kind: "number" }), facts: [] };
  const [whole = "", ...others] = await textsOf(table);
  expect(others).toEqual([]);
  expect(whole).toContain("Halaman1dari1");
  expect(whole).not.toMatch(/bagian|indahan|seluruhnya/);
});
