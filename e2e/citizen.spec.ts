import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { addMonths, localDate, usualZone } from "@retribusi/contract/define/dates";
import { addPerson, expect, expectAccessible, open, password, phone, test } from "./fixtures.ts";
import { readAs } from "./pages/own-object.ts";
import { callAs } from "./pages/walk-in.ts";

// A receipt is shown where there is no network.
test.use({ serviceWorkers: "allow" });

/** A day of the month that is so many months ahead, as the calendar says it in Indonesian. */
function dayIn(number: number, months = 2): string {
  const today = localDate(new Date(), usualZone);
  const day = new Date(`${addMonths(`${today.slice(0, 8)}01`, months).slice(0, 8)}${number}`);
  return new Intl.DateTimeFormat("id", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }).format(day);
}

/** Turns a calendar to a day: how far ahead somebody books is their own affair. */
async function turnTo(calendar: Page | Locator, day: string): Promise<void> {
  const isThere = () => calendar.getByRole("button", { name: day }).first().isVisible();
  for (let turns = 0; turns < 6 && !(await isThere()); turns += 1)
    await calendar.getByRole("button", { name: "Bulan berikutnya" }).click();
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

type Tap = ReturnType<typeof walk>["tap"];

/** Signs in where a visitor's press has led to, and finds the order placed. */
async function signInAndOrder(page: Page, tap: Tap, username: string, summed: readonly string[]): Promise<void> {
  await tap("button", "Masuk dan pesan");
  const summary = page.getByRole("region", { name: "Yang Anda pesan" });
  for (const words of summed) await expect(summary).toContainText(words);
  await expectAccessible(page);
  await page.getByLabel("Nama pengguna atau surel").fill(username);
  await page.getByLabel(/^Kata sandi( \*)?$/).fill(password);
  await tap("button", "Masuk");
  await expect(page.getByText("Pesanan dibuat atas nama Orang Baru. Sekarang isi kelengkapannya.")).toBeVisible();
}

/** Fills in who comes and what for, with a document, agrees to the price, and waits for the manager. */
async function giveDetails(page: Page, tap: Tap, paper = "Dokumen lain"): Promise<void> {
  await expect(page.getByLabel("Alamat")).toHaveValue("Jl. Asia Afrika No. 8");
  await page.getByLabel("Nomor identitas (NIK)").fill("9999010101900001");
  await page.getByLabel("Keperluan").fill("Kunjungan keluarga");
  const saved = page.waitForResponse(
    (answer) => answer.url().includes("/simpandraf/") && (answer.request().postData() ?? "").includes("berkasid"),
  );
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: new RegExp(`^${paper}`) }).click();
  const pdf = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF");
  await (await chooser).setFiles({ name: "undangan.pdf", mimeType: "application/pdf", buffer: pdf });
  await expect(page.getByText("undangan.pdf")).toBeVisible();
  expect((await saved).request().postData()).not.toContain("9999010101900001");
  await expect(page.getByText(/^Tersimpan pukul/)).toBeVisible();
  await expectAccessible(page);

  // What was typed is there again, without the number, which nobody keeps.
  await page.evaluate(() => window.location.reload());
  await page.getByRole("button", { name: "Simpan dan lanjutkan" }).waitFor();
  await expect(page.getByLabel("Keperluan")).toHaveValue("Kunjungan keluarga");
  await expect(page.getByText("undangan.pdf")).toBeVisible();
  await expect(page.getByLabel("Nomor identitas (NIK)")).toHaveValue("");
  await page.getByLabel("Nomor identitas (NIK)").fill("9999010101900001");
  await tap("button", "Simpan dan lanjutkan");
  await tap("checkbox", /menyetujui/);
  await tap("button", /^Konfirmasi Rp/);
  await expect(page.getByText("Menunggu konfirmasi pengelola").first()).toBeVisible();
  await expect(page.getByText(/^Dijawab sebelum/)).toBeVisible();
  await expectAccessible(page);
}

/** The address of the booking that is shown. */
async function shownBooking(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/view\/\d+/);
  return /#\/(trx_\w+\/view\/\d+)/.exec(page.url())?.[1] ?? "";
}

/** The manager approves, and the money comes at the bank; their screens have journeys of their own. */
async function approveAndPay(page: Page, manager: string): Promise<void> {
  const address = await shownBooking(page);
  const { versi } = await readAs(page, manager, address);
  const { idbilling } = await callAs(page, manager, address.replace("view", "konfirmasipesanan"), { versi });
  await page.reload();
  await expect(page.getByText("Menunggu pembayaran").first()).toBeVisible();
  await expect(page.getByRole("timer").first()).toBeVisible();
  const { harga } = await readAs(page, manager, address);
  const money = { idbilling, jumlah: harga.totalbiaya, referensi: randomUUID() };
  await callAs(page, "bank", "billing/terima", { ...money, waktutransaksi: new Date().toISOString() });
  await expect(page.getByText("Lunas", { exact: true }).first()).toBeVisible();
}

/** Once it is paid the manager moves it, who reads why. */
async function askForOneHourLater(page: Page, tap: Tap, manager: Page): Promise<void> {
  await tap("link", "Minta ubah jadwal");
  await tap("button", /^11:00–12:00/);
  await tap("button", /^13:00–14:00/);
  await expect(page.getByText("11:00–14:00, 3 jam").first()).toBeVisible();
  await tap("button", "Kirim permintaan");
  await expect(page.getByText("Tuliskan alasannya.")).toBeVisible();
  await page.getByLabel("Mengapa Anda perlu jadwal lain?").fill("Tamu datang lebih siang");
  await expectAccessible(page);
  await tap("button", "Kirim permintaan");
  await expect(page.getByText(/^Anda meminta .*11:00–14:00/)).toBeVisible();
  await expect(page.getByText(/10:00–13:00/).first()).toBeVisible();
  await expectAccessible(page);
  const number = (await shownBooking(page)).split("/").at(-1);
  await open(manager, `/booking/antrean?jadwal=diminta&jenis=gedung&id=${number}`);
  const request = manager.getByRole("alert");
  await expect(request).toContainText("Tamu datang lebih siang");
  await expect(request).toContainText("Tersedia saat itu: 1 unit.");
  await expectAccessible(manager);
  await manager.getByRole("button", { name: "Terima jadwal baru" }).click();
  await manager.getByRole("dialog").getByRole("button", { name: "Terima jadwal baru" }).click();
  await expect(manager.getByText("Pesanan dipindah ke jadwal yang diminta.")).toBeVisible();
  await page.reload();
  await expect(page.getByText(/11:00–14:00/).first()).toBeVisible();
  await expect(page.getByText(/^Anda meminta/)).toBeHidden();
}

/** The code at the desk, also where the phone has no network. */
async function showReceiptOffline(page: Page): Promise<void> {
  const pass = page.getByRole("region", { name: "Tunjukkan ini saat datang" });
  const code = (await pass.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/).textContent()) ?? "";
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const number = (await shownBooking(page)).split("/").at(-1);
  await expect
    .poll(() =>
      page.evaluate(async (id) => {
        const names = (await caches.keys()).filter((name) => name.startsWith("receipts-"));
        const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return keys.flat().some(({ url }) => url.endsWith(`/${id}`));
      }, number),
    )
    .toBe(true);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText("Tidak ada jaringan")).toBeVisible();
  await expect(pass.getByText(code)).toBeVisible();
  await expect(pass.getByRole("img", { name: new RegExp(code) })).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await expect(page.getByText("Tidak ada jaringan")).toBeHidden();
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
  await turnTo(page, dayIn(10));
  await tap("button", dayIn(10));
  await tap("button", dayIn(12));
  await tap("button", "Cari");
  await expect(page.getByText("Tidak ada yang bernama “Cimhi”. Ditampilkan: “Cimahi”.")).toBeVisible();
  await expectAccessible(page);
  await tap("link", /Wisma Diklat Cimahi/);
  await expect(page.getByRole("heading", { level: 1, name: /Wisma Diklat Cimahi/ })).toBeVisible();
  await expect(page.getByText("Rp\u00a0400.000 seluruhnya", { exact: true })).toBeAttached();
  await expectAccessible(page);

  await signInAndOrder(page, tap, username, ["Wisma Diklat Cimahi", "2 malam"]);
  await giveDetails(page, tap);
  // Nine for whoever is signed in, who needs no sign-in; what is typed isn't counted.
  expect(counted()).toEqual({ taps: 10, views: 6 });

  await approveAndPay(page, "pengelola");
  await showReceiptOffline(page);
});

test("so a hall is found by a mistyped place, ordered by the hour, moved by one hour into itself, approved, paid, moved once more by a request and shown", async ({
  as,
  visitor,
}) => {
  const page = await visitor({ language: "id", viewport: phone });
  const username = await addPerson(page);
  const { tap } = walk(page);
  await open(page, "/index/catalogue?jenis=gedung");
  await page.getByLabel("Tempat atau nama").fill("Pangumbhan");
  await tap("button", "Cari");
  await expect(page.getByText("Tidak ada yang bernama “Pangumbhan”.")).toBeVisible();
  await tap("link", /Ruang Pertemuan Pangumbahan/);
  await tap("button", "Pilih tanggal");
  const days = page.getByRole("dialog");
  await turnTo(days, dayIn(10, 3));
  await days.getByRole("button", { name: dayIn(10, 3) }).click();
  await tap("button", /^09:00–10:00/);
  await tap("button", /^11:00–12:00/);
  await expect(page.getByText("09:00–12:00, 3 jam").first()).toBeVisible();
  await expectAccessible(page);
  await signInAndOrder(page, tap, username, ["Ruang Pertemuan Pangumbahan", "3 jam"]);
  await giveDetails(page, tap);

  await tap("link", "Ubah jadwal");
  // Its own hours aren't in the way of it.
  await tap("button", /^10:00–11:00/);
  await tap("button", /^12:00–13:00/);
  await expect(page.getByText("10:00–13:00, 3 jam").first()).toBeVisible();
  await expectAccessible(page);
  await tap("button", "Pindahkan pesanan");
  await expect(page.getByText(/10:00–13:00/).first()).toBeVisible();
  await approveAndPay(page, "pengelola.pesisir");
  await expect(page.getByText(/10:00–13:00/).first()).toBeVisible();
  await askForOneHourLater(page, tap, await as("pengelola.pesisir", { language: "id" }));
  await showReceiptOffline(page);
});

test("so a machine is found by a mistyped name, ordered by the day, approved, paid, shown and cancelled, with what comes back", async ({
  visitor,
}) => {
  const page = await visitor({ language: "id", viewport: phone });
  const username = await addPerson(page);
  const { tap } = walk(page);
  await open(page, "/index/catalogue?jenis=alat");
  await page.getByLabel("Tempat atau nama").fill("Vibro Rollr");
  await tap("button", "Cari");
  await expect(page.getByText("Tidak ada yang bernama “Rollr”.")).toBeVisible();
  await tap("link", /Vibro Roller/);
  await tap("button", "Pilih tanggal");
  const days = page.getByRole("dialog");
  await turnTo(days, dayIn(10, 3));
  await days.getByRole("button", { name: dayIn(10, 3) }).click();
  await days.getByRole("button", { name: dayIn(11, 3) }).click();
  await expectAccessible(page);
  await signInAndOrder(page, tap, username, ["Vibro Roller", "2 hari"]);
  await giveDetails(page, tap, "Surat permohonan");
  await approveAndPay(page, "pengelola.alatjabar");
  await showReceiptOffline(page);

  await tap("link", /^Batalkan pesanan/);
  await page.getByLabel(/^Mengapa dibatalkan/).fill("Pekerjaan ditunda");
  await tap("button", /^Batalkan pesanan/);
  await expect(page.getByText(/Rp\u00a0970\.000/).first()).toBeVisible();
  await expectAccessible(page);
});
