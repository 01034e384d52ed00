import type { Page } from "@playwright/test";
import { languageQuery } from "@retribusi/contract/define/label";
import { desktop, expect, phone, test, tokenOf } from "./fixtures.ts";

const program = "**/assets/react-*.js";

/** Whether the page stands as the build has drawn it: the program takes this mark away when it comes alive. */
const isDrawn = (page: Page) => page.evaluate(() => document.documentElement.dataset["first"] === "page");

/** Lets the program come a second and a half after it was asked for. */
const delayProgram = (page: Page) =>
  page.route("**/assets/app-*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });

/** The paths that a page asks for from now on. */
function asking(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

test("the landing page is there in either language without the program, and comes alive under the hands of somebody", async ({
  visitor,
}) => {
  for (const [language, title, label] of [
    ["en", "Book what belongs to all of us", "Place or name"],
    ["id", "Pesan fasilitas milik kita bersama", "Tempat atau nama"],
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

test("the catalogue of each kind is there in either language without the program, with nothing to type into", async ({
  visitor,
}) => {
  for (const [language, kind, title, word] of [
    ["en", "gedung", "Book a building or room", "Search"],
    ["id", "alat", "Pesan alat atau kendaraan", "Cari"],
  ] as const) {
    const page = await visitor({ language, viewport: phone });
    await page.route(program, (route) => route.abort());
    await page.goto(`/#/index/catalogue?jenis=${kind}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} – e-Retribusi`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.locator("main form:has(input)")).toBeVisible();
    await expect(page.locator("main").getByRole("button", { name: word, exact: true })).toHaveJSProperty("inert", true);

    // With a search the results come first, in the same place as later.
    const address = `/#/index/catalogue?jenis=${kind}&mulai=2030-01-02`;
    await page.goto(address);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator("main").getByRole("button", { name: word, exact: true })).toBeHidden();
    await page.goto(`/#/index/catalogue?jenis=${kind}`);

    await page.unroute(program);
    await page.reload();
    await expect(page.getByRole("button", { name: word, exact: true })).toHaveJSProperty("inert", false);
    await expect(page.getByRole("listitem").filter({ hasText: "Rp" }).first()).toBeVisible();
  }
});

test("a tip that was put away isn't drawn again", async ({ visitor }) => {
  const page = await visitor({ language: "en" });
  await page.goto("/#/index/catalogue");
  await page.getByRole("note").getByRole("button").click();
  await page.route(program, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Book lodging");
  await expect(page.getByRole("note")).toHaveCount(0);
});

test("an object shows its name, place and picture without the program, which asks no second time", async ({
  visitor,
}) => {
  const page = await visitor({ language: "en", viewport: phone });
  const { records } = await (await page.request.get("/api/catalogue?limit=1")).json();
  const [{ objectid, objectname, subobjectname, lokasikabkota }] = records;
  const name = [objectname, subobjectname].filter(Boolean).join(" – ");
  await page.route(program, (route) => route.abort());
  await page.goto(`/#/index/catalogue/${objectid}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.locator("main p").first()).toContainText(lokasikabkota);
  const picture = page.locator("main img");
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await page.unroute(program);
  const asked = asking(page);
  await page.reload();
  await expect(page.getByRole("link", { name: "Show on a map" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  expect(asked.filter((path) => path === `/api/catalogue/${objectid}`)).toHaveLength(1);
});

test("an object that isn't there is told so, though its outline stood first", async ({ visitor }) => {
  const page = await visitor({ language: "en" });
  await page.route(program, (route) => route.abort());
  await page.goto("/#/index/catalogue/987654321");
  await expect(page.getByRole("note")).toBeVisible();
  await expect(page.locator("main img")).toBeHidden();

  await page.unroute(program);
  await page.reload();
  await expect(page.getByRole("heading", { name: "This is no longer offered" })).toBeVisible();
});

test("on a phone the order form comes with somebody's first sign, on a desk with the page", async ({ visitor }) => {
  for (const [viewport, isAtOnce] of [
    [phone, false],
    [desktop, true],
  ] as const) {
    const page = await visitor({ language: "en", viewport });
    const dates = page.getByRole("heading", { name: "Availability" });
    await page.goto("/#/index/catalogue/3");
    await expect(page.getByRole("link", { name: "Show on a map" })).toBeVisible();
    if (!isAtOnce) await expect(dates).toHaveCount(0);
    if (!isAtOnce) await page.keyboard.press("Tab");
    await expect(dates).toHaveCount(1);
  }
});

test("on a phone the way to the form ends at its heading, whatever comes late above it", async ({ visitor }) => {
  const page = await visitor({ language: "en", viewport: phone });
  await page.route(/\/api\/catalogue\/\d+\/\w+/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.fallback();
  });
  const [from, until] = [40, 42].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
  await page.goto(`/#/index/catalogue/3?mulai=${from}&akhir=${until}`);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Few left").first()).toBeAttached();
  const heading = page.getByRole("heading", { name: "Order", exact: true });
  await expect(heading).toBeFocused();
  await expect.poll(async () => Math.round((await heading.boundingBox())?.y ?? 0)).toBeLessThan(160);
  await expect(heading).toBeInViewport();
  await page.mouse.wheel(0, 500);
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(0);
});

test("on a phone the way to the days opens the calendar, however late it comes", async ({ visitor }) => {
  const page = await visitor({ language: "en", viewport: phone });
  await page.goto("/#/index/catalogue/3");
  await page.getByRole("button", { name: "Choose dates" }).click();
  const calendar = page.getByRole("dialog", { name: /^Check-in – check-out/ });
  await expect(calendar.getByRole("button", { name: /: \d+ free$/ }).first()).toBeVisible();
  await calendar.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: "Check-in – check-out" })).toBeFocused();
});

test("whoever is signed in is greeted before the program has come, and asked for once", async ({ visitor }) => {
  const token = await tokenOf(await visitor(), "pengelola");
  const page = await visitor({ language: "en", viewport: phone });
  await page.addInitScript((kept) => sessionStorage.setItem("retribusi.token", kept), token);
  await page.route(program, (route) => route.abort());
  await page.goto("/#/home");
  const { user } = await (
    await page.request.get("/api/account/currentuserdata", { headers: { Authorization: `Bearer ${token}` } })
  ).json();
  const greeting = `Welcome, ${user.fullname}`;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(greeting);
  await expect(page.locator("main p").first()).toHaveText(`What is waiting for you today at ${user.pengelolaname}.`);

  await page.unroute(program);
  const asked = asking(page);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Arriving today" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(greeting);
  expect(asked.filter((path) => path === "/api/account/currentuserdata")).toHaveLength(1);
});

test("a token that is good for nothing any more leads to the landing page", async ({ visitor }) => {
  const page = await visitor({ language: "en" });
  await page.addInitScript(() => {
    if (!sessionStorage.getItem("tried")) sessionStorage.setItem("retribusi.token", "no token of anybody");
    sessionStorage.setItem("tried", "1");
  });
  await page.goto("/#/home");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Book what belongs to all of us");
});

test("a pointer that lies still where the page comes up is nobody", async ({ visitor }) => {
  const page = await visitor({ language: "en" });
  await page.goto("/");
  await page.evaluate(() => window.dispatchEvent(new PointerEvent("pointermove", { movementX: 0, movementY: 0 })));
  await page.waitForLoadState("networkidle");
  expect(await isDrawn(page)).toBe(true);
  await page.mouse.move(10, 10);
  await page.mouse.move(40, 40);
  await expect.poll(() => isDrawn(page)).toBe(false);
});

test("a link of a mail opens in its language where none was chosen on the device, and leaves one that was", async ({
  browser,
  visitor,
}) => {
  const address = `/?${languageQuery}=id#/index/login`;
  const context = await browser.newContext({ viewport: phone });
  const fresh = await context.newPage();
  await fresh.goto("/#/index/login");
  await expect(fresh.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  await fresh.goto(address);
  await expect(fresh.getByRole("button", { name: "Masuk", exact: true })).toBeVisible();
  await fresh.goto("/#/index/login");
  await expect(fresh.getByRole("button", { name: "Masuk", exact: true })).toBeVisible();
  await context.close();

  const chosen = await visitor({ language: "en", viewport: phone });
  await chosen.goto(address);
  await expect(chosen.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
});
