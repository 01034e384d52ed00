import type { Page } from "@playwright/test";
import { expect, open, phone, test } from "./fixtures.ts";
import { shiftOf } from "./pages/shift.ts";
import { missed } from "./pages/target.ts";

/** More than this is seen to jump. */
const still = 0.02;
const thumb = 44;

/** What is wrong with the pages for whoever holds a phone in one hand. */
async function trouble(page: Page, addresses: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    const shift = await shiftOf(page, address);
    if (shift > still) found.push(`${address} moves by ${shift.toFixed(3)}`);
    for (const target of await missed(page, thumb)) found.push(`${address}: ${target}`);
  }
  return found;
}

const visited = [
  "/",
  "/index/catalogue?jenis=penginapan",
  "/index/catalogue?jenis=gedung",
  "/index/catalogue?jenis=alat",
  "/index/catalogue?jenis=penginapan&cari=Cimahi",
  "/index/catalogue/1",
  "/index/catalogue/23",
  "/index/login",
  "/index/register",
  "/index/forgotpassword",
  "/index/check",
  "/index/guide/nasabah",
  "/index/bantuan",
  "/index/bantuan/kontak",
  "/index/bantuan/syarat",
  "/index/favorit",
];

test("no page that a visitor comes to moves while it comes, and all of it is pressed with a thumb", async ({
  visitor,
}) => {
  const page = await visitor({ language: "id", viewport: phone });
  expect(await trouble(page, visited)).toEqual([]);
});

test("no page of a customer moves while it comes, and all of it is pressed with a thumb", async ({ as }) => {
  const page = await as("nasabah", { language: "id", viewport: phone });
  await open(page, "/booking/saya");
  const views = page.locator('a[href*="/view/"]');
  const [first = "", last = ""] = await Promise.all(
    [views.first(), views.last()].map(async (link) => (await link.getAttribute("href"))?.split("#")[1]),
  );
  expect(
    await trouble(page, [
      "/home",
      "/booking/saya",
      first,
      last,
      first.replace("/view/", "/reschedule/"),
      first.replace("/view/", "/pembatalan/"),
      "/mst_objectretribusi/bookobj_nasabah",
      "/mst_objectretribusi/gedung_nsb",
      "/mst_objectretribusi/add_gedung_nsb/23",
      "/trx_penginapan/pesan_nsb",
      "/account",
    ]),
  ).toEqual([]);
});

/** How far the page reaches beyond the window, in pixels. */
const beyond = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Whether anything is on the move for longer than an eye sees. */
const moving = (page: Page) =>
  page.evaluate(
    () => document.getAnimations().filter((one) => Number(one.effect?.getComputedTiming().duration ?? 0) > 1).length,
  );

test("at 200 % and on the narrowest phone every page fits its window, and nothing moves for whoever asks for that", async ({
  as,
  visitor,
}) => {
  const found: string[] = [];
  const members = ["/home", "/booking/saya", "/mst_objectretribusi/add_gedung_nsb/23", "/trx_penginapan/pesan_nsb"];
  const calm = { language: "id", reducedMotion: "reduce" } as const;
  for (const [page, addresses] of [
    [await visitor(calm), visited],
    [await as("nasabah", calm), members],
  ] as const) {
    for (const address of addresses) {
      await open(page, address);
      for (const viewport of [
        { width: 720, height: 450 },
        { width: 320, height: 640 },
      ]) {
        await page.setViewportSize(viewport);
        const [wide, busy] = [await beyond(page), await moving(page)];
        if (wide > 0 || busy > 0) found.push(`${address} at ${viewport.width}: ${wide} px beyond, ${busy} moving`);
      }
    }
  }
  expect(found).toEqual([]);
});
