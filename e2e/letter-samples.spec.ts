import { mailNames } from "@retribusi/contract/features/mail/mail.endpoints";
import { expect, expectAccessible, open, phone, test } from "./fixtures.ts";
import { dateIn, letterTo, look } from "./pages/letters.ts";
import { readAs } from "./pages/own-object.ts";

test("the super user reads the mail with the bill as it arrives, and sends it to their own address", async ({ as }) => {
  const page = await as("superuser", { language: "id" });
  await open(page, "/home");
  const menu = page.getByRole("navigation");
  await menu.getByRole("button", { name: "Konfigurasi", exact: true }).click();
  await menu.getByRole("link", { name: "Contoh Surel" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Contoh Surel" })).toBeVisible();
  await expect(page.getByText("Pilih surel", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Pesanan disetujui, beserta tagihannya" }).click();

  const mail = page.frameLocator("iframe[title^='Surel: Pesanan']");
  await expect(mail.getByRole("heading", { name: /silakan bayar/ })).toBeVisible();
  for (const words of ["Yang perlu Anda lakukan", "0000000000000001", "Wisma Contoh, Kamar Melati"]) {
    await expect(mail.getByText(words).filter({ visible: true }).first(), words).toBeVisible();
  }
  await expect(page.getByText(/^surat-pemberitahuan-pembayaran-\d+\.pdf – hanya di surel asli$/)).toBeVisible();
  await expectAccessible(page);

  // A link of a sample leads nowhere, whoever presses it.
  const before = page.url();
  await mail.getByRole("link", { name: "Buka tagihan" }).click();
  await expect(mail.getByRole("heading", { name: /silakan bayar/ })).toBeVisible();
  expect(page.url()).toBe(before);

  await page.getByRole("button", { name: "Kirim uji coba ke saya" }).click();
  await expect(page.getByRole("status").filter({ hasText: "superuser@contoh.example" })).toBeVisible();
  const arrived = await letterTo(page, "superuser@contoh.example", /^\[Uji coba\] Pesanan \d+ disetujui/);
  expect(arrived.text).toContain("0000000000000001");
  expect(arrived.attachments).toEqual([]);
});

test("which mail is looked at stands in the address, on a phone and with its date", async ({ as, visitor }) => {
  const page = await as("superuser", { language: "en", viewport: phone });
  await open(page, "/system/surel?surel=pay&bahasa=both");
  const panel = page.getByRole("dialog", { name: "The payment has arrived" });
  await expect(panel.getByText("pesanan-2000000000.ics")).toBeVisible();
  await page.reload();
  await expect(panel.getByRole("radio", { name: "Both" })).toBeChecked();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  await panel.getByRole("button", { name: "Send me a trial" }).click();
  await expect(panel.getByText("The mail is on its way")).toBeVisible();
  const arrived = await letterTo(page, "superuser@contoh.example", /Pembayaran pesanan .* \/ Payment received/);
  expect((await dateIn(page, arrived))[0]).toBe("Wisma Contoh, Kamar Melati");
  await look(await visitor(), arrived);
  await panel.getByRole("button", { name: "Back to the mails" }).click();
  await expect(page.getByRole("button", { name: "The payment has arrived" })).toBeVisible();
});

for (const [language, colorScheme] of [
  ["id", "light"],
  ["en", "dark"],
] as const) {
  test(`every mail fits a small phone and can be read there, in ${language} and ${colorScheme}`, async ({
    visitor,
  }) => {
    test.slow();
    const page = await visitor();
    await page.goto("/");
    const reader = await visitor({ viewport: { width: 320, height: 900 }, colorScheme, language });
    for (const name of mailNames) {
      const { html } = await readAs(
        page,
        "superuser",
        `system/surel/${encodeURIComponent(name)}?bahasa=${language}&jenis=penginapan`,
      );
      await reader.setContent(html);
      const wide = await reader.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${name} fits into 320 pixels`).toBeLessThanOrEqual(320);
      await expectAccessible(reader);
    }
  });
}
