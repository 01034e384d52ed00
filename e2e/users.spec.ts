import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { desktop, expect, expectAccessible, open, password, phone, test } from "./fixtures.ts";
import { choose } from "./pages/record-form.ts";
import { RecordList } from "./pages/record-list.ts";

/** Notes what the browser's console complains about; that a refused call was refused is no complaint. */
function listen(...pages: readonly Page[]): string[] {
  const heard: string[] = [];
  for (const page of pages) {
    page.on("pageerror", (error) => heard.push(String(error)));
    page.on("console", (message) => {
      const isRefusal = /^Failed to load resource: .* status of 4\d\d/.test(message.text());
      if (message.type() === "error" && !isRefusal) heard.push(message.text());
    });
  }
  return heard;
}

async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize(desktop);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expectAccessible(page);
}

async function signIn(page: Page, username: string, secret: string): Promise<void> {
  await open(page, "/index/login");
  await page.getByLabel("User name or e-mail").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(secret);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

interface NewUser {
  readonly username: string;
  readonly fullname: string;
}

/** Adds a facility manager; answers with their id. */
async function addManager(page: Page, { username, fullname }: NewUser): Promise<string> {
  await open(page, "/userdata/add");
  await page.getByRole("combobox", { name: "Add a role" }).selectOption("Facility manager");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Manager group: The user's role needs a manager group.")).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByLabel("User name").fill(username);
  await page.getByLabel("E-mail").fill(`${username}@example.test`);
  await page.getByLabel("Full name").fill(fullname);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("combobox", { name: "Account status" }).click();
  await page.getByRole("option", { name: /^Active/ }).click();
  const main = page.getByRole("main");
  await choose(main, "Regional government", "Pemerintah Provinsi Jawa Barat");
  const agency = main.getByRole("combobox", { name: "Agency" });
  await agency.fill("Dinas Pariwisata dan Ekonomi Kreatif");
  const offered = page.getByRole("listbox", { name: "Agency" });
  await expect(offered.getByText("Nothing found"), "an agency of another region can't be chosen").toBeVisible();
  await agency.fill("");
  await choose(main, "Agency", "Badan Pengembangan Sumber Daya Manusia");
  await choose(main, "Manager group", "UPTD Wisma");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Record added successfully")).toBeVisible();
  const link = page.getByRole("link", { name: `View ${fullname}` }).first();
  return /view(?:\/|%2F)(\d+)/.exec((await link.getAttribute("href")) ?? "")?.[1] ?? "";
}

async function giveReason(page: Page, action: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Reason" }).fill("Surat 12/2026");
  await dialog.getByRole("button", { name: action }).click();
}

test("a manager is added, given more, blocked, and gets a new password; the audit trail tells it all", async ({
  as,
  visitor,
}) => {
  const admin = await as("superuser");
  const person = await visitor();
  const heard = listen(admin, person);
  const username = `pengelola.${randomUUID().slice(0, 8)}`;
  const fullname = `Pengelola ${username.slice(-8)}`;
  const id = await addManager(admin, { username, fullname });

  await signIn(person, username, password);
  const menu = person.getByRole("navigation");
  await expect(menu.getByRole("link", { name: "Konfirmasi Pesanan" }).first()).toBeVisible();
  await expect(menu.getByRole("link", { name: "Data Pengguna" })).toHaveCount(0);

  await test.step("a personal permission counts at the next page", async () => {
    await open(admin, `/userdata/kewenangan/${id}`);
    await choose(admin.getByRole("main"), "Personal permissions", "userdata/list");
    await admin.keyboard.press("Escape");
    await expect(admin.getByText("Not saved yet")).toBeVisible();
    await expectAccessibleAtBothWidths(admin);
    await admin.getByRole("button", { name: "Save" }).click();
    await expect(admin.getByText("Record updated successfully")).toBeVisible();
    await person.reload();
    await menu.getByRole("link", { name: "Data Pengguna" }).click();
    await expect(person.getByRole("heading", { level: 1, name: "Users" })).toBeVisible();
  });

  await test.step("a block ends the session, and is taken back", async () => {
    await open(admin, `/userdata/view/${id}`);
    await expectAccessibleAtBothWidths(admin);
    await admin.getByRole("button", { name: "Block" }).click();
    await giveReason(admin, "Block");
    await expect(admin.getByText(`${fullname} is blocked.`)).toBeVisible();
    await menu.getByRole("link", { name: "Konfirmasi Pesanan" }).first().click();
    await expect(person.getByText("Your account has been blocked.")).toBeVisible();
    await expect(person.getByRole("heading", { level: 1 })).toHaveText("Sign in");
    await admin.getByRole("button", { name: "Unblock" }).click();
    await giveReason(admin, "Unblock");
    await expect(admin.getByText(`${fullname} can sign in again.`)).toBeVisible();
  });

  await test.step("a temporary password opens nothing but the choice of another", async () => {
    const temporary = "Sementara#2026";
    const own = "Pilihan-Sendiri-7";
    await open(admin, `/userdata/resetpassword/${id}`);
    await admin.getByRole("radio", { name: "Type one" }).check();
    await expect(admin.getByText("Not Less Than 6 Characters")).toBeVisible();
    await admin.getByRole("textbox", { name: "New password", exact: true }).fill(temporary);
    await admin.getByLabel("Repeat new password").fill("Sementara#2027");
    await admin.getByRole("button", { name: "Set the new password" }).click();
    await expect(admin.getByText("Your password confirmation is not consistent.").first()).toBeVisible();
    await expectAccessibleAtBothWidths(admin);
    await admin.getByLabel("Repeat new password").fill(temporary);
    await admin.getByRole("button", { name: "Set the new password" }).click();
    await expect(admin.getByText(`The password of ${fullname} has been changed`)).toBeVisible();

    await signIn(person, username, temporary);
    await expect(person.getByText("Your password has expired.").first()).toBeVisible();
    await person.getByRole("textbox", { name: "New password", exact: true }).fill(own);
    await person.getByLabel("Repeat new password").fill(own);
    await expectAccessibleAtBothWidths(person);
    await person.getByRole("button", { name: "Change the password" }).click();
    await expect(person.getByText("Your password has been changed successfully.")).toBeVisible();
    await expectAccessibleAtBothWidths(person);
    await signIn(person, username, own);
    await expect(menu.getByRole("link", { name: "Data Pengguna" })).toBeVisible();
  });

  await test.step("the audit trail is narrowed, opened and taken along", async () => {
    const list = new RecordList(admin, "/jejak_audit");
    await list.open();
    await list.filter("Who", { choose: "Administrator Sistem" });
    await list.filter("Action", { choose: "Roles and rights" });
    await expect(list.rows.first()).toContainText("Roles and rights");
    await expectAccessibleAtBothWidths(admin);
    await list.settle();
    const [download] = await Promise.all([
      admin.waitForEvent("download"),
      (async () => {
        await admin.getByRole("button", { name: "Export" }).click();
        await admin.getByRole("menuitem", { name: "CSV" }).click();
      })(),
    ]);
    const lines = (await readFile(await download.path(), "utf8")).trim().split("\r\n");
    expect(lines[0]).toContain("waktu;fullname;peran;aksi;entitas;kunci");
    expect(lines.slice(1).every((line) => line.includes(";Super user;Roles and rights;Users;"))).toBe(true);
    expect(lines.filter((line) => line.includes(`;Users;${id};`))).toHaveLength(2);

    await open(admin, `/jejak_audit/index/kunci/${id}?filter[aksi]=rights`);
    await list.settle();
    await admin
      .getByRole("link", { name: /^View / })
      .first()
      .click();
    const granted = admin.getByRole("row", { name: /^Personal permissions/ });
    await expect(granted.getByRole("cell").nth(1)).toHaveText("userdata/list");
    await expectAccessibleAtBothWidths(admin);
  });
  expect(heard).toEqual([]);
});

test("a tick of the matrix is made and taken back by keyboard, and the last super user stays", async ({ as }) => {
  const page = await as("superuser");
  const heard = listen(page);
  await test.step("the matrix", async () => {
    await open(page, "/role_has_permissions/matriks");
    await page.getByRole("textbox", { name: "Filter by page, group or name" }).fill("tbl_kategoriobject");
    await page.getByRole("checkbox", { name: "Customer: tbl_kategoriobject/list" }).focus();
    await page.keyboard.press("ArrowDown");
    const box = page.getByRole("checkbox", { name: "Customer: tbl_kategoriobject/view" });
    await expect(box).toBeFocused();
    await expect(box).not.toBeChecked();
    await page.keyboard.press("Space");
    await expect(page.getByRole("status").getByText("Customer now holds Object categories: View.")).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Customer no longer holds Object categories: View.")).toBeVisible();
    await expect(box).not.toBeChecked();
    await expectAccessibleAtBothWidths(page);
  });

  await test.step("the last super user", async () => {
    await open(page, "/userdata/kewenangan/1");
    await page.getByRole("button", { name: "Remove Super user" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText(/This is the last super user who can sign in/)).toBeVisible();
    await page.getByRole("button", { name: "Discard changes" }).click();
    await open(page, "/userdata/view/1");
    await expect(page.getByRole("button", { name: "Block" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Delete" }), "nobody deletes their own account").toHaveCount(0);
    await page.getByRole("button", { name: "Block" }).click();
    await giveReason(page, "Block");
    await expect(page.getByText(/This is the last super user who can sign in/)).toBeVisible();
  });
  expect(heard).toEqual([]);
});
