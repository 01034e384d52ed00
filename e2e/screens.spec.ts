import type { Page } from "@playwright/test";
import type { Role } from "@retribusi/contract/access/roles";
import { desktop, expect, expectAccessible, isLong, open, phone, test } from "./fixtures.ts";

async function settle(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

type Screen = readonly [role: Role, path: string];

/** Screens with somebody who may open them: those that show something else on a phone than at a desk. */
const changing: readonly Screen[] = [
  ["bank", "/tbl_pemda"],
  ["bank", "/report_trx_all"],
  ["superuser", "/model_has_roles"],
  ["pengelola", "/home"],
  ["pengelola", "/mst_objectretribusi/list_pengelola"],
  ["pengelola", "/trx_penginapan/list_booking_pengelola"],
  ["pengelola", "/trx_penginapan/perubahanpesanan"],
  ["nasabah", "/home"],
  ["nasabah", "/mst_objectretribusi/gedung_nsb"],
  ["nasabah", "/trx_penginapan/list_booking_nasabah"],
];

/** Those whose content is the same, narrower; the long form looks at them at a desk, too. */
const same: readonly Screen[] = [
  ["bank", "/tbl_pemda/add"],
  ["bank", "/tbl_pemda/view/1"],
  ["bank", "/tbl_pemda/edit/1"],
  ["bank", "/mst_objectretribusi/edit/1"],
  ["superuser", "/userdata/add"],
  ["superuser", "/userdata/peninjauan"],
  ["pengelola", "/mst_objectretribusi/add_object_pengelola/1"],
  ["pengelola", "/trx_penginapan/pesan"],
  ["pengelola", "/index/guide/pengelola"],
  ["nasabah", "/account"],
  ["nasabah", "/account/edit"],
  ["nasabah", "/account/akses"],
  ["superuser", "/log_pelanggaran"],
  ["superuser", "/log_pelanggaran/add"],
  ["nasabah", "/account/peran"],
  ["nasabah", "/account/keamanan"],
  ["nasabah", "/trx_penginapan/pesan_nsb"],
  ["nasabah", "/trx_penginapan/konfirmasipesanan_nasabah"],
];

const looks = [
  ...changing.map((screen) => ({ screen, widths: [desktop, phone] })),
  ...same.map((screen) => ({ screen, widths: isLong ? [desktop, phone] : [phone] })),
];

/** The long form looks in both languages, light and dark. */
const appearances = isLong
  ? ([
      ["en", "light"],
      ["en", "dark"],
      ["id", "light"],
      ["id", "dark"],
    ] as const)
  : ([["en", "light"]] as const);

const tests = [...new Set(looks.map(({ screen: [owner] }) => owner))].flatMap((role) =>
  appearances.map(([language, colorScheme]) => ({ role, language, colorScheme })),
);

for (const { role, language, colorScheme } of tests) {
  test(`screens of ${role} are accessible, on a phone and at a desk: ${language}, ${colorScheme}`, async ({ as }) => {
    const page = await as(role, { language, colorScheme });
    for (const { screen, widths } of looks) {
      const [owner, path] = screen;
      if (owner !== role) continue;
      for (const width of widths) {
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
