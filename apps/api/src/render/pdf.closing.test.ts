import type { Cell } from "@retribusi/contract/define/cell";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test, vi } from "vitest";
import { renderPdfTable } from "./pdf.parts.ts";

// A busy machine starts threads and lays pages out slowly.
vi.setConfig({ testTimeout: 60_000 });

const say = (text: string): Cell => ({ is: "text", text });

/** The texts of the pages of a signed table of so many rows, of which each has an empty first cell and every other one two lines. */
async function pagesOf(count: number): Promise<string[]> {
  async function* rows() {
    for (let at = 1; at <= count; at += 1)
      yield [[null, say(`Baris-${at}${at % 2 ? "\nlagi" : ""}`), { is: "rupiah", value: at } as const]];
  }
  const pdf = await renderPdfTable({
    title: "Buku",
    head: { above: null, name: "Dinas Contoh", address: null, contacts: [], emblem: null },
    facts: [["Periode", "2026"]],
    columns: [
      { title: "Kelompok", kind: "text" },
      { title: "Nomor", kind: "text" },
      { title: "Nilai", kind: "number", total: { is: "sum" } },
    ],
    rows: rows(),
    language: "id",
    closing: { inWords: 2, signature: { place: null, day: "2026-11-22", title: "Bendahara" } },
  });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text;
}

/** Rows whose cells all stand on the page. */
const rowsOn = (page = ""): number[] =>
  [...page.matchAll(/Baris-(\d+)\s+(?:lagi\s+)?Rp\s\1\n/g)].map(([, at]) => Number(at));

test("whoever signs sees what they sign: the total and the last two rows stand on the page of the signature", async () => {
  const ends = new Set<string>();
  for (let count = 16; count <= 40; count += 1) {
    const pages = await pagesOf(count);
    const last = pages.at(-1) ?? "";
    expect(last, `${count} rows`).toMatch(/Jumlah seluruhnya[\s\S]*Bendahara[\s\S]*NIP/);
    expect(rowsOn(last).slice(-2), `${count} rows`).toEqual([count - 1, count]);
    expect(pages.flatMap(rowsOn), `${count} rows`).toEqual(Array.from({ length: count }, (_, at) => at + 1));
    for (const page of pages) expect(page, "the head of the table stands on each page").toContain("Kelompok");
    ends.add(`${pages.length} pages`);
  }
  expect([...ends], "with and without room for it").toEqual(["1 pages", "2 pages"]);
});
