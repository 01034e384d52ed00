import { buffer, text } from "node:stream/consumers";
import { type Cell, textOf } from "@retribusi/contract/define/cell";
import { type Line, shownCells, totalledRows } from "@retribusi/contract/define/total";
import { DomUtils, parseDocument } from "htmlparser2";
import { describe, expect, test, vi } from "vitest";
import { csvText, readCsv, readPdf, readPrint, readXlsx, readZip, sheetValue } from "../testing/exported.ts";
import { renderCsv } from "./csv.ts";
import { renderPrint } from "./print.ts";
import { renderers } from "./renderers.ts";
import type { Row, Table } from "./table.ts";
import { renderXlsx } from "./xlsx.ts";

// A busy machine starts threads and lays pages out slowly.
vi.setConfig({ testTimeout: 60_000 });

const say = (text: string): Cell => ({ is: "text", text });
const row = (agency: string, object: string, used: number, hours: number, amount: number | null): Row => [
  say(agency),
  say(object),
  { is: "day", day: "2026-11-21" },
  { is: "number", value: used },
  { is: "decimal", value: hours },
  amount === null ? null : { is: "rupiah", value: amount },
  null,
  null,
];

const rows: readonly Row[] = [
  row("Dinas A", "Aula <1>", 3, 2.5, 1_000_000),
  row("Dinas A", "Wisma", 0, 0, 0),
  row("Dinas B", "=Bus", 7, 10.25, 2_500_501),
  row("Dinas C", "Kosong", 1, 0.1, null),
];

const sample: Omit<Table, "rows"> = {
  title: "Laporan penggunaan",
  head: { above: null, name: "Dinas Contoh", address: "Jl. Contoh 1", contacts: [], emblem: null },
  facts: [
    ["Periode", "Tahun 2026"],
    ["Dibuat", "hari ini, oleh Siti"],
  ],
  columns: [
    { title: "Dinas", kind: "text" },
    { title: "Objek", kind: "text" },
    { title: "Hari", kind: "text" },
    { title: "Dipakai", kind: "number", total: { is: "sum" } },
    { title: "Jam", kind: "number", total: { is: "sum" } },
    { title: "Penerimaan", kind: "number", total: { is: "sum" } },
    { title: "Rata-rata", kind: "number", total: { is: "average", of: 5, to: 3 } },
    { title: "Persen", kind: "number", total: { is: "percent", of: 3, to: 4 } },
  ],
  language: "id",
  groupedBy: 0,
  definitions: [["Dipakai", "Hari yang dipakai & dibayar."]],
  closing: { inWords: 5, signature: { place: "Bandung", day: "2026-11-22", title: "Bendahara Penerimaan" } },
  chart: { title: "Penerimaan per dinas", category: 0, values: [5, 3] },
};

function tableOf(change: Partial<Table> = {}): Table {
  async function* each() {
    yield rows.slice(0, 1);
    yield rows.slice(1);
  }
  return { ...sample, rows: each(), ...change };
}

const lines = totalledRows(sample, rows);
const made = (format: keyof typeof renderers): Promise<Buffer> => buffer(renderers[format](tableOf()));

/** How a line reads on a screen and on paper. */
const shown = (line: Line): string[] => shownCells(line, sample, "id").map((cell) => textOf(cell, "id"));
const titles = sample.columns.map(({ title }) => title);

describe("a report with groups says the same in all formats, cell by cell and total by total", () => {
  test("its lines are what they should be", () => {
    expect(lines.map(({ is }) => is)).toEqual([
      ...["detail", "detail", "subtotal", "detail", "subtotal", "detail", "subtotal"],
      "total",
    ]);
    expect(lines.map(shown)).toContainEqual([
      "Jumlah Dinas A",
      "",
      "",
      "3",
      "2,50",
      "Rp\u00a01.000.000",
      "333.333,33",
      "120%",
    ]);
    expect(shown(lines.at(-1) ?? { is: "total", cells: [] })).toEqual([
      "Jumlah seluruhnya",
      "",
      "",
      "11",
      "12,85",
      "Rp\u00a03.500.501",
      "318.227,36",
      "86%",
    ]);
  });

  test("csv, where a machine can leave the totals out", async () => {
    const [head, ...body] = readCsv(await made("csv"));
    expect(head).toEqual(["baris", ...titles]);
    const codes = { detail: "data", subtotal: "subtotal", total: "total" };
    expect(body).toEqual(lines.map(({ is, cells }) => [codes[is], ...cells.map(csvText)]));
  });

  test("the page to print", async () => {
    expect(readPrint(await made("print"))).toEqual([titles, ...lines.map(shown)]);
    const page = (await made("print")).toString("utf8");
    for (const words of ["tiga juta lima ratus ribu lima ratus satu rupiah", "Bandung, 22 November 2026", "NIP."])
      expect(page).toContain(words);
    expect(page).toContain("Hari yang dipakai &amp; dibayar.");
  });

  test("pdf", async () => {
    const page = await readPdf(await made("pdf"));
    const inOrder = lines.map((line) => shown(line).join("").replace(/\s+/g, ""));
    expect(page).toContain(inOrder.join(""));
    for (const said of [
      "Terbilang:tigajutalimaratusribulimaratussaturupiah",
      "Bandung,22November2026",
      "BendaharaPenerimaan",
      "NIP.",
      "ArtiangkaDipakaiHariyangdipakai&dibayar.",
      "Halaman1dari1",
    ])
      expect(page).toContain(said);
  });

  test("xlsx, whose formulas carry the values", async () => {
    const { rows: found, sheet } = await readXlsx(await made("xlsx"));
    const wanted = lines.map((line) => shownCells(line, sample, "id").map(sheetValue));
    expect(found).toEqual([titles, ...wanted]);
    expect(sheet.views).toMatchObject([{ state: "frozen", ySplit: 1 }]);
    expect(sheet.autoFilter).toBe("A1:H8");
  });
});

test("a change is calculated from the two cells that it compares", async () => {
  const columns: Table["columns"] = [
    { title: "Now", kind: "number", total: { is: "sum" } },
    { title: "Before", kind: "number", total: { is: "sum" } },
    { title: "Change", kind: "number", total: { is: "change", of: 0, to: 1 } },
  ];
  async function* each() {
    yield [[{ is: "rupiah", value: 300 }, { is: "rupiah", value: 400 }, null] satisfies Row];
  }
  const { chart: _chart, groupedBy: _group, closing: _closing, ...rest } = sample;
  const { sheet } = await readXlsx(await buffer(renderXlsx({ ...rest, columns, rows: each() })));
  const [detail, total] = ["C2", "C3"].map((address) => sheet.getCell(address));
  expect([detail?.formula, detail?.result, detail?.numFmt]).toEqual(['IFERROR(ROUND((A2-B2)/B2,2),"")', -0.25, "0%"]);
  expect(total?.formula).toBe('IFERROR(ROUND((A3-B3)/B3,2),"")');
});

test("the totals of a sheet are formulas over its rows, ratios over their own line, numbers in their formats", async () => {
  const { sheet } = await readXlsx(await made("xlsx"));
  const formulas = (address: string) => sheet.getCell(address).formula;
  expect(["D4", "F4", "D6", "D9", "F9"].map(formulas)).toEqual([
    "SUBTOTAL(9,D2:D3)",
    "SUBTOTAL(9,F2:F3)",
    "SUBTOTAL(9,D5:D5)",
    "SUBTOTAL(9,D2:D8)",
    "SUBTOTAL(9,F2:F8)",
  ]);
  expect(["G2", "H2", "G9", "H9"].map(formulas)).toEqual([
    'IFERROR(ROUND(F2/D2,2),"")',
    'IFERROR(ROUND(D2/E2,2),"")',
    'IFERROR(ROUND(F9/D9,2),"")',
    'IFERROR(ROUND(D9/E9,2),"")',
  ]);
  // Nothing was received here: an empty cell, which no sum counts.
  expect(sheet.getCell("F7").value).toBeNull();
  expect(sheet.getCell("F8").value).toBeNull();
  expect(["G2", "H2", "F9", "E2", "H9"].map((address) => sheet.getCell(address).numFmt)).toEqual([
    "#,##0.00",
    "0%",
    '"Rp" #,##0',
    "#,##0.00",
    "0%",
  ]);
  expect([sheet.getCell("D9").font?.bold, sheet.getCell("A9").font?.bold, sheet.getCell("D2").font?.bold]).toEqual([
    true,
    true,
    undefined,
  ]);
});

test("the second sheet says what was asked and what the figures mean, the third holds what the chart shows", async () => {
  const { sheet } = await readXlsx(await made("xlsx"));
  const [, about, chart] = sheet.workbook.worksheets;
  const reported = new Map<unknown, unknown>();
  about?.eachRow((one) => reported.set(one.getCell(1).value, one.getCell(2).value));
  expect(reported.get("Periode")).toBe("Tahun 2026");
  expect(reported.get("Dibuat")).toBe("hari ini, oleh Siti");
  expect(reported.has("Arti angka")).toBe(true);
  expect(reported.get("Dipakai")).toBe("Hari yang dipakai & dibayar.");
  expect(chart?.name).toBe("Grafik");
  expect([1, 2, 3, 4].map((at) => chart?.getCell(at, 1).value)).toEqual(["Dinas", "Dinas A", "Dinas B", "Dinas C"]);
  expect([2, 3].map((at) => chart?.getCell(at, 2).formula)).toEqual(["Data!F4", "Data!F6"]);
  expect([2, 3].map((at) => chart?.getCell(at, 2).result)).toEqual([1_000_000, 2_500_501]);
});

/** Attributes of every element of a name in a part. */
const elements = (parts: Map<string, Buffer>, path: string, name: string) =>
  DomUtils.getElementsByTagName(name, parseDocument(parts.get(path)?.toString("utf8") ?? "", { xmlMode: true }));

/** The part that a relation of another one leads to. */
const targetOf = (from: string, target: string): string => new URL(target, `file:///${from}`).pathname.slice(1);

test("every part of the workbook has its type, and every relation leads to a part", async () => {
  const parts = readZip(await made("xlsx"));
  const typed = elements(parts, "[Content_Types].xml", "Override").map(({ attribs }) => attribs.PartName);
  const paths = [...parts.keys()].filter((path) => !path.endsWith(".rels") && path !== "[Content_Types].xml");
  expect(typed.toSorted()).toEqual(paths.map((path) => `/${path}`).toSorted());
  const leads = [...parts.keys()]
    .filter((path) => path.endsWith(".rels"))
    .flatMap((path) =>
      elements(parts, path, "Relationship").map(({ attribs }) =>
        targetOf(path.replace("_rels/", "").replace(".rels", ""), attribs.Target ?? ""),
      ),
    );
  expect(leads.toSorted()).toEqual(paths.toSorted());
});

test("the chart names the cells of its sheet and carries what stands in them", async () => {
  const parts = readZip(await made("xlsx"));
  const chart = "xl/charts/chart1.xml";
  const texts = (name: string) => elements(parts, chart, name).map((element) => DomUtils.textContent(element));
  expect(texts("c:f")).toEqual([
    ...["Grafik!$B$1", "Grafik!$A$2:$A$4", "Grafik!$B$2:$B$4"],
    ...["Grafik!$C$1", "Grafik!$A$2:$A$4", "Grafik!$C$2:$C$4"],
  ]);
  const cats = ["Dinas A", "Dinas B", "Dinas C"];
  expect(texts("c:v")).toEqual(["Penerimaan", ...cats, "1000000", "2500501", "Dipakai", ...cats, "3", "7", "1"]);
  expect(texts("a:t")).toEqual(["Penerimaan per dinas"]);
  // The order of ECMA-376 (CT_BarChart, CT_BarSer), by which Excel opens a chart or refuses the workbook.
  const [bars] = elements(parts, chart, "c:barChart");
  const namesIn = (element: typeof bars) => element?.children.flatMap((child) => ("name" in child ? [child.name] : []));
  expect(namesIn(bars)).toEqual(
    ["barDir", "grouping", "varyColors", "ser", "ser", "gapWidth", "axId", "axId"].map((name) => `c:${name}`),
  );
  expect(namesIn(elements(parts, chart, "c:ser")[0])).toEqual(
    ["idx", "order", "tx", "spPr", "invertIfNegative", "cat", "val"].map((name) => `c:${name}`),
  );
});

test("a list without totals stays what it was: no further styles, no further column, no further ink", async () => {
  const columns = sample.columns.map(({ title, kind }) => ({ title, kind }));
  const plain = () => {
    const { title, head, facts, language } = sample;
    const table: Table = { title, head, facts, language, columns, rows: tableOf().rows };
    return table;
  };
  const xlsx = readZip(await buffer(renderXlsx(plain())));
  expect(elements(xlsx, "xl/styles.xml", "xf")).toHaveLength(8);
  expect([...xlsx.keys()]).toHaveLength(7);
  const csv = readCsv(await buffer(renderCsv(plain())));
  expect([csv[0], csv.length]).toEqual([titles, rows.length + 1]);
  expect(await text(renderPrint(plain()))).not.toContain("subtotal");
});
