import type { Page } from "@playwright/test";
import { pages } from "@retribusi/contract/access/pages";
import type { Role } from "@retribusi/contract/access/roles";
import { expect, expectAccessible, open, phone, test } from "./fixtures.ts";

const staff = ["superuser", "bank", "pemda", "dinas", "pengelola", "nasabah"] as const satisfies readonly Role[];

/** Pages without a record in their address; the others are opened from a record in the journeys. Deleting has no screen. */
const routes = pages.filter((page) => !page.path.includes(":id") && !page.verbs.includes("delete"));

async function settle(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

async function move(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, path);
}

for (const role of staff) {
  test(`${role} opens every page of theirs and no other`, async ({ as }) => {
    test.setTimeout(300_000);
    const page = await as(role);
    const failures: string[] = [];
    page.on("pageerror", (error) => failures.push(`${page.url()}: ${error.message}`));
    await open(page, "/home");
    for (const { path, roles } of routes) {
      await move(page, path);
      if (roles.includes(role)) {
        await settle(page);
        expect(page.url(), path).toContain(`#${path}`);
        await expect(page.getByRole("heading", { level: 1 })).not.toContainText(/not found/i);
      } else {
        await expect(page, path).toHaveURL(/#\/error\/forbidden/);
      }
    }
    expect(failures).toEqual([]);
  });
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

for (const [width, options] of [
  ["desktop", {}],
  ["phone", { viewport: phone }],
] as const) {
  for (const role of ["bank", "superuser", "pengelola", "nasabah"] as const) {
    test(`screens of ${role} are accessible at ${width} width`, async ({ as }) => {
      test.setTimeout(240_000);
      const page = await as(role, options);
      for (const [, path] of screens.filter(([owner]) => owner === role)) {
        await open(page, path);
        await settle(page);
        await expectAccessible(page);
      }
    });
  }
}
