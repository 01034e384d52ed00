import type { Page } from "@playwright/test";
import { expect, expectAccessible, isLong, open, phone, test } from "./fixtures.ts";
import { textOfPdf } from "./pages/paper.ts";
import { countPresses } from "./pages/presses.ts";
import { register } from "./pages/registration.ts";

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

/** The customer finds a room and orders it; answers with the booking's number. */
async function orderRoom(page: Page, from: string, until: string): Promise<number> {
  await open(page, `/mst_objectretribusi/bookobj_nasabah?mulai=${from}&akhir=${until}&cari=Cimahi`);
  await openRoom(page);
  await page.getByRole("button", { name: "Order", exact: true }).click();
  return numberOfOrder(page);
}

/** A stranger finds a room and wants it, makes an account on the way and goes on with the order where they left it. */
async function registerAndOrder(page: Page, from: string, until: string): Promise<number> {
  await open(page, `/index/catalogue?jenis=penginapan&mulai=${from}&akhir=${until}&cari=Cimahi`);
  await openRoom(page);
  await page.getByRole("button", { name: "Sign in and order" }).click();
  await page.getByRole("link", { name: "Create account" }).click();
  const { username, password } = await register(page);
  await page.getByLabel("User name or e-mail").fill(username);
  await page.getByLabel(/^Password( \*)?$/).fill(password);
  await expect(page.getByRole("region", { name: "This is what you order" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  return numberOfOrder(page);
}

async function openRoom(page: Page): Promise<void> {
  await page
    .getByRole("link", { name: /Wisma Diklat Cimahi.*Standar|Kamar Standar/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: /Wisma Diklat Cimahi/ })).toBeVisible();
  await expect(page.getByText("Total")).toBeVisible();
  await expectAccessible(page);
}

async function numberOfOrder(page: Page): Promise<number> {
  await expect(page).toHaveURL(/isi_kelengkapan_nsb\/\d+/);
  return Number(/\/(\d+)$/.exec(page.url())?.[1]);
}

/** The customer fills in the details and confirms. */
async function complete(page: Page, id: number): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByLabel("Identity number (NIK)").fill("9999010101900001");
  await page.getByLabel("Address").fill("Jl. Asia Afrika No. 8, Bandung");
  await page
    .getByLabel("Purpose")
    .or(page.getByLabel(/purpose/i))
    .first()
    .fill("Kunjungan keluarga");
  await expectAccessible(page);
  await page.locator("form button[type=submit]").click();
  await expect(page).toHaveURL(new RegExp(`trx_penginapan/view/${id}`));
  await page.getByRole("checkbox").first().check();
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Confirm/ }).click();
  await expect(page.getByText("Waiting for the manager").first()).toBeVisible();
}

async function approve(page: Page, id: number): Promise<string> {
  await open(page, `/trx_penginapan/konfirmasipesanan?id=${id}`);
  await expect(page.getByRole("button", { name: "Approve" })).toBeVisible();
  await expectAccessible(page);
  const presses = await countPresses(page);
  await page.getByRole("button", { name: "Approve" }).click();
  const question = page.getByRole("dialog", { name: "Approve this order?" });
  await question.getByRole("button", { name: "Approve" }).click();
  const reported = page.getByText(/Approved\. Billing id \d+/);
  await expect(reported).toBeVisible();
  expect(await presses(), "an order is approved by two presses").toBeLessThanOrEqual(2);
  return /\d{16,18}/.exec((await reported.textContent()) ?? "")?.[0] ?? "";
}

async function receive(page: Page, idbilling: string, amount: string): Promise<void> {
  await open(page, "/billing/terima");
  await page.getByLabel("Billing id").fill(idbilling);
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByText(amount).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Amount received").fill("1000");
  await page.getByLabel("Bank reference").fill(`TRX-${idbilling}`);
  await page.getByRole("button", { name: /^Record payment/ }).click();
  await expect(page.getByText(/must be exactly/).first()).toBeVisible();
  await page.getByLabel("Amount received").fill(amount.replace(/\D/g, ""));
  await page.getByRole("button", { name: /^Record payment/ }).click();
  await expect(page.getByRole("link", { name: "Print receipt" })).toBeVisible();
  await expect(page.getByText("To be paid")).toBeHidden();
  await page.getByRole("button", { name: "Next customer" }).click();
  await expect(page.getByRole("textbox", { name: "Billing id" })).toHaveValue("");
}

/** From the manager's approval to the receipt that anybody can check. */
async function payAndPrint(customer: Page, id: number, [manager, bank]: readonly [Page, Page]): Promise<void> {
  const idbilling = await approve(manager, id);
  await customer.reload();
  await expect(customer.getByRole("timer").first()).toBeVisible();
  await expectAccessible(customer);
  await receive(bank, idbilling, "Rp\u00a0300.000");
  await customer.reload();
  await expect(customer.getByText("Paid").first()).toBeVisible();
  await open(customer, `/trx_penginapan/cetak_pesanan/${id}`);
  await expectAccessible(customer);
  const text = await textOfPdf(customer);
  expect(text).toContain("tiga ratus ribu rupiah");
  expect(text).toContain("Rp300.000,00");
  expect(text).toContain("4.1.02.02");
  expect(text).not.toContain("9999010101900001");
  const code = /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/.exec(text)?.[0] ?? "";
  await open(customer, `/index/check/${code}`);
  await expect(customer.getByText("Genuine and valid").first()).toBeVisible();
}

/** In the short form the job is done at a desk by keyboard alone (`keyboard.spec.ts`), and the stranger below does it all on a phone. */
const atDesk = isLong ? test : test.skip;

atDesk("find, order, complete, confirm, pay and print at desktop width", async ({ as, asNewCustomer }) => {
  const customer = await asNewCustomer();
  const id = await orderRoom(customer, day(40), day(42));
  await complete(customer, id);
  await payAndPrint(customer, id, [await as("pengelola"), await as("bank")]);
});

test("a stranger registers, confirms the address, orders, is approved, pays and prints on a phone", async ({
  as,
  visitor,
}) => {
  const options = { viewport: phone };
  const stranger = await visitor(options);
  const id = await registerAndOrder(stranger, day(50), day(52));
  await complete(stranger, id);
  await payAndPrint(stranger, id, [await as("pengelola", options), await as("bank", options)]);
});
