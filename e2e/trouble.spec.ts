import type { Page } from "@playwright/test";
import { addPerson, expect, expectAccessible, open, password, phone, test, tokenOf } from "./fixtures.ts";
import { addOrderable, readAs } from "./pages/own-object.ts";
import { callAs } from "./pages/walk-in.ts";

const room = "mst_objectretribusi";
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();

/** From tomorrow on a night of an object costs half as much again. */
async function raisePrice(page: Page, { objectid, dasarhukumid }: { objectid: number; dasarhukumid: number }) {
  const wish = {
    ...{ kelompoktarif: "umum", sesi: null, satuantarif: "malam", tarif: 150_000, berlakumulai: day(2) },
    ...{ berlakusampai: null, dasarhukumid, alasan: null },
  };
  const { id, versi } = await callAs(page, "dinas", `${room}/usulkantarif/${objectid}`, wish);
  await callAs(page, "pemda", `${room}/setujuitarif/${id}`, { versi });
}

/** The agency doesn't offer an object any more. */
async function withdraw(page: Page, objectid: number): Promise<void> {
  const { versi } = await readAs(page, "dinas", `${room}/view/${objectid}`);
  await callAs(page, "dinas", `${room}/edit/${objectid}`, { versi, statusobject: 0 });
}

const orders = async (page: Page, who: string): Promise<number> =>
  Number((await readAs(page, who, "trx_penginapan/count")).num);

const purpose = (page: Page) => page.getByLabel("Keperluan");

/** What was typed reaches the server. */
async function typePurpose(page: Page, words: string): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.url().includes("/simpandraf/"));
  await purpose(page).fill(words);
  await saved;
}

test("at a desk why an order isn't taken stands in full above the foot of the form", async ({ as, visitor }) => {
  const page = await as(await addPerson(await visitor()));
  const object = await addOrderable(page, 3);
  await open(page, `/${room}/add_object_nasabah/${object.objectid}?mulai=${day(70)}&akhir=${day(72)}&unit=2`);
  await expect(page.getByText("Rp\u00a0400.000 in all").first()).toBeVisible();
  await raisePrice(page, object);
  await page.getByRole("button", { name: "Order", exact: true }).click();
  const refusal = page.getByRole("alert").filter({ hasText: "The price has changed" });
  await expect(refusal).toBeFocused();
  const isSeen = () =>
    refusal.evaluate((box) => {
      const { left, bottom } = box.getBoundingClientRect();
      return box.contains(document.elementFromPoint(left + 20, bottom - 5));
    });
  await expect.poll(isSeen).toBe(true);
});

test("on a phone everything that gets in a citizen's way is said in a sentence, nothing typed is lost and nothing is ordered twice", async ({
  as,
  visitor,
}) => {
  const username = await addPerson(await visitor());
  const page = await as(username, { language: "id", viewport: phone });
  const object = await addOrderable(page, 3);
  const address = `/${room}/add_object_nasabah/${object.objectid}`;

  await test.step("a link with days that are over and more units than there are", async () => {
    await open(page, `${address}?mulai=2024-01-05&akhir=2024-01-07&unit=9`);
    await expect(page.getByText(/^Tanggal pada tautan ini, 5–7 Jan 2024, sudah lewat/)).toBeVisible();
    await expect(page.getByText("Hanya ada 3: kurangi jumlahnya.")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("a price that rose while it was looked at, and a hand that presses twice", async () => {
    await open(page, `${address}?mulai=${day(70)}&akhir=${day(72)}&unit=2`);
    await expect(page.getByText("Rp\u00a0400.000 seluruhnya").first()).toBeVisible();
    await raisePrice(page, object);
    await press(page, "Pesan");
    const refusal = page.getByRole("alert").filter({ hasText: "Harga berubah" });
    await expect(refusal).toContainText("semula Rp\u00a0400.000, sekarang Rp\u00a0600.000");
    await expect(refusal).toBeFocused();
    await expectAccessible(page);
    expect(await orders(page, username)).toBe(0);
    await refusal.getByRole("button", { name: "Pesan dengan Rp\u00a0600.000" }).dblclick();
    await expect(page.getByText("Pesanan dibuat. Sekarang isi kelengkapannya.")).toBeVisible();
    expect(await orders(page, username)).toBe(1);
  });

  await test.step("back to the object and forth again", async () => {
    await typePurpose(page, "Rapat keluarga");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: object.name })).toBeVisible();
    await page.goForward();
    await expect(purpose(page)).toHaveValue("Rapat keluarga");
    expect(await orders(page, username)).toBe(1);
  });

  await test.step("a program that calls itself a document", async () => {
    const chooser = page.waitForEvent("filechooser");
    await press(page, /^Dokumen lain/);
    const program = Buffer.from("MZ\u0090\u0000This program cannot be run in DOS mode");
    await (await chooser).setFiles({ name: "undangan.pdf", mimeType: "application/pdf", buffer: program });
    await expect(page.getByText("Format berkas tidak didukung").first()).toBeVisible();
    await expect(purpose(page)).toHaveValue("Rapat keluarga");
    await expectAccessible(page);
  });

  await test.step("the same form in a second tab", async () => {
    const second = await page.context().newPage();
    await second.goto(page.url());
    await expect(purpose(second)).toHaveValue("Rapat keluarga");
    await typePurpose(second, "Rapat kantor");
    await second.close();
    await purpose(page).fill("Rapat warga");
    await expect(page.getByText("Formulir ini sudah diisi lebih lanjut di jendela lain")).toBeVisible();
    await expectAccessible(page);
    await press(page, "Tetap pakai isian di sini");
    await expect(purpose(page)).toHaveValue("Rapat warga");
  });

  await test.step("no network, and then a session that is over", async () => {
    await page.getByLabel("Nomor identitas (NIK)").fill("9999010101900001");
    await page.context().setOffline(true);
    await press(page, "Simpan dan lanjutkan");
    await expect(page.getByText(/Tidak ada sambungan ke layanan/).first()).toBeVisible();
    await page.context().setOffline(false);
    const headers = { Authorization: `Bearer ${await tokenOf(page, username)}` };
    expect((await page.request.post("/api/auth/logout", { headers })).ok()).toBe(true);
    await press(page, "Simpan dan lanjutkan");
    const again = page.getByRole("dialog", { name: "Silakan masuk kembali" });
    await expectAccessible(page);
    await again.getByLabel(/^Kata sandi( \*)?$/).fill(password);
    await again.getByRole("button", { name: "Masuk", exact: true }).click();
    await page.getByRole("checkbox", { name: /menyetujui/ }).check();
    await expect(page.getByText("Rapat warga")).toBeVisible();
    await press(page, /^Konfirmasi Rp\s600\.000/);
    await expect(page.getByText("Menunggu konfirmasi pengelola").first()).toBeVisible();
  });
});

test("a favourite that is offered no more says so and leads to what is like it; its page does, too", async ({
  asNewCustomer,
}) => {
  const page = await asNewCustomer({ language: "id", viewport: phone });
  const [gone, kept] = [await addOrderable(page, 1), await addOrderable(page, 1)];
  for (const { objectid, name } of [gone, kept]) {
    await open(page, `/${room}/add_object_nasabah/${objectid}`);
    await page.getByRole("button", { name: `Favorit: ${name}` }).click();
    await expect(page.getByRole("button", { name: `Favorit: ${name}`, pressed: true })).toBeVisible();
  }
  await withdraw(page, gone.objectid);
  await open(page, "/index/favorit");
  const entry = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await expect(entry(gone.name)).toContainText("Tidak lagi ditawarkan");
  await expect(entry(kept.name)).not.toContainText("Tidak lagi ditawarkan");
  await expectAccessible(page);
  await open(page, `/${room}/add_object_nasabah/${gone.objectid}`);
  await page.reload();
  await expect(page.getByText("Objek ini tidak lagi ditawarkan")).toBeVisible();
});
