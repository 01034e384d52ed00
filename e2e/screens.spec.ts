import type { Page } from "@playwright/test";
import type { Role } from "@retribusi/contract/access/roles";
import { desktop, expect, expectAccessible, open, phone, test } from "./fixtures.ts";

async function settle(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

/** One address for each screen of the product, with somebody who may open it. */
const screens: readonly (readonly [role: Role, path: string])[] = [
  ["bank", "/tbl_pemda"],
  ["bank", "/tbl_pemda/add"],
  ["bank", "/tbl_pemda/view/1"],
  ["bank", "/tbl_pemda/edit/1"],
  ["bank", "/mst_objectretribusi/edit/1"],
  ["bank", "/report_trx_all"],
  ["superuser", "/userdata/add"],
  ["superuser", "/model_has_roles"],
  ["pengelola", "/home"],
  ["pengelola", "/mst_objectretribusi/list_pengelola"],
  ["pengelola", "/mst_objectretribusi/add_object_pengelola/1"],
  ["pengelola", "/trx_penginapan/pesan"],
  ["pengelola", "/trx_penginapan/list_booking_pengelola"],
  ["pengelola", "/trx_penginapan/perubahanpesanan"],
  ["nasabah", "/home"],
  ["nasabah", "/account"],
  ["nasabah", "/account/edit"],
  ["nasabah", "/mst_objectretribusi/gedung_nsb"],
  ["nasabah", "/trx_penginapan/pesan_nsb"],
  ["nasabah", "/trx_penginapan/list_booking_nasabah"],
  ["nasabah", "/trx_penginapan/konfirmasipesanan_nasabah"],
];

for (const role of new Set(screens.map(([owner]) => owner))) {
  test(`screens of ${role} are accessible at both widths`, async ({ as }) => {
    const page = await as(role);
    for (const [, path] of screens.filter(([owner]) => owner === role)) {
      for (const width of [desktop, phone]) {
        await page.setViewportSize(width);
        await open(page, path);
        await settle(page);
        await expectAccessible(page);
      }
    }
  });
}

test("control: what nobody could hear or read is found", async ({ visitor }) => {
  const page = await visitor();
  await open(page, "/");
  for (const planted of [
    '<img src="/icon.svg">',
    "<button></button>",
    '<p style="color: #ccc">Too faint to read</p>',
  ]) {
    await page.locator("main").evaluate((main, html) => main.insertAdjacentHTML("afterbegin", html), planted);
    await expect(expectAccessible(page), planted).rejects.toThrow(/accessible/);
    await page.locator("main").evaluate((main) => main.firstElementChild?.remove());
  }
  await expectAccessible(page);
});
