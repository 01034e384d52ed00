import type { Page } from "@playwright/test";
import { expect, open, phone, test } from "./fixtures.ts";

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

/** Presses Tab until the named control has the focus, as a person without a mouse does. */
async function tabTo(
  page: Page,
  role: "button" | "link" | "checkbox" | "textbox",
  name: string | RegExp,
): Promise<void> {
  const target = page.getByRole(role, { name }).first();
  await expect(target).toBeVisible();
  for (let step = 0; step < 150; step += 1) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${name} can't be reached by Tab`);
}

test("the whole main job is done by keyboard alone, and dialogs give the focus back", async ({ as, asNewCustomer }) => {
  const customer = await asNewCustomer();
  await open(customer, `/mst_objectretribusi/bookobj_nasabah?mulai=${day(70)}&akhir=${day(71)}&cari=Cimahi`);
  await tabTo(customer, "link", /Kamar Standar/);
  await customer.keyboard.press("Enter");
  await expect(customer.getByText("Total")).toBeVisible();
  await tabTo(customer, "button", /^Order$/);
  await customer.keyboard.press("Enter");
  await expect(customer).toHaveURL(/isi_kelengkapan_nsb\/\d+/);
  const id = /\/(\d+)$/.exec(customer.url())?.[1] ?? "";
  await tabTo(customer, "textbox", "Identity number (NIK)");
  await customer.keyboard.press("ControlOrMeta+a");
  await customer.keyboard.type("9999010101900001");
  await tabTo(customer, "textbox", /for|purpose/i);
  await customer.keyboard.type("Rapat keluarga");
  await customer.keyboard.press("Enter");
  await expect(customer).toHaveURL(new RegExp(`trx_penginapan/view/${id}`));
  await tabTo(customer, "checkbox", /I agree/);
  await customer.keyboard.press("Space");
  await tabTo(customer, "button", /^Confirm for/);
  await customer.keyboard.press("Enter");
  await expect(customer.getByText("Waiting for the manager").first()).toBeVisible();

  const manager = await as("pengelola");
  await open(manager, `/trx_penginapan/konfirmasipesanan?id=${id}`);
  await tabTo(manager, "button", "Approve");
  await manager.keyboard.press("Enter");
  await expect(manager.getByRole("dialog")).toBeVisible();
  await manager.keyboard.press("Escape");
  await expect(manager.getByRole("dialog")).toBeHidden();
  await expect(manager.getByRole("button", { name: "Approve" })).toBeFocused();
  await manager.keyboard.press("Enter");
  await expect(manager.getByRole("dialog").getByRole("button", { name: "Approve" })).toBeFocused();
  await manager.keyboard.press("Enter");
  const reported = manager.getByText(/Approved\. Billing id \d+/);
  await expect(reported).toBeVisible();
  const idbilling = /\d{16,18}/.exec((await reported.textContent()) ?? "")?.[0] ?? "";

  const teller = await as("bank");
  await open(teller, "/billing/terima");
  await tabTo(teller, "textbox", "Billing id");
  await teller.keyboard.type(idbilling);
  await teller.keyboard.press("Enter");
  await tabTo(teller, "textbox", "Amount received");
  await teller.keyboard.type("150000");
  await tabTo(teller, "textbox", "Bank reference");
  await teller.keyboard.type(`KEY-${idbilling}`);
  await teller.keyboard.press("Enter");
  await expect(teller.getByRole("link", { name: "Print receipt" })).toBeVisible();
});

test("on a phone the keyboard doesn't leave the open menu for the page below it, and Escape leads back to its button", async ({
  as,
}) => {
  const page = await as("nasabah", { viewport: phone });
  await open(page, "/home");
  const burger = page.getByRole("button", { name: "Open menu" });
  await burger.press("Enter");
  const menu = page.getByRole("navigation").locator("a, button").filter({ visible: true });
  await menu.last().focus();
  await expect(menu.last()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("main :focus")).toHaveCount(0);
  await expect(menu.last()).not.toBeFocused();
  await page.keyboard.press("Escape");
  await expect(burger).toBeFocused();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
