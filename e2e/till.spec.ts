import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { addPerson, expect, expectAccessible, open, password, phone, test, tokenOf } from "./fixtures.ts";
import { textOfPdf } from "./pages/paper.ts";
import { orderWalkIn } from "./pages/walk-in.ts";

const details = {
  noidentitas: "3273010101900001",
  alamatpemesan: "Jl. Contoh No. 1",
  notelp: "081234567890",
  namapengguna: "Tamu Loket",
  keperluan: "Menginap",
};

/** A walk-in pays at a teller's counter; answers what was paid. */
async function takePayment(page: Page, teller: string) {
  const { id, versi, entity } = await orderWalkIn(page);
  const call = async (who: string, path: string, data: object) => {
    const headers = { Authorization: `Bearer ${await tokenOf(page, who)}` };
    const answer = await page.request.post(`/api/${path}`, { data, headers });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const step = (path: string, data: object) => call("pengelola", `${entity}/${path}/${id}`, data);
  const filled = await step("isi_kelengkapan", { versi, ...details });
  const { totalbiaya: jumlah } = filled.harga;
  const agreed = await step("konfirmasipesanan_nasabah", { versi: filled.versi, totalbiaya: jumlah, setuju: true });
  const { idbilling } = await step("konfirmasipesanan", { versi: agreed.versi });
  const waktutransaksi = new Date().toISOString();
  await call(teller, "billing/terima", { idbilling, jumlah, referensi: randomUUID(), waktutransaksi });
  return { idbilling: String(idbilling), jumlah: Number(jumlah) };
}

test("a teller counts the drawer, signs, and prints what is handed over with the money", async ({ as, visitor }) => {
  const teller = await addPerson(await visitor(), "bank");
  const page = await as(teller, { viewport: phone });
  await page.goto("/");
  const { idbilling, jumlah } = await takePayment(page, teller);
  await open(page, "/billing/kas");
  const payments = page.getByRole("region", { name: "Payments of this shift" });
  await expect(payments.getByRole("listitem")).toHaveCount(1);
  await expect(payments.getByText(idbilling)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Count and close the shift" }).click();
  const form = page.getByRole("region", { name: "Close the shift" });
  await form.getByLabel("Received without cash").fill(String(jumlah - 20_000));
  await form.getByLabel(/^Your password/).fill(password);
  await form.getByRole("button", { name: /^Close the shift with/ }).click();
  await expect(form.getByText("Please say why the count differs.").first()).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel(/^Rp\s10\.000$/).fill("2");
  await expect(form.getByText("No difference")).toBeVisible();
  await form.getByRole("button", { name: /^Close the shift with/ }).click();
  await expect(page.getByText("The shift is closed")).toBeVisible();
  await expect(payments).toBeHidden();

  await page.getByRole("link", { name: "Print the report" }).click();
  await expect(page.getByRole("link", { name: "Open the PDF" })).toBeVisible();
  await expectAccessible(page);
  const text = await textOfPdf(page);
  expect(text).toContain(idbilling);
  expect(text).toContain("Rp20.000,00");
  await page.getByRole("link", { name: "To the closing" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Cash closing \d+$/ })).toBeVisible();
  await expectAccessible(page);
});
