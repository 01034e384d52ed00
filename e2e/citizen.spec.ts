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
    const [path = "", query = ""] = new URL(frame.url()).hash.split("?");
    // The sign-in stands at the address of the landing page, with where it leads on to.
    if (frame === page.mainFrame()) views.add(query.startsWith("nexturl") ? "sign-in" : path);
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
  // How far ahead somebody books is their own affair.
  for (const _ of [1, 2]) await page.getByRole("button", { name: "Bulan berikutnya" }).click();
  await tap("button", dayIn(10));
  await tap("button", dayIn(12));
  await tap("button", "Cari");
  await expect(page.getByText("Tidak ada yang bernama “Cimhi”. Ditampilkan: “Cimahi”.")).toBeVisible();
  await expectAccessible(page);
  await tap("link", /Wisma Diklat Cimahi/);
  await expect(page.getByRole("heading", { level: 1, name: /Wisma Diklat Cimahi/ })).toBeVisible();
  await expect(page.getByText("Rp\u00a0400.000 seluruhnya", { exact: true })).toBeAttached();
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
  await tap("checkbox", /menyetujui/);
  await tap("button", /^Konfirmasi Rp/);
  await expect(page.getByText("Menunggu konfirmasi pengelola").first()).toBeVisible();
  await expect(page.getByText(/^Dijawab sebelum/)).toBeVisible();
  await expectAccessible(page);
  // Nine for whoever is signed in, who needs no sign-in; what is typed isn't counted.
  expect(counted()).toEqual({ taps: 10, views: 6 });
});
