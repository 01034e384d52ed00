import type { Page } from "@playwright/test";
import { addPerson, expect, expectAccessible, open, password, phone, test } from "./fixtures.ts";

/** A day of the month after the next one, as the calendar says it in Indonesian. */
function dayIn(number: number): string {
  const now = new Date();
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, number));
  return new Intl.DateTimeFormat("id", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }).format(day);
}

/** Counts what is pressed by its visible name, and the screens that somebody looks at. */
function walk(page: Page) {
  const views = new Set<string>();
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) views.add(new URL(frame.url()).hash.split("?")[0] ?? "");
  });
  let taps = 0;
  const tap = async (role: "button" | "link" | "checkbox", name: string | RegExp) => {
    taps += 1;
    await page
      .getByRole(role, { name, exact: typeof name === "string" })
      .first()
      .click();
  };
  return { tap, counted: () => ({ taps, views: views.size }) };
}

test("in Indonesian on a phone somebody who isn't signed in comes from a mistyped place to an order that waits for the manager", async ({
  visitor,
}) => {
  const page = await visitor({ language: "id", viewport: phone });
  const username = await addPerson(page);
  const { tap, counted } = walk(page);
  await open(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pesan fasilitas milik kita bersama");
  await page.getByLabel("Tempat atau nama").fill("Cimhi");
  await tap("button", /^Check-in – check-out/);
  await tap("button", "Bulan berikutnya");
  await tap("button", "Bulan berikutnya");
  await tap("button", dayIn(10));
  await tap("button", dayIn(12));
  await tap("button", "Cari");
  await expect(page.getByText("Tidak ada yang bernama “Cimhi”. Ditampilkan: “Cimahi”.")).toBeVisible();
  await expectAccessible(page);
  await tap("link", /Wisma Diklat Cimahi/);
  await expect(page.getByText(/10–12 .* 2 malam/).first()).toBeVisible();
  await expectAccessible(page);

  await tap("button", "Masuk dan pesan");
  const summary = page.getByRole("region", { name: "Yang Anda pesan" });
  await expect(summary).toContainText("Wisma Diklat Cimahi");
  await expect(summary).toContainText("2 malam");
  await expectAccessible(page);
  await page.getByLabel("Nama pengguna atau surel").fill(username);
  await page.getByLabel(/^Kata sandi( \*)?$/).fill(password);
  await tap("button", "Masuk");

  await expect(page.getByText("Pesanan dibuat atas nama Orang Baru. Sekarang isi kelengkapannya.")).toBeVisible();
  await expect(page.getByLabel("Alamat")).toHaveValue("Jl. Asia Afrika No. 8");
  await page.getByLabel("Nomor identitas (NIK)").fill("9999010101900001");
  await page.getByLabel("Keperluan").fill("Kunjungan keluarga");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: /^Dokumen lain/ }).click();
  const pdf = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF");
  await (await chooser).setFiles({ name: "undangan.pdf", mimeType: "application/pdf", buffer: pdf });
  await expect(page.getByText("undangan.pdf")).toBeVisible();
  await expectAccessible(page);
  await tap("button", "Simpan dan lanjutkan");
  await tap("checkbox", /setuju/i);
  await tap("button", /^Konfirmasi Rp/);
  await expect(page.getByText("Menunggu konfirmasi pengelola").first()).toBeVisible();
  await expect(page.getByText(/^Dijawab sebelum/)).toBeVisible();
  await expectAccessible(page);
  console.log(counted());
  expect(counted()).toEqual({ taps: 12, views: 6 });
});

/** How far the page moves by itself while it comes, as the browser counts it; what follows a press isn't counted. */
async function shiftOf(page: Page, address: string): Promise<number> {
  await page.goto("about:blank");
  await open(page, address);
  await page.waitForLoadState("networkidle");
  return page.evaluate(async () => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("value" in entry && "hadRecentInput" in entry && !entry.hadRecentInput) sum += Number(entry.value);
      }
    });
    observer.observe({ type: "layout-shift", buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 300));
    return sum;
  });
}

const still = 0.02;

test("no page that a visitor comes to moves while it loads", async ({ visitor }) => {
  const page = await visitor({ language: "id", viewport: phone });
  const moved: string[] = [];
  for (const address of [
    "/",
    "/index/catalogue?jenis=penginapan",
    "/index/catalogue?jenis=penginapan&cari=Cimahi",
    "/index/catalogue/1",
    "/index/login",
    "/index/register",
    "/index/check",
  ]) {
    const shift = await shiftOf(page, address);
    if (shift > still) moved.push(`${address} ${shift.toFixed(3)}`);
  }
  expect(moved).toEqual([]);
});

test("no page of a customer moves while it loads", async ({ as }) => {
  const page = await as("nasabah", { language: "id", viewport: phone });
  await open(page, "/booking/saya");
  const view = (await page.locator('a[href*="/view/"]').first().getAttribute("href"))?.split("#")[1] ?? "";
  const moved: string[] = [];
  for (const address of ["/home", "/booking/saya", view, "/mst_objectretribusi/gedung_nsb", "/account"]) {
    const shift = await shiftOf(page, address);
    if (shift > still) moved.push(`${address} ${shift.toFixed(3)}`);
  }
  expect(moved).toEqual([]);
});
