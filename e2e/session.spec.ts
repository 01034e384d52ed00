import { expect, open, test } from "./fixtures.ts";

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

test("a screen that can't be loaded says whether the connection is missing or the version is another one", async ({
  visitor,
}) => {
  const page = await visitor();
  const part = "**/assets/check-page-*.js";
  await open(page, "/");
  await page.route(part, (route) => route.abort());
  await page.evaluate(() => {
    window.location.hash = "/index/check";
  });
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("No connection");
  await page.unroute(part);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByLabel("Code on the receipt")).toBeVisible();

  await page.route(part, (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expect(title).toHaveText("A new version is ready");
  await page.unroute(part);
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect(page.getByLabel("Code on the receipt")).toBeVisible();
});

test("the way to sign in stands above every public page but the form itself", async ({ visitor }) => {
  const page = await visitor();
  const link = page.getByRole("banner").getByRole("link", { name: "Sign in" });
  for (const [route, count] of [
    ["/", 1],
    ["/index/catalogue", 1],
    ["/index/login", 0],
    ["/index/register", 0],
    ["/?nexturl=%2Ftbl_skpd", 0],
  ] as const) {
    await open(page, route);
    await expect(link, route).toHaveCount(count);
  }
});
