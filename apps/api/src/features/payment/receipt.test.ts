import { printCheckCode } from "@retribusi/contract/features/billing/billing.check-code";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createPrintable } from "../../testing/printable.ts";
import { fetchFile, printedText } from "../../testing/printed.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

// Each print lays a page out, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 60_000 });

let app: TestApp;
let customer: Caller;

beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: "https://retribusi.example/" });
  customer = await app.as("nasabah");
}, 120_000);
afterAll(() => app.close());

const make = (status: number, money = {}, kind: BookingKind = "penginapan") =>
  createPrintable(app.deps.db, app.world.home, { kind, userid: customer.userid }, status, money);

const print = (id: number, { by = customer, kind = "penginapan" } = {}) =>
  fetchFile(by, `trx_${kind}/cetak_pesanan/${id}`);

async function textOf(id: number, options = {}): Promise<string> {
  const { answer, body } = await print(id, options);
  expect(answer.status).toBe(200);
  return printedText(body);
}

/** A watermark is set letter by letter along a slope, which the text of the page shows with blanks between. */
const watermark = (text: string) => text.replace(/\s/g, "");

describe("the paper of a state", () => {
  test.each([10, 20, 30])("%i is a proof of order that promises nothing", async (status) => {
    const { id } = await make(status);
    const text = await textOf(id);
    expect(text).toContain("BUKTI PESANAN");
    expect(watermark(text)).toContain("BELUMDIKONFIRMASI");
    expect(text).toContain("bukan bukti pembayaran");
    expect(text).not.toContain("LUNAS");
  });

  test("40 is a bill with billing id, amount, deadline, account, legal basis and the sentence that equals an SKRD", async () => {
    const { id, bill } = await make(40);
    const text = await textOf(id);
    expect(text).toContain("SURAT PEMBERITAHUAN PEMBAYARAN");
    expect(text).toContain(bill?.nomordokumen);
    expect(text).toContain(bill?.idbilling.replace(/(\d{4})(?=\d)/g, "$1 "));
    expect(text).toContain("Rp300.000,00");
    expect(text).toContain("22 November 2026, 08:30 WIB");
    expect(text).toContain("4.1.02.02.20.0001");
    expect(text).toContain("tarif menurut Perda 1/2024");
    expect(text).toContain("dipersamakan dengan Surat Ketetapan Retribusi Daerah (SKRD)");
    expect(text).toContain("Cara membayar".toUpperCase());
    expect(text).not.toContain("LUNAS");
  });

  test.each([50, 60, 70])(
    "%i is a receipt with number, account, amounts, words, bank reference and time",
    async (status) => {
      const { id, bill, payment } = await make(status);
      const text = await textOf(id);
      expect(text).toContain("TANDA BUKTI PEMBAYARAN");
      expect(text).toContain("LUNAS");
      expect(text).toContain(payment?.nomorkuitansi);
      expect(text).toContain(bill?.nomordokumen);
      expect(text).toContain(payment?.referensi);
      expect(text).toContain("4.1.02.02.20.0001");
      expect(text).toContain("2 malam × 1 unit");
      expect(text).toContain("Rp150.000,00/malam");
      expect(text).toContain("Rp300.000,00");
      expect(text).toContain("tiga ratus ribu rupiah");
      expect(text).toContain("21 November 2026, 09:15 WIB");
      expect(text).toContain("dipersamakan dengan Surat Setoran Retribusi Daerah (SSRD)");
      expect(text).toContain(printCheckCode(payment?.kodecek ?? ""));
      expect(text).toContain("https://retribusi.example/#/index/check");
    },
  );

  test("a reduction is a line of its own", async () => {
    const { id } = await make(50, { diskon: 50_000n, totalbiaya: 250_000n });
    const text = await textOf(id);
    expect(text).toContain("Pengurangan retribusi");
    expect(text).toContain("−Rp50.000,00");
    expect(text).toContain("dua ratus lima puluh ribu rupiah");
  });

  test("a booking free of charge has a proof without money", async () => {
    const { id } = await make(50, { diskon: 300_000n, totalbiaya: 0n });
    const text = await textOf(id);
    expect(text).toContain("BUKTI PESANAN TANPA BIAYA");
    expect(text).toContain("dibebaskan dari pembayaran");
    expect(text).not.toContain("LUNAS");
  });

  test.each([
    [80, "DITOLAK"],
    [90, "BATAL"],
    [92, "KEDALUWARSA"],
    [95, "TIDAKHADIR"],
  ])("%i is a history only, marked %s", async (status, word) => {
    const { id, payment } = await make(status);
    const text = await textOf(id);
    expect(text).toContain("RIWAYAT PESANAN");
    expect(watermark(text)).toContain(word);
    expect(text).toContain("Acara ditunda");
    expect(text).toContain(`tanda bukti nomor ${payment?.nomorkuitansi}`);
    expect(text).not.toContain("LUNAS");
  });
});

test("no paper and no file name tells a whole identity number", async () => {
  for (const status of [10, 40, 50, 90]) {
    const { id } = await make(status);
    const { answer, body } = await print(id);
    const { text } = await extractText(await getDocumentProxy(body), { mergePages: true });
    expect(text).toContain("3273********0001");
    expect(text).not.toContain("3273014107900001");
    expect(answer.headers["content-disposition"]).toMatch(new RegExp(`^inline; filename="[a-z-]+-${id}\\.pdf"$`));
  }
});

describe("who may print", () => {
  test("the customer, the managers of the object and nobody else: out of scope is not found", async () => {
    const { id } = await make(50);
    for (const role of ["pengelola", "dinas", "pemda", "bank", "superuser"] as const) {
      const colleague = await print(id, { by: await app.as(role) });
      expect(colleague.answer.status, role).toBe(200);
    }
    const stranger = await print(id, { by: await app.as("nasabah") });
    expect(stranger.answer.status).toBe(404);
    for (const role of ["pengelola", "dinas", "pemda"] as const) {
      const rival = await print(id, { by: await app.as(role, app.world.rival) });
      expect(rival.answer.status, role).toBe(404);
    }
  });

  test("a booking is printed under its own kind only", async () => {
    const { id } = await make(50, {}, "gedung");
    expect(await textOf(id, { kind: "gedung" })).toContain("LUNAS");
    expect((await print(id)).answer.status).toBe(404);
    expect((await print(999_999)).answer.status).toBe(404);
  });

  test("somebody without the page may not", async () => {
    const { id } = await make(50);
    expect((await print(id, { by: await app.as("default") })).answer.status).toBe(403);
  });
});
