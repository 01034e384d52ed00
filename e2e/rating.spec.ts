import { addDays } from "@retribusi/contract/define/dates";
import { expect, expectAccessible, open, phone, test } from "./fixtures.ts";
import { stayBy } from "./pages/own-order.ts";

const trx = "trx_penginapan";

test("a customer rates a stay by keyboard, the manager reads it, the super user publishes it, and a visitor reads it", async ({
  as,
  visitor,
}) => {
  const page = await visitor();
  await page.goto("/");
  const { who, id, objectid, name } = await stayBy(page, "id");
  const sentence = `Tenang dan bersih di ${name}`;

  const customer = await as(who, { viewport: phone, language: "id" });
  await open(customer, `/${trx}/view/${id}`);
  const card = customer.getByRole("region", { name: "Bagaimana pengalaman Anda?" });
  await card.getByRole("button", { name: "Kirim penilaian" }).click();
  await expect(card.getByText("Pilih satu sampai lima bintang.")).toBeVisible();
  await card.getByRole("radio", { name: "3 bintang" }).focus();
  await customer.keyboard.press("ArrowRight");
  await card.getByLabel("Dalam satu kalimat").fill(sentence);
  await expectAccessible(customer);
  await card.getByRole("button", { name: "Kirim penilaian" }).press("Enter");
  await expect(customer.getByText("Terima kasih, penilaian Anda sudah tersimpan.")).toBeVisible();
  const saved = customer.getByRole("region", { name: "Penilaian Anda" });
  await expect(saved.getByRole("button", { name: "Ubah penilaian" })).toBeFocused();

  const manager = await as("pengelola", { language: "en" });
  await open(manager, `/${trx}/view/${id}`);
  const given = manager.getByRole("region", { name: "The customer's rating" });
  await expect(given).toContainText(sentence);
  await expect(given).toContainText("4 of 5 stars");
  await open(manager, `/mst_objectretribusi/view/${objectid}`);
  const list = manager.getByRole("region", { name: "Ratings" });
  await expect(list).toContainText("4 of 5 stars, from 1 rating");
  await expect(list.getByRole("button", { name: /^Publish/ })).toHaveCount(0);
  await expectAccessible(manager);

  const reader = await visitor({ viewport: phone, language: "id" });
  await open(reader, `/index/catalogue/${objectid}?mulai=${addDays(new Date().toISOString().slice(0, 10), 20)}`);
  await expect(reader.getByRole("heading", { name, level: 1 })).toBeVisible();
  await expect(reader.getByText(sentence)).toHaveCount(0);

  const superuser = await as("superuser", { language: "en" });
  await open(superuser, `/mst_objectretribusi/view/${objectid}`);
  await superuser.getByRole("button", { name: `Publish: booking ${id}` }).click();
  await expect(superuser.getByText("Everybody can read it now.")).toBeVisible();

  await reader.reload();
  const said = reader.getByRole("region", { name: "Kata pengguna" });
  await expect(said).toContainText(sentence);
  await expect(said).toContainText("O.,");
  await expect(said).not.toContainText("Orang Baru");
  await expect(said).not.toContainText("Rata-rata");
  await expectAccessible(reader);
});
