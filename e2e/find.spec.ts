import { expect, open, phone, test } from "./fixtures.ts";

test("on a phone a mistyped place finds its results on the first screen, and the way back from one leads to them", async ({
  visitor,
}) => {
  const page = await visitor({ language: "id", viewport: phone });
  await open(page, "/index/catalogue?jenis=penginapan");
  await page.getByLabel("Tempat atau nama").fill("Cimhi");
  await page.getByRole("option", { name: "Kota Cimahi" }).waitFor();
  await page.getByRole("button", { name: "Cari", exact: true }).click();
  await expect(page.getByText("Tidak ada yang bernama “Cimhi”. Ditampilkan: “Cimahi”.")).toBeVisible();
  const line = page.getByRole("button", { name: "Ubah pencarian: Cimhi · 1 unit" });
  await expect(line).toBeVisible();
  const cards = page.getByRole("listitem").filter({ hasText: "Rp" });
  const box = await cards.first().boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? phone.height)).toBeLessThanOrEqual(phone.height);

  await page.getByLabel("Urutan hasil").selectOption("Termurah");
  await expect(page).toHaveURL(/urut=harga/);
  // The dearest, and not the last by its name.
  await expect(cards.last()).toContainText("Rumah Susun Sewa Cimahi");
  const last = cards.last().getByRole("link");
  await last.scrollIntoViewIfNeeded();
  const [name, from] = [await last.textContent(), await page.evaluate(() => window.scrollY)];
  expect(from).toBeGreaterThan(0);
  await last.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText((name ?? "").slice(0, 12));
  await page.getByRole("link", { name: "Kembali ke Penginapan" }).click();
  await expect(page).toHaveURL(/cari=Cimhi/);
  await expect(page).toHaveURL(/urut=harga/);
  await expect(async () => expect(await page.evaluate(() => window.scrollY)).toBe(from)).toPass();

  await line.click();
  await expect(page.getByRole("combobox", { name: "Tempat atau nama" })).toBeFocused();
});
