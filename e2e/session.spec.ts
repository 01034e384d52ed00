import { expect, expectAccessible, open, password, phone, test } from "./fixtures.ts";

test("a visitor is asked to sign in and then brought to the wanted page", async ({ visitor }) => {
  const page = await visitor();
  await page.goto("/#/tbl_pemda");
  await expect(page).toHaveURL(/nexturl=/);
  await page.goto("/#/index/login?nexturl=%2Ftbl_pemda");
  await page.getByLabel("User name or e-mail").fill("bank");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/#\/tbl_pemda/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Regional governments");
});

test("a wrong password is told in the catalogue's words, in both languages", async ({ visitor }) => {
  for (const [language, message] of [
    ["en", "Username or password not correct."],
    ["id", "Nama pengguna atau kata sandi salah."],
  ] as const) {
    const page = await visitor({ language });
    await open(page, "/index/login");
    await page.locator("input[name=username], input[autocomplete=username]").fill("nobody.at.all");
    await page.locator("input[type=password]").fill("wrong password");
    await page.locator("button[type=submit]").click();
    await expect(page.getByText(message)).toBeVisible();
  }
});

test("a page that isn't granted leads to the forbidden page, an unknown one to not found", async ({ as }) => {
  const page = await as("nasabah");
  await page.goto("/#/tbl_pemda");
  await expect(page).toHaveURL(/#\/error\/forbidden/);
  await page.goto("/#/no/such/page");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/not found/i);
});

test("public pages are accessible at both widths", async ({ visitor }) => {
  for (const options of [{}, { viewport: phone }]) {
    const page = await visitor(options);
    for (const route of [
      "/",
      "/index/login",
      "/index/catalogue",
      "/index/check",
      "/error/forbidden",
      "/error/notfound",
    ]) {
      await open(page, route);
      await expectAccessible(page);
    }
  }
});
