import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { formatRupiah } from "@retribusi/contract/define/money";
import type { ReportAnswer } from "@retribusi/contract/define/report";
import { bkuReport } from "@retribusi/contract/features/report/buku.report";
import { reports } from "@retribusi/contract/features/report/report.endpoints";
import { rebuildSummaries } from "@retribusi/db/summary/rebuild";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { asBytes, readCsv, readPdf, readXlsx } from "../../testing/exported.ts";
import { createReportWorld } from "../../testing/report-world.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { createUser } from "../../testing/world.ts";
import { answerReport } from "./answer.ts";

// A busy machine lays pages out slowly.
vi.setConfig({ testTimeout: 60_000 });

let app: TestApp;
let region: Caller;
let rival: Caller;

beforeAll(async () => {
  app = await createTestApp();
  const { prisma } = app.deps.db;
  const { places } = await createReportWorld(app, await createUser(app.deps.db, "nasabah", app.world.home), 24);
  await prisma.target_pendapatan.createMany({
    data: places.slice(1, 4).map(({ idpemda, idskpd, idanggaran }) => ({
      ...{ idpemda, idskpd, idanggaran },
      tahun: 2026,
      jumlah: 7_000_000n,
    })),
  });
  await rebuildSummaries(app.deps.db);
  region = await app.as("pemda");
  rival = await app.as("dinas", app.world.rival);
});
afterAll(() => app.close());

const period = "dari=2025-01-01&sampai=2026-12-31";
const queries: Readonly<Record<string, string>> = {
  rekap: `${period}&kelompok=idskpd&rinci=bulan`,
  penggunaan: `${period}&kelompok=jenisbooking&rinci=objectid`,
  realisasi: "tahun=2026",
  bku: period,
  piutang: "",
  pengecualian: "",
  skrd: period,
  ssrd: period,
};

const codes = { row: "data", subtotal: "subtotal", total: "total" } as const;

const plain = (value: string | number | null | undefined): string =>
  value === null || value === undefined ? "" : String(value);

/** Values of every line, whatever format they were read from. */
const linesOf = ({ columns, rows }: ReportAnswer): string[][] =>
  rows.map(({ level, values }) => [codes[level], ...columns.map((name) => plain(values[name]))]);

/** All lines of a report on the screen, page after page. */
async function screen(caller: Caller, name: string): Promise<ReportAnswer> {
  const { body } = await caller.get(`report/${name}?${queries[name]}`).expect(200);
  const answer: ReportAnswer = body;
  let page = 1;
  let hasMore = answer.hasMore;
  const details = answer.rows.filter(({ level }) => level !== "total");
  while (hasMore) {
    page += 1;
    const next = await caller.get(`report/${name}?${queries[name]}&halaman=${page}`).expect(200);
    const rows: ReportAnswer["rows"] = next.body.rows;
    details.push(...rows.filter(({ level }) => level !== "total"));
    hasMore = next.body.hasMore;
  }
  return { ...answer, rows: [...details, ...answer.rows.filter(({ level }) => level === "total")] };
}

const file = async (caller: Caller, name: string, format: string): Promise<Buffer> => {
  const { body } = await asBytes(
    caller.get(`report/${name}/export?${queries[name]}&format=${format}`).set("Accept-Language", "en"),
  ).expect(200);
  return body;
};

test("a book ends with its last line, however few of them stand on the last page", async () => {
  const row = { cells: [null], keys: {} };
  const book = (number: number, rows: number) => ({
    report: bkuReport,
    columns: ["hari"],
    facts: [],
    rows: [],
    page: {
      ...{ number, length: 100 },
      read: async () => ({ rows: Array.from({ length: rows }, () => row), count: 150, total: [null], groups: [] }),
    },
  });
  expect((await answerReport(app, book(1, 100))).hasMore).toBe(true);
  expect((await answerReport(app, book(2, 50))).hasMore).toBe(false);
});

test("nobody takes out what isn't theirs", async () => {
  for (const { name } of reports) {
    const theirs = (await file(rival, name, "csv")).toString("utf8");
    const own = linesOf(await screen(rival, name));
    expect(readCsv(Buffer.from(theirs)).length, name).toBeGreaterThan(1);
    expect(own.length, name).toBeGreaterThan(1);
    for (const word of ["Dinas 32", "Dinas kedua", "Pengelola ketiga"]) expect(theirs, name).not.toContain(word);
  }
  const group = await app.as("pengelola");
  for (const name of ["bku", "piutang", "pengecualian", "skrd", "ssrd", "realisasi"]) {
    await group.get(`report/${name}?${queries[name]}`).expect(403);
    await group.get(`report/${name}/export?${queries[name]}&format=csv`).expect(403);
  }
});

test("who took out what stays in the trail", async () => {
  await file(region, "bku", "csv");
  const [entry] = await app.deps.db.prisma.audit.findMany({
    where: { aksi: "export", userid: region.userid },
    orderBy: { id: "desc" },
    take: 1,
  });
  expect(entry).toMatchObject({ entitas: "report_trx_all", sesudah: { laporan: "bku", selesai: true } });
});

test("a month of the ledger is the same by the operator's command, on the screen, in the workbook and on paper", async () => {
  const script = join(import.meta.dirname, "../../../../../prisma/ledger.ts");
  const { PATH = "" } = process.env;
  const env = { PATH, DATABASE_URL: app.deps.env.DATABASE_URL };
  const { stdout } = await promisify(execFile)(process.execPath, [script, "--month", "2025-01"], { env });
  const lines = stdout
    .trim()
    .split("\n")
    .map((line) => line.split(" | "));
  const reported = lines.slice(0, -1).filter(([region]) => region === "Provinsi 32");
  expect(reported.length).toBe(2);
  const amounts = reported.map((line) => line.at(-1) ?? "");

  const asked = "dari=2025-01-01&sampai=2025-01-31&kelompok=idskpd&rinci=idanggaran&kolom=dibayar";
  const { body } = await region.get(`report/rekap?${asked}`).expect(200);
  const answer: ReportAnswer = body;
  const details = answer.rows.filter(({ level }) => level === "row").map(({ values }) => Number(values.dibayar));
  expect(details.map(formatRupiah)).toEqual(amounts);
  const book = await region.get("report/bku?dari=2025-01-01&sampai=2025-01-31").expect(200);
  const total = details.reduce((sum, amount) => sum + amount, 0);
  expect(book.body.rows.at(-1).values.jumlah).toBe(total);

  const taken = async (format: string): Promise<Buffer> => {
    const { body: file } = await asBytes(region.get(`report/rekap/export?${asked}&format=${format}`)).expect(200);
    return file;
  };
  const { rows } = await readXlsx(await taken("xlsx"));
  expect(rows.at(-1)?.at(-1)).toBe(total);
  const paper = await readPdf(await taken("pdf"));
  for (const amount of [...amounts, formatRupiah(total)]) expect(paper).toContain(amount.replace(/\s+/g, ""));
});
