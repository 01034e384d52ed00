import type { Page } from "@playwright/test";
import { expect, test, tokenOf } from "./fixtures.ts";

const program = "**/assets/react-*.js";

/** Whether the page stands as the build has drawn it: the program takes this mark away when it comes alive. */
const isDrawn = (page: Page) => page.evaluate(() => document.documentElement.dataset["first"] === "page");

/** Lets the program come a second and a half after it was asked for. */
const delayProgram = (page: Page) =>
  page.route("**/assets/app-*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });

test("the landing page is there in either language without the program, and comes alive under the hands of somebody", async ({
  visitor,
}) => {
  for (const [language, title, label] of [
    ["en", "Book what belongs to all of us", "Place or name"],
    ["id", "Pesan yang menjadi milik kita bersama", "Tempat atau nama"],
  ] as const) {
    const page = await visitor({ language });
    await page.route(program, (route) => route.abort());
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} – e-Retribusi`);
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
    expect(await isDrawn(page)).toBe(true);

    await page.unroute(program);
    const complaints: string[] = [];
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    await page.reload();
    const field = page.getByLabel(label);
    await field.pressSequentially("Cimahi");
    await expect.poll(() => isDrawn(page)).toBe(false);
    await expect(field).toHaveValue("Cimahi");
    await expect(field).toBeFocused();
    await field.press("Enter");
    await expect(page).toHaveURL(/#\/index\/catalogue\?jenis=penginapan&cari=Cimahi$/);
    expect(complaints).toEqual([]);
  }
});

test("whoever follows a link before the program has come finds buttons that answer", async ({ visitor }) => {
  const page = await visitor({ language: "en" });
  await delayProgram(page);
  await page.goto("/");
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/#\/index\/login/);
  await page.getByLabel("User name or e-mail").fill("nobody");
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("Username or password not correct.")).toBeVisible();
});

test("a press that comes before the program is not lost", async ({ visitor }) => {
  const page = await visitor({ language: "en" });
  await delayProgram(page);
  await page.goto("/");
  await page.getByLabel("Check-in – check-out").click();
  expect(await isDrawn(page)).toBe(true);
  await expect(page.getByRole("dialog").or(page.locator("[data-dates-dropdown]"))).toBeVisible();
});

test("whoever is signed in, and whoever wants another page, never sees the landing page", async ({ visitor }) => {
  const token = await tokenOf(await visitor(), "pengelola");
  for (const [address, held] of [
    ["/", token],
    ["/#/index/check", null],
  ] as const) {
    const page = await visitor({ language: "en" });
    await page.addInitScript((kept) => {
      if (kept) sessionStorage.setItem("retribusi.token", kept);
    }, held);
    await page.route(program, (route) => route.abort());
    await page.goto(address);
    await expect(page.getByText("e-Retribusi").first()).toBeVisible();
    await expect(page.getByText("Book what belongs to all of us")).toBeHidden();
    await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible({ visible: held === null });
  }
});
