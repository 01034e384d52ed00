import { readFile } from "node:fs/promises";
import { expect, expectAccessible, open, phone, test } from "./fixtures.ts";

const csv = (text: string) => ({ name: "dinas.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
const header = "Pemerintah daerah;Kode dinas;Dinas\r\n";

/** Another one each time, so that what a journey left behind doesn't stand in its own way. */
const mark = () => String(Date.now() % 1e6);

test("a file with a mistake adds nothing and says where; the corrected one is added", async ({ as }) => {
  const page = await as("bank");
  await open(page, "/tbl_skpd");
  await page.getByRole("link", { name: "Import" }).click();
  const dialog = page.getByRole("dialog");
  const template = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download the template" }).click();
  expect(await readFile(await (await template).path(), "utf8")).toBe(
    "\uFEFFRegional government;Agency code;Agency;Address;Head of the agency;Head's staff number (NIP)\r\n",
  );
  const chooser = dialog.locator("input[type=file]");
  const code = mark();
  const first = `${header}32;9.${code}.1;Dinas Impor Satu\r\n`;
  await chooser.setInputFiles(csv(`${first}32;9.${code}.2;=1+1\r\n`));
  await expect(dialog.getByText("1 of 2 rows have problems")).toBeVisible();
  await expect(dialog.getByRole("row", { name: /^3 Dinas =1\+1 This looks like a formula/ })).toBeVisible();
  await expectAccessible(page);
  const report = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download the report" }).click();
  expect(await readFile(await (await report).path(), "utf8")).toContain("3;Dinas;'=1+1;");

  await dialog.getByRole("button", { name: "Choose another file" }).click();
  await chooser.setInputFiles(csv(`${first}32;9.${code}.2;Dinas Impor ${code}\r\n`));
  await dialog.getByRole("button", { name: "Add 2 records" }).click();
  await expect(dialog.getByText("Data imported successfully")).toBeVisible();
  await dialog.getByRole("link", { name: "To the list" }).click();
  await expect(page.getByText(`Dinas Impor ${code}`)).toBeVisible();
});

test("a region takes over one changed row of a file on a phone", async ({ as }) => {
  const page = await as("pemda", { viewport: phone });
  await open(page, "/tbl_skpd/datasync_pemda");
  await page.getByText("csv file", { exact: true }).click();
  const name = `Dinas Kehutanan ${mark()}`;
  await page.locator("input[type=file]").setInputFiles(csv(`${header}32;3.28;${name}\r\n33;5.04;Milik orang\r\n`));
  await page.getByRole("button", { name: "Compare" }).click();
  const changed = page.getByRole("region", { name: "Changed" });
  await expect(changed.getByText(name)).toBeVisible();
  await expect(page.getByText("Can't be taken over (1)")).toBeVisible();
  await expectAccessible(page);
  await changed.getByRole("checkbox", { name: /3\.28/ }).check();
  await page.getByRole("button", { name: "Take over 1 row" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Take over 1 row" }).click();
  await expect(page.getByText("Data taken over: 0 added, 1 changed")).toBeVisible();
  await expect(page.getByText("0 added, 1 changed, of 1 differences").first()).toBeVisible();
  await expectAccessible(page);
});
