import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { formatRupiah } from "@retribusi/contract/define/money";
import { testSchemaUrl } from "@retribusi/db/testing";
import { expect, open, test } from "./fixtures.ts";
import { blankless, readPdf, readXlsx } from "./pages/exported.ts";
import { schemaName } from "./ports.ts";

const script = fileURLToPath(new URL("../prisma/ledger.ts", import.meta.url));

interface Line {
  readonly agency: string;
  readonly account: string;
  readonly amount: string;
}

/** What the operator's command reads from the payments of a month, and their sum. */
async function readLedger(month: string): Promise<{ readonly lines: readonly Line[]; readonly total: string }> {
  const env = { PATH: process.env["PATH"] ?? "", DATABASE_URL: testSchemaUrl(schemaName).href };
  const { stdout } = await promisify(execFile)(process.execPath, [script, "--month", month], { env });
  const cells = stdout
    .trim()
    .split("\n")
    .map((line) => line.split(" | "));
  const lines = cells
    .slice(0, -1)
    .map(([, agency = "", account = "", , , amount = ""]) => ({ agency, account, amount }));
  return { lines, total: cells.at(-1)?.at(-1) ?? "" };
}

/** The month before this one, in which the demonstration's payments stand still while other journeys pay. */
function lastMonth(): { readonly month: string; readonly dari: string; readonly sampai: string } {
  const [year = 0, month = 0] = new Date()
    .toLocaleDateString("sv", { timeZone: "Asia/Jakarta" })
    .split("-")
    .map(Number);
  const day = (date: number) => new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
  const sampai = day(0);
  return { month: sampai.slice(0, 7), dari: `${sampai.slice(0, 7)}-01`, sampai };
}

async function taken(page: Page, format: RegExp): Promise<string> {
  await page.getByRole("button", { name: "Export" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: format }).click(),
  ]);
  return download.path();
}

test("last month by the payments alone is what the screen, the workbook and the paper say", async ({ as }) => {
  const { month, dari, sampai } = lastMonth();
  const { lines, total } = await readLedger(month);
  expect(lines.length, "the demonstration has payments in it").toBeGreaterThan(1);

  const page = await as("superuser");
  const asked = new URLSearchParams({
    dasar: "bayar",
    dari,
    sampai,
    kelompok: "idskpd",
    rinci: "idanggaran",
    kolom: "dibayar",
  });
  await open(page, `/report_trx_all/rekap?${asked}`);
  const table = page.getByRole("region", { name: "Table: Bookings and revenue" });
  const rows = table.locator("tbody tr[data-level=row]");
  await expect(rows).toHaveCount(lines.length);
  for (const { agency, account, amount } of lines) {
    const row = rows.filter({ hasText: agency }).filter({ hasText: account });
    await expect(row.filter({ hasText: amount }), `${agency} ${account}`).toHaveCount(1);
  }
  await expect(table.locator("tfoot tr")).toContainText(total);

  const sheet = await readXlsx(await taken(page, /Excel/));
  const sum = sheet.at(-1)?.at(-1);
  const written = typeof sum === "object" && sum && "result" in sum ? sum.result : sum;
  expect(formatRupiah(Number(written))).toBe(total);
  const paper = await readPdf(await taken(page, /PDF/));
  for (const { amount } of [...lines, { amount: total }]) expect(paper).toContain(blankless(amount));
});
