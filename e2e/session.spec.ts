import { expect, expectAccessible, open, phone, test } from "./fixtures.ts";

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

test("a screen that can't be loaded says so and offers to reload", async ({ visitor }) => {
  const page = await visitor();
  await open(page, "/");
  await page.route("**/assets/check-page-*.js", (route) => route.abort());
  await page.evaluate(() => {
    window.location.hash = "/index/check";
  });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A new version is ready");
  await page.unroute("**/assets/check-page-*.js");
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect(page.getByLabel("Code on the receipt")).toBeVisible();
});
