import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, phone, test, tokenOf } from "./fixtures.ts";
import { payRefund } from "./pages/refund.ts";
import { orderWalkIn } from "./pages/walk-in.ts";

/** A call as somebody of the demonstration, whose answer is read. */
async function call(page: Page, who: string, path: string, data: object) {
  const headers = { Authorization: `Bearer ${await tokenOf(page, who)}` };
  const answer = await page.request.post(`/api/${path}`, { data, headers });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

const details = {
  noidentitas: "3273010101900001",
  alamatpemesan: "Jl. Contoh No. 1",
  notelp: "081234567890",
  namapengguna: "Tamu Loket",
  keperluan: "Menginap",
};

/** Somebody at the counter has paid and gives the booking up; answers the number of the refund that this proposes. */
async function giveUp(page: Page): Promise<number> {
  const { id, versi, entity } = await orderWalkIn(page);
  const step = (path: string, data: object) => call(page, "pengelola", `${entity}/${path}/${id}`, data);
  const filled = await step("isi_kelengkapan", { versi, ...details });
  const { totalbiaya } = filled.harga;
  const agreed = await step("konfirmasipesanan_nasabah", { versi: filled.versi, totalbiaya, setuju: true });
  const billed = await step("konfirmasipesanan", { versi: agreed.versi });
  const money = { idbilling: billed.idbilling, jumlah: totalbiaya, referensi: randomUUID() };
  await call(page, "bank", "billing/terima", { ...money, waktutransaksi: new Date().toISOString() });
  const reason = { versi: billed.versi + 1, alasanpembatalan: "Tamu membatalkan perjalanannya" };
  const { pengembalian } = await step("pembatalan", reason);
  return pengembalian[0].id;
}

test("a refund goes from the counter to the treasurer, who pays it with a proof", async ({ as }) => {
  const [counter, treasurer] = await Promise.all([as("pengelola", { viewport: phone }), as("bendahara")]);
  const id = await giveUp(counter);

  await test.step("the manager copies the account from paper", async () => {
    await open(counter, `/billing/pengembalian?berkas=${id}`);
    const sheet = counter.getByRole("dialog", { name: "Refunds" });
    await expect(sheet.getByText("Next: the agency")).toBeVisible();
    await sheet.getByRole("button", { name: "Enter the account" }).click();
    await sheet.getByRole("combobox", { name: "Bank" }).or(sheet.getByLabel(/^Bank/)).first().fill("Bank BJB");
    await sheet.getByLabel(/Account number/).fill("0012 3456 789");
    await sheet.getByLabel(/Name of the account holder/).fill("Tamu Loket");
    await expectAccessible(counter);
    await sheet.getByRole("button", { name: "Enter the account" }).click();
    await expect(sheet.getByText("Bank BJB ••••6789, Tamu Loket")).toBeVisible();
  });

  await call(counter, "dinas", `billing/pengembalian/verifikasi/${id}`, { versi: 2 });
  await call(counter, "pemda", `billing/pengembalian/setujui/${id}`, { versi: 3 });

  await test.step("the treasurer looks at it in full, and records the transfer", async () => {
    await payRefund(treasurer, id, "00123456789");
    const story = treasurer.getByRole("region", { name: "What was done" });
    await expect(story.getByText("bukti.pdf")).toBeVisible();
    await expect(story.getByText(/^(Paid back|Approved|Verified|Account entered)$/)).toHaveCount(4);
  });
});
