import { expect, expectAccessible, password, phone, test } from "./fixtures.ts";
import { RecordList } from "./pages/record-list.ts";

const route = "/tbl_jnspenerimaan";

test("the bank keeps revenue types in a list without reading it again", async ({ as }) => {
  const page = await as("bank");
  const problems: string[] = [];
  page.on("console", (message) => message.text().includes("AG Grid") && problems.push(message.text()));
  const list = new RecordList(page, route);

  await list.open();
  expect(await list.search("Gedung"), "the server is asked a second after the last key").toBeGreaterThan(990);
  await expect(list.rows.first()).toContainText("Gedung");
  await list.filter("Regional government", { choose: "Pemerintah Provinsi Maluku" });
  await expect(page).toHaveURL(/search=Gedung.*filter%5Bidpemda%5D=\d+/);
  await expectAccessible(page);
  await list.open("/index/idpemda/1");
  await expect(list.rows.filter({ hasNotText: "Pemerintah Provinsi Jawa Barat" })).toHaveCount(0);
  await expect(list.rows).not.toHaveCount(0);

  await list.open();
  await list.orderBy("Description");
  await expect(page).toHaveURL(/orderby=uraianpenerimaan&ordertype=asc/);
  const name = `Uji coba ${Date.now()}`;
  await list.add("Add revenue type", {
    "Regional government": { choose: "Pemerintah Provinsi Jawa Barat" },
    Agency: { choose: "Badan Pengembangan" },
    "Revenue code": name,
    Description: name,
  });
  await expect(list.cell(0, "uraianpenerimaan"), "on top, whatever the order").toHaveText(name);
  await expect(page.locator('.ag-row[row-index="0"]').first()).toHaveClass(/current/);

  await test.step("a value is changed in its place", async () => {
    const empty = await list.changeTo(0, "uraianpenerimaan", "");
    await expect(empty.getByText("Please fill in this field.")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(empty).toBeHidden();
    await expect(list.cell(0, "uraianpenerimaan")).toHaveText(name);

    const reads: string[] = [];
    page.on("request", (request) => request.url().includes("tbl_jnspenerimaan?") && reads.push(request.url()));
    await list.changeTo(0, "uraianpenerimaan", `${name} A`);
    await expect(list.cell(0, "uraianpenerimaan")).toHaveText(`${name} A`);
    await expect(list.cell(0, "uraianpenerimaan"), "the arrow keys go on from there").toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("F2");
    const popup = page.getByRole("form", { name: /^Change/ });
    await popup.getByRole("textbox").fill("x".repeat(31));
    await page.keyboard.press("Enter");
    await expect(popup.getByText("At most 30 characters.")).toBeVisible();
    await page.route("**/tbl_jnspenerimaan/edit/*", async (call) => {
      await call.fulfill({ status: 503, json: { error: { code: "BUSY", message: "The system is busy." } } });
    });
    await popup.getByRole("textbox").fill("Kode uji");
    await page.keyboard.press("Enter");
    await expect(popup.getByText("The system is busy.")).toBeVisible();
    await expect(popup.getByRole("textbox"), "nothing typed is lost").toHaveValue("Kode uji");
    await page.unroute("**/tbl_jnspenerimaan/edit/*");
    await page.keyboard.press("Enter");
    await expect(list.cell(0, "jenispenerimaan")).toHaveText("Kode uji");
    expect(reads, "the list was not read again").toEqual([]);
  });

  await test.step("the form in a dialog replaces the row", async () => {
    await list.edit(`${name} A`, { Description: `${name} B` });
    await expect(list.cell(0, "uraianpenerimaan")).toHaveText(`${name} B`);
  });

  await test.step("rows that are in use stay, and say why", async () => {
    await list.select(0);
    await list.select(1);
    const kept = (await list.cell(1, "uraianpenerimaan").textContent()) ?? "";
    await list.deleteSelected();
    await expect(page.getByText("1 deleted, 1 not")).toBeVisible();
    await expect(page.getByText(/still used by: /)).toBeVisible();
    await expect(list.row(name)).toHaveCount(0);
    await expect(list.cell(0, "uraianpenerimaan")).toHaveText(kept);
    await expect(page.getByText("1 selected")).toBeVisible();
    await expectAccessible(page);
  });
  expect(problems).toEqual([]);
});

test("the address of an open record can be shared with somebody who has to sign in first", async ({ as, visitor }) => {
  const owner = await as("bank");
  const list = new RecordList(owner, route);
  await list.open("?orderby=uraianpenerimaan&ordertype=asc");
  const link = owner.getByRole("link", { name: /^View / }).first();
  const shown = ((await link.getAttribute("aria-label")) ?? "").replace("View ", "");
  await link.click();
  await expect(owner.getByRole("dialog").getByRole("heading", { name: shown })).toBeVisible();
  await expectAccessible(owner);
  const reader = await visitor();
  await reader.goto(owner.url());
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText("Sign in");
  // The form is there; a button for another one would throw away what was typed.
  await expect(reader.getByRole("link", { name: "Sign in" })).toHaveCount(0);
  await reader.getByLabel("User name or e-mail").fill("bank");
  await reader.getByLabel("Password", { exact: true }).fill(password);
  await reader.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(reader.getByRole("dialog").getByRole("heading", { name: shown })).toBeVisible();
  await expect(reader).toHaveURL(/orderby=uraianpenerimaan.*drawer=/);
});

test("a phone loads more rows and chooses their order", async ({ as }) => {
  const page = await as("bank", { viewport: phone });
  const list = new RecordList(page, route);
  await list.open();
  const cards = page.getByRole("main").getByRole("listitem");
  await expect(cards).toHaveCount(20);
  await page.getByRole("button", { name: "Load more" }).click();
  await expect(cards).not.toHaveCount(20);
  await page.getByRole("combobox", { name: "Order" }).selectOption("Description, ascending");
  await expect(page).toHaveURL(/orderby=uraianpenerimaan/);
  await list.settle();
  await expectAccessible(page);
});

test("a form with unsaved content asks before it is left by a typed address, and a taken code is told", async ({
  as,
}) => {
  const page = await as("bank");
  await new RecordList(page, "/tbl_pemda").open();
  await page.getByRole("link", { name: "Add regional government" }).click();
  const code = page.getByRole("dialog").getByRole("textbox", { name: "Region code" });
  await code.fill("32");
  await expect(page.getByText("Already exist!")).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = "#/tbl_skpd";
  });
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay here" }).last().click();
  await expect(question).toBeHidden();
  await expect(code).toHaveValue("32");
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page).toHaveURL(/tbl_pemda$/);
});
