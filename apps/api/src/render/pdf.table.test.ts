import type { Cell } from "@retribusi/contract/define/cell";
import { getDocumentProxy } from "unpdf";
import { expect, test, vi } from "vitest";
import { renderPdfTable } from "./pdf.parts.ts";
import type { Column, Row } from "./table.ts";

// A busy machine starts threads and lays pages out slowly.
vi.setConfig({ testTimeout: 60_000 });

const say = (value: string): Cell => ({ is: "text", text: value });
const rupiah = (value: number): Cell => ({ is: "rupiah", value });
const day = (value: string): Cell => ({ is: "day", day: value });

function render(columns: readonly Column[], rows: readonly Row[]): Promise<Buffer> {
  async function* each() {
    yield rows;
  }
  const head = { above: "Provinsi Contoh", name: "Dinas Contoh", address: "Jl. Contoh 1", contacts: [], emblem: null };
  return renderPdfTable({
    title: "Laporan",
    head,
    facts: [["Status", "Semua"]],
    columns,
    rows: each(),
    language: "id",
  });
}

const columnsOf = (titles: readonly string[], numbers: readonly string[] = []): Column[] =>
  titles.map((title) => ({ title, kind: numbers.includes(title) ? "number" : "text" }));

/** Every line of every cell with its place, and the width of the sheet. */
async function linesOf(pdf: Buffer) {
  const file = await getDocumentProxy(new Uint8Array(pdf));
  const page = await file.getPage(1);
  const { items } = await page.getTextContent();
  const lines = items.flatMap((item) =>
    "str" in item && item.str.trim()
      ? [
          {
            text: item.str.replaceAll("\u00a0", " "),
            x: item.transform[4],
            y: item.transform[5],
            width: item.width,
            size: item.height,
          },
        ]
      : [],
  );
  return { lines, texts: lines.map(({ text }) => text), sheet: page.view[2] };
}

type Line = Awaited<ReturnType<typeof linesOf>>["lines"][number];

/** Pairs of texts in one line of the page of which the left one reaches into the other. */
function overlaps(lines: readonly Line[]): string[] {
  const inOrder = [...lines].sort((a, b) => b.y - a.y || a.x - b.x);
  return inOrder.flatMap((left, at) => {
    const right = inOrder[at + 1];
    return right && right.y === left.y && left.x + left.width > right.x + 0.5 ? [`${left.text} | ${right.text}`] : [];
  });
}

const report = {
  titles: [
    "Nomor",
    "Nasabah",
    "Perangkat daerah",
    "Objek retribusi",
    "Jenis retribusi",
    "Tanggal dipesan",
    "Mulai pemakaian",
    "Selesai pemakaian",
    "Jumlah",
    "Satuan",
    "Tarif",
    "Total",
    "Dibayar",
    "Status",
    "Bukti setor",
  ],
  numbers: ["Jumlah", "Tarif", "Total", "Dibayar"],
  row: [
    say("134/2"),
    say("Muhammad Abdurrahman Wahyuningsih"),
    say("Dinas Kebudayaan dan Kepariwisataan"),
    say("Gedung Serbaguna Wisma Negara, Jalan Jenderal Sudirman"),
    say("unit/hari orang/malam kamar/malam ruang/jam gedung/hari alat/jam"),
    day("2026-09-21"),
    day("2026-11-30"),
    { is: "moment", day: "2026-12-01", time: "14:00", zone: "Asia/Makassar" },
    { is: "number", value: 1250 },
    say("hari/orang"),
    rupiah(548_000),
    rupiah(383_600_000),
    rupiah(383_600_000),
    say("Dipesan"),
    say("STS-2026-11-000451"),
  ] satisfies Cell[],
};

const words = (titles: readonly string[]): string[] => titles.flatMap((title) => title.split(" "));

const isWithin = (word: string, texts: readonly string[]): boolean =>
  texts.some((text) => ` ${text} `.includes(` ${word} `) || ` ${text} `.includes(` ${word}, `));

test("a wide report breaks no amount, number, date or word, and no text reaches into the next column", async () => {
  const pdf = await render(
    columnsOf(report.titles, report.numbers),
    Array.from({ length: 12 }, () => report.row),
  );
  const { lines, texts } = await linesOf(pdf);
  const whole = [
    "134/2",
    "Rp 548.000",
    "Rp 383.600.000",
    "1250",
    "21 September 2026",
    "30 November 2026",
    "hari/orang",
    "1 Desember 2026,",
    "14:00 WITA",
    "STS-2026-11-000451",
  ];
  for (const text of whole) expect(texts).toContain(text);
  const spelt = words([
    "Dipesan",
    "Muhammad Abdurrahman Wahyuningsih",
    "Kebudayaan Kepariwisataan",
    "unit/hari orang/malam kamar/malam ruang/jam gedung/hari alat/jam",
    "14:00 WITA",
    ...report.titles,
  ]);
  expect(spelt.filter((word) => !isWithin(word, texts))).toEqual([]);
  expect(overlaps(lines)).toEqual([]);
  expect(Math.min(...lines.map(({ size }) => size))).toBeGreaterThanOrEqual(6);
});

const users = {
  titles: [
    "Nama pengguna",
    "Nama lengkap",
    "E-mail",
    "Telepon",
    "Peran",
    "Perangkat daerah",
    "Terakhir masuk",
    "Status",
  ],
  address: "sekretariat.pengelolaan_kekayaan@kebudayaan_kepariwisataan.contohprov.go.id",
};

test("users keep telephone numbers and usual addresses whole; a very long address goes on after one of its signs", async () => {
  const row = (email: string): Row => [
    say("pengelola_wisma"),
    say("Siti Nurhaliza Rahmawati"),
    say(email),
    { is: "phone", text: "0812-0000-9405", digits: "081200009405" },
    say("Pengelola"),
    say("Dinas Kebudayaan dan Kepariwisataan"),
    day("2026-11-21"),
    say("Aktif"),
  ];
  const pdf = await render(columnsOf(users.titles), [row("siti.nurhaliza@contoh.go.id"), row(users.address)]);
  const { lines, texts } = await linesOf(pdf);
  for (const text of ["0812-0000-9405", "siti.nurhaliza@contoh.go.id", "21 November 2026"])
    expect(texts).toContain(text);
  expect(words(users.titles).filter((word) => !isWithin(word, texts))).toEqual([]);
  const parts = texts.filter((text) => text.length > 3 && users.address.includes(text));
  expect(parts.join("")).toBe(users.address);
  expect(parts.slice(0, -1).filter((part) => !/[@./_-]$/.test(part))).toEqual([]);
  expect(overlaps(lines)).toEqual([]);
});

test("a table for which A4 is too narrow in the smallest type goes on A3, and one for which A3 is stays in its columns", async () => {
  const wide = async (count: number) => {
    const titles = Array.from({ length: count }, (_, at) => `Kolom${at}`);
    return linesOf(await render(columnsOf(titles), [titles.map(() => rupiah(383_600_000))]));
  };
  const a3 = await wide(22);
  expect(a3.sheet).toBeGreaterThan(1190);
  expect(a3.texts.filter((text) => text === "Rp 383.600.000")).toHaveLength(22);
  expect(overlaps(a3.lines)).toEqual([]);
  expect(overlaps((await wide(40)).lines)).toEqual([]);
});
