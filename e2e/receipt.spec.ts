import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { desktop, expect, expectAccessible, open, phone, test, tokenOf } from "./fixtures.ts";

interface Card {
  readonly id: number;
  readonly jenisbooking: string;
}

/** The customer's bookings of the demonstration in one state. */
async function cardsIn(page: Page, status: number): Promise<Card[]> {
  const token = await tokenOf(page, "nasabah");
  const answer = await page.request.get(`/api/booking/cards?status=${status}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { records } = await answer.json();
  return records;
}

async function printRoute(page: Page, status: number): Promise<string> {
  const [card] = await cardsIn(page, status);
  if (!card) throw new Error(`The demonstration has no booking of the customer in state ${status}`);
  return `/trx_${card.jenisbooking}/cetak_pesanan/${card.id}`;
}

async function downloadText(page: Page): Promise<string> {
  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download" }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^[a-z-]+-\d+\.pdf$/);
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await download.path())));
  const { text } = await extractText(pdf, { mergePages: true });
  return text.replace(/\s+/g, " ");
}

test("a customer prints the receipt of a paid booking and anybody checks it", async ({ as, visitor }) => {
  const page = await as("nasabah", { viewport: phone });
  await open(page, await printRoute(page, 50));
  const download = page.getByRole("link", { name: "Download" });
  await expect(download).toBeVisible();
  await expectAccessible(page);
  const text = await downloadText(page);
  expect(text).toContain("LUNAS");
  expect(text).toMatch(/Nomor: \d{6}\/SSRD\//);
  expect(text).toMatch(/Terbilang: .+ rupiah/);
  expect(text).not.toMatch(/NIK \d{16}/);
  const code = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(text)?.[0] ?? "";

  const guard = await visitor();
  await open(guard, "/index/check");
  await guard.getByLabel("Code on the receipt").fill(code.toLowerCase());
  await guard.getByRole("button", { name: "Check" }).click();
  await expect(guard.getByRole("heading", { name: "Genuine and valid" })).toBeVisible();
  await expect(guard.getByText(/\p{L}•{3,}/u)).toBeVisible();
  await expectAccessible(guard);
});

test("a code that was never printed is told as such, in both languages", async ({ visitor }) => {
  for (const [language, message] of [
    ["en", "No receipt has this code"],
    ["id", "Tidak ada bukti bayar dengan kode ini"],
  ] as const) {
    const page = await visitor({ language, viewport: phone });
    await open(page, "/index/check/0000-0000-0000-0000");
    await expect(page.getByRole("heading", { name: message })).toBeVisible();
    await expectAccessible(page);
  }
});

test("every state has its paper, and a wide screen shows it in a browser that can", async ({ as }) => {
  const page = await as("nasabah", { viewport: desktop });
  const showsPapers = (value: boolean) =>
    page.addInitScript((shown) => {
      Object.defineProperty(navigator, "pdfViewerEnabled", { value: shown, configurable: true });
    }, value);
  await showsPapers(true);
  for (const [status, paper] of [
    [40, "Payment notice"],
    [70, "Official receipt"],
    [90, "Booking history"],
  ] as const) {
    await open(page, await printRoute(page, status));
    await expect(page.getByText(paper, { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Open the PDF" })).toBeVisible();
    await expect(page.getByTitle("Preview of the paper")).toBeVisible();
  }
  await showsPapers(false);
  await page.reload();
  await expect(page.getByRole("link", { name: "Open the PDF" })).toBeVisible();
  await expect(page.getByTitle("Preview of the paper")).toHaveCount(0);
  await expectAccessible(page);
});

test("a booking that isn't there, or is somebody else's, has no paper", async ({ as }) => {
  const page = await as("nasabah");
  await open(page, "/trx_penginapan/cetak_pesanan/99999999");
  await expect(page.getByRole("heading", { name: "This booking is not here for you" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Open the PDF" })).toBeHidden();
});
