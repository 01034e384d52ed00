import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "./fixtures.ts";
import { RecordList } from "./pages/record-list.ts";

const save = (page: Page) => page.getByRole("button", { name: "Save changes" }).click();

test("the organisation's settings count at once, and a test mail tells why it can't go", async ({ as, visitor }) => {
  const page = await as("superuser");
  await open(page, "/system/pengaturan");
  await page.getByLabel("Name of the organisation").fill("Pemerintah Provinsi Contoh");
  await page.getByRole("textbox", { name: "Mail server", exact: true }).fill("http://not-a-mail-server");
  await save(page);
  await expect(page.getByRole("textbox", { name: "Mail server", exact: true })).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Name of the organisation")).toHaveValue("Pemerintah Provinsi Contoh");
  await expectAccessible(page);
  // Nothing listens at port 1.
  await page.getByRole("textbox", { name: "Mail server", exact: true }).fill("smtp://127.0.0.1:1");
  await save(page);
  await expect(page.getByText("Record updated successfully")).toBeVisible();
  await page.getByRole("button", { name: "Send a test mail" }).click();
  await expect(page.getByText("The connection was refused")).toBeVisible();

  const stranger = await visitor();
  await open(stranger, "/");
  // What the build has drawn knows no settings: they come with the program, and that with somebody.
  await stranger.keyboard.press("Tab");
  await expect(stranger.getByRole("banner").getByText("Pemerintah Provinsi Contoh")).toBeVisible();

  await page.getByLabel("Name of the organisation").fill("");
  await page.getByRole("textbox", { name: "Mail server", exact: true }).fill("");
  await save(page);
  await expect(page.getByRole("button", { name: "Save changes" })).toBeDisabled();
});

test("a bank's authorisation is kept and never shown, and its connection is tested", async ({ as, baseURL }) => {
  const page = await as("superuser");
  const authorization = page.getByRole("textbox", { name: /^Authorization/ }).or(page.locator("input[type=password]"));
  const saveRecord = () => page.getByRole("button", { name: "Save", exact: true }).click();
  await open(page, "/system/add");
  await page.getByLabel("Bank id").fill("110");
  await page.getByLabel("Terminal id").fill("WEB09");
  await page.getByLabel("Channel id").fill("6019");
  await page.getByLabel("Prefix of billing ids").fill("88919");
  const region = page.getByRole("combobox", { name: /^Regional government/ });
  await region.fill("Nusa Tenggara Timur");
  await page.getByRole("option", { name: /Nusa Tenggara Timur/ }).click();
  await saveRecord();
  await expect(page.getByLabel("Bank id")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Terminal id")).toHaveValue("WEB09");

  const list = new RecordList(page, "/system");
  await page.getByRole("link", { name: "Konfigurasi Sistem" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
  await list.settle();
  const place = (await list.row("Nusa Tenggara Timur").first().getAttribute("row-index")) ?? "0";
  const edit = page.locator(`.ag-row[row-index="${place}"]`).getByRole("link", { name: /^Edit/ });
  await edit.click();
  await page.getByLabel("Address of the bank's service").fill(`${baseURL}/api`);
  await authorization.first().fill("a secret word");
  await saveRecord();
  await expect(page.getByText("Record updated successfully")).toBeVisible();
  await expect(page.getByText("a secret word")).toHaveCount(0);
  await list
    .row("Nusa Tenggara Timur")
    .getByRole("link", { name: /^View Bank Simulasi Daerah \d+$/ })
    .click();
  await page.getByRole("button", { name: "Test connection" }).click();
  await expect(page.getByText("The bank's service was reached")).toBeVisible();
  await expectAccessible(page);
});
