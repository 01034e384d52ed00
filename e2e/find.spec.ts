import type { Page } from "@playwright/test";
import { addDays, localDate, usualZone } from "@retribusi/contract/define/dates";
import { expect, expectAccessible, open, phone, test } from "./fixtures.ts";
import { shiftOf } from "./pages/shift.ts";
import { missed } from "./pages/target.ts";

test("on a phone a mistyped place finds its results on the first screen, and the way back from one leads to them", async ({
  visitor,
}) => {
  const page = await visitor({ language: "id", viewport: phone });
  await open(page, "/index/catalogue?jenis=penginapan");
  // Where no other journey adds objects.
  await page.getByLabel("Tempat atau nama").fill("Semrang");
  await page.getByRole("option", { name: "Kota Semarang" }).waitFor();
  await page.getByRole("button", { name: "Cari", exact: true }).click();
  await expect(page.getByText("Tidak ada yang bernama “Semrang”. Ditampilkan: “Semarang”.")).toBeVisible();
  const line = page.getByRole("button", { name: "Ubah pencarian: Semrang · 1 unit" });
  await expect(line).toBeVisible();
  const cards = page.getByRole("listitem").filter({ hasText: "Rp" });
  const box = await cards.first().boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? phone.height)).toBeLessThanOrEqual(phone.height);

  await page.getByLabel("Urutan hasil").selectOption("Termurah");
  await expect(page).toHaveURL(/urut=harga/);
  // The dearest, and not the last by its name.
  await expect(cards.last()).toContainText("Kamar Eksekutif");
  const last = cards.last().getByRole("link");
  await last.scrollIntoViewIfNeeded();
  const [name, from] = [await last.textContent(), await page.evaluate(() => window.scrollY)];
  expect(from).toBeGreaterThan(0);
  await last.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText((name ?? "").slice(0, 12));
  await page.getByRole("link", { name: "Kembali ke Penginapan" }).click();
  await expect(page).toHaveURL(/cari=Semrang/);
  await expect(page).toHaveURL(/urut=harga/);
  await expect(async () => expect(await page.evaluate(() => window.scrollY)).toBe(from)).toPass();

  await line.click();
  await expect(page.getByRole("combobox", { name: "Tempat atau nama" })).toBeFocused();
});

/** What the settings say of the map, to this page alone: others at the same time have their own. */
async function organisationWith(page: Page, petaalamat: string | null): Promise<void> {
  await page.unroute("**/api/system/organisation");
  await page.route("**/api/system/organisation", async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...(await response.json()), petaalamat, petaatribusi: "Badan Peta Contoh" },
    });
  });
}

/** A square of one colour, whatever is asked for. */
const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#dfe8d8"/></svg>`;

test("on a phone the map of a search leads to an object with the days of the search, and the way back to the map; without a map nothing is asked from elsewhere", async ({
  visitor,
  baseURL,
}) => {
  const page = await visitor({ language: "id", viewport: phone, hasTouch: true });
  const elsewhere = new Set<string>();
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== baseURL) elsewhere.add(origin);
  });
  await page.route("https://tiles.example.test/**", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: tile }),
  );
  const soon = addDays(localDate(new Date(), usualZone), 40);
  const [from, until] = [soon, addDays(soon, 2)];
  const address = `/index/catalogue?jenis=penginapan&cari=diklat&mulai=${from}&akhir=${until}`;
  const cards = page.getByRole("listitem").filter({ hasText: "Rp" });
  const map = page.getByRole("region", { name: "Peta hasil pencarian" });
  await organisationWith(page, null);
  await open(page, `${address}&peta=1`);
  await expect(cards.first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Peta", exact: true })).toHaveCount(0);
  await expect(map).toHaveCount(0);
  expect([...elsewhere]).toEqual([]);

  await organisationWith(page, "https://tiles.example.test/{z}/{x}/{y}.png");
  await open(page, address);
  await page.reload();
  await page.getByRole("link", { name: "Peta", exact: true }).tap();
  await expect(page).toHaveURL(/peta=1/);
  await expect(map.locator("img").first()).toBeVisible();
  await expect(page.getByText("Badan Peta Contoh")).toBeVisible();
  await expect(cards.first()).toBeHidden();
  await expectAccessible(page);
  expect(await missed(page, 44)).toEqual([]);
  expect(await shiftOf(page, `${address}&peta=1`)).toBeLessThanOrEqual(0.02);

  const mark = map.getByRole("button", { name: /hasil di sini: .*Wisma Diklat Cimahi/ });
  await mark.tap();
  const panel = page.getByRole("region", { name: /hasil di sini/ });
  await expect(panel).toBeFocused();
  await expectAccessible(page);
  await panel.getByRole("link", { name: "Wisma Diklat Cimahi – Kamar Standar" }).tap();
  await expect(page).toHaveURL(new RegExp(`catalogue/\\d+\\?.*mulai=${from}&akhir=${until}`));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Wisma Diklat Cimahi");
  await page.getByRole("link", { name: "Kembali ke Penginapan" }).tap();
  await expect(map.locator("img").first()).toBeVisible();
  await page.getByRole("link", { name: "Tutup peta" }).tap();
  await expect(cards.first()).toBeVisible();
  expect([...elsewhere]).toEqual(["https://tiles.example.test"]);
});
