import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { addDays } from "@retribusi/contract/define/dates";
import { expect, expectAccessible, open, phone, test } from "./fixtures.ts";
import { addOrderable, readAs } from "./pages/own-object.ts";
import { textOfPdf } from "./pages/paper.ts";
import { callAs, details } from "./pages/walk-in.ts";

const trx = "trx_penginapan";

/** Somebody at the counter who has paid one night of a house of their own. */
async function paidNight(page: Page) {
  const { objectid, name, today } = await addOrderable(page, 2);
  const [checkin, checkout] = [addDays(today, 2), addDays(today, 3)];
  const waktu = { satuan: "malam", checkin, checkout };
  const order = { kunci: randomUUID(), objectid, waktu, jumlahunit: 1, kelompoktarif: "umum", totalbiaya: 100_000 };
  const { id, versi } = await callAs(page, "pengelola", `${trx}/pesan`, { ...order, namapemesan: "Tamu Lama" });
  const step = (path: string, data: object) => callAs(page, "pengelola", `${trx}/${path}/${id}`, data);
  const filled = await step("isi_kelengkapan", { versi, ...details });
  const agreed = await step("konfirmasipesanan_nasabah", { versi: filled.versi, totalbiaya: 100_000, setuju: true });
  const { idbilling } = await step("konfirmasipesanan", { versi: agreed.versi });
  const money = { idbilling, jumlah: 100_000, referensi: randomUUID(), waktutransaksi: new Date().toISOString() };
  await callAs(page, "bank", "billing/terima", money);
  return { id: Number(id), name };
}

test("a guest stays two nights longer, pays them at the counter, and gets both receipts", async ({ as }) => {
  const page = await as("pengelola");
  await page.goto("/");
  const { id, name } = await paidNight(page);
  await open(page, `/${trx}/view/${id}`);
  await page.getByRole("button", { name: "Extend", exact: true }).first().click();
  await page.getByLabel(/^How much longer\?/).fill("2");
  await expect(
    page.getByText(/A supplementary bill asks for Rp\s200\.000; the whole is then Rp\s300\.000\./),
  ).toBeVisible();
  await page.getByLabel("The customer has agreed to stay longer and to pay for it.").check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Extend", exact: true }).last().click();
  await expect(page.getByText(/The stay is longer now\. Rp\s200\.000 is to be paid/)).toBeVisible();
  const { tagihan } = await readAs(page, "pengelola", `${trx}/view/${id}`);
  const idbilling = String(tagihan[0].idbilling);

  const bank = await as("bank", { viewport: phone });
  await open(bank, `/billing/terima?id=${idbilling}`);
  await expect(bank.getByText(/\(supplementary bill\)$/)).toBeVisible();
  await expect(bank.getByText(new RegExp(name))).toBeVisible();
  await bank.getByLabel("Amount received").fill("200000");
  await bank.getByLabel("Bank reference").fill(randomUUID());
  await bank.getByRole("button", { name: /^Record payment/ }).click();
  await expect(bank.getByText("Paid", { exact: true }).first()).toBeVisible();
  await expectAccessible(bank);

  await open(page, `/${trx}/cetak_pesanan/${id}`);
  const text = await textOfPdf(page);
  expect(text.split("LUNAS")).toHaveLength(3);
  expect(text).toContain("Rp200.000,00");
});
