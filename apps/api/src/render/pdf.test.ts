import { monitorEventLoopDelay } from "node:perf_hooks";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test, vi } from "vitest";
import { BusyError } from "../lib/transaction.ts";
import { type PdfDocument, renderPdf } from "./pdf.ts";

// A busy machine starts threads and lays pages out slowly.
vi.setConfig({ testTimeout: 60_000 });

const document = (content: PdfDocument["content"]): PdfDocument => ({
  title: "Contoh",
  author: "Dinas Contoh",
  footer: "Kaki halaman",
  content,
});

async function pagesOf(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text;
}

test("writes the content, the footer and the page number of every page", async () => {
  const pages = await pagesOf(await renderPdf(document([{ text: "Satu", pageBreak: "after" }, { text: "Dua" }])));
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain("Satu");
  expect(pages[1]).toContain("Dua");
  for (const [index, page] of pages.entries()) {
    expect(page).toContain("Kaki halaman");
    expect(page).toContain(`Halaman ${index + 1} dari 2`);
  }
});

test("goes on answering while a long document is laid out", async () => {
  const rows = Array.from({ length: 2000 }, (_, row) => [`Baris ${row}`, "Uraian yang agak panjang", String(row)]);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const started = performance.now();
  await renderPdf(document([{ layout: "ledger", table: { body: rows } }]));
  const took = performance.now() - started;
  delay.disable();
  expect(took).toBeGreaterThan(200);
  expect(delay.max / 1e6).toBeLessThan(took / 2);
});

test("reads no file and no address that a document names", async () => {
  await expect(renderPdf(document([{ image: "/etc/hostname" }]))).rejects.toThrow();
  await expect(renderPdf(document([{ image: "http://127.0.0.1:1/picture.png" }]))).rejects.toThrow();
});

test("a document that takes too long is given up, and the next one isn't", async () => {
  const rows = Array.from({ length: 5000 }, (_, row) => [String(row)]);
  await expect(renderPdf(document([{ table: { body: rows } }]), 100)).rejects.toBeInstanceOf(BusyError);
  expect((await renderPdf(document(["Satu"]))).subarray(0, 5).toString()).toBe("%PDF-");
});
