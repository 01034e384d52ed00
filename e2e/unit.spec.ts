import { expect, expectAccessible, open, phone, test } from "./fixtures.ts";
import { addOrderable, readAs } from "./pages/own-object.ts";

test("a manager names 24 rooms at once, says what one is like, and takes none away that is booked", async ({ as }) => {
  const page = await as("pengelola");
  await page.goto("/");
  const { objectid, name } = await addOrderable(page, 20);
  await open(page, "/mst_objectretribusi/unit");
  await page.getByRole("combobox", { name: "Object" }).fill(name);
  await page.getByRole("option", { name: new RegExp(name) }).click();
  await expect(page.getByText("20 units (kamar), without names")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Name the units" }).click();
  const names = page.getByRole("textbox", { name: /^Names or numbers/ });
  await names.fill("124-101");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("“124-101” ends before it begins.").first()).toBeVisible();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: /^From a file/ }).click();
  const content = Buffer.from("\uFEFFnomor;lantai\r\n101;1\r\n102;1\r\n");
  await (await chooser).setFiles({ name: "kamar.csv", mimeType: "text/csv", buffer: content });
  await expect(names).toHaveValue("101, 102");
  await names.fill("101–112, 201–212");
  await expect(page.getByText("24 names: the object will have 24 units (kamar) instead of 20.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("The object has 24 units.")).toBeVisible();
  const units = page.getByRole("region", { name: "24 units (kamar)" });
  await expect(units).toContainText("24 Ready");

  await units.getByRole("combobox", { name: "State of 105" }).click();
  await page.getByRole("option", { name: "Out of order" }).click();
  await units.getByRole("textbox", { name: "Note on 105" }).fill("AC bocor");
  await units.getByRole("button", { name: "Save 105" }).click();
  await expect(units).toContainText("23 Ready · 1 Out of order");
  await expectAccessible(page);
  expect(await readAs(page, "pengelola", `mst_objectretribusi/view/${objectid}`)).toMatchObject({ jumlahobject: 24 });

  const hand = await as("pengelola", { viewport: phone, language: "id" });
  await open(hand, `/mst_objectretribusi/unit?objectid=${objectid}`);
  await expect(hand.getByRole("region", { name: "24 unit (kamar)" })).toContainText("23 Siap · 1 Rusak");
  await expectAccessible(hand);
});
