import type { Page, Route } from "@playwright/test";
import { pages } from "@retribusi/contract/access/pages";
import { ownPages, specifiedRoutes } from "@retribusi/contract/access/specified-routes";
import { expect, expectAccessible, open, phone, test, tokenOf } from "./fixtures.ts";
import { expectCalm, hearNothing, isAlike, openTabs, shareOut } from "./pages/calm.ts";

const broken = { status: 500, json: { error: { code: "INTERNAL", message: "Error processing request!" } } };

/** Ways in which the user's data don't come, though the device holds a token. */
const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  "an error of the server": (route) => route.fulfill(broken),
  "a gateway that is down": (route) => route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad</h1>" }),
  "no network": (route) => route.abort("internetdisconnected"),
  "a page instead of data": (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><p>Wi-Fi" }),
  "data of another shape": (route) => route.fulfill({ json: { user: null, pages: "all" } }),
  "a refusal": (route) => route.fulfill({ status: 404, json: {} }),
};

const userData = "**/api/account/currentuserdata";
const retry = (page: Page) => page.getByRole("button", { name: "Try again" });
const notice = (page: Page) => page.getByRole("alert").filter({ hasText: "Your data could not be loaded" });

test("without the user's data the landing page stands still and says how to go on", async ({ as }) => {
  const tabs = await openTabs(await as("dinas"), Object.keys(failures).length);
  await shareOut(tabs, Object.entries(failures), async (tab, [name, fail]) => {
    await tab.route(userData, fail);
    await tab.goto("/#/tbl_kelompokpengelola/list_dinas");
    await expect(notice(tab), name).toBeVisible();
    await expect(tab.getByRole("heading", { level: 1, name: "Book what belongs to all of us" }), name).toBeVisible();
    await expectCalm(tab, name);
    await expect(retry(tab), name).toHaveCount(1);
    await retry(tab).click();
    await expect(retry(tab), name).toBeEnabled();
    await expectCalm(tab, `${name}, tried again`);
    await tab.unroute(userData);
    await retry(tab).click();
    await expect(tab, name).toHaveURL(/#\/tbl_kelompokpengelola\/list_dinas$/);
    await expect(tab.getByRole("heading", { level: 1 }), name).toHaveText("Manager groups");
  });
});

/** Every page once, filled in with any number: nothing is looked up, since nothing is answered. */
const anywhere = [
  ...specifiedRoutes.filter(({ holders }) => holders !== "everybody").map(({ samples }) => samples),
  ...pages.filter(({ name }) => ownPages.includes(name)).map(({ path }) => [path]),
].map(([path = ""]) => path.replace(":id", "1"));

const standing = anywhere.filter((path) => !isAlike(path));

/** Nothing is answered but who the person is, and that at once: many tabs ask for it in the same moment. The stream of news alone is open. */
async function answerNothing(page: Page, role: string): Promise<void> {
  const headers = { Authorization: `Bearer ${await tokenOf(page, role)}` };
  const user = await (await page.request.get("/api/account/currentuserdata", { headers })).json();
  await page.context().route("**/api/**", (route) => {
    const isUserData = route.request().url().endsWith("/currentuserdata");
    return route.fulfill(isUserData ? { json: user } : broken);
  });
  await hearNothing(page.context());
}

test("when the service answers nothing but errors, every screen says so and waits", async ({ as }) => {
  const page = await as("superuser");
  await answerNothing(page, "superuser");
  const tabs = await openTabs(page, 10);
  await shareOut(tabs, standing, async (tab, path) => {
    await open(tab, path);
    await expect(tab.getByRole("heading", { level: 1 }), path).not.toHaveText("You may not open this page");
    await expectCalm(tab, path);
    await expect(tab.locator("[aria-busy=true]"), path).toHaveCount(0);
  });
});

test("so does the home of every role", async ({ as }) => {
  const homes: Page[] = [];
  for (const role of ["bank", "pemda", "dinas", "pengelola", "nasabah"]) {
    const page = await as(role);
    await answerNothing(page, role);
    homes.push(page);
  }
  await shareOut(homes, homes, async (_, page) => {
    await open(page, "/home");
    await expectCalm(page, "a home");
  });
});

test("to try again is offered where it can help, and something else where it can't", async ({ as }) => {
  const page = await as("bank", { viewport: phone });
  const list = "**/api/tbl_skpd?*";
  await open(page, "/tbl_skpd");
  const answer = (status: number, code: string) => ({ status, json: { error: { code, message: `said ${code}` } } });
  for (const [status, code, way] of [
    [400, "INVALID_REQUEST", "Change what you entered"],
    [403, "FORBIDDEN", "ask the administrator"],
    [404, "NOT_FOUND", "Open it again from its list"],
    [409, "CONFLICT", "Check how it stands now"],
  ] as const) {
    await page.route(list, (route) => route.fulfill(answer(status, code)));
    await page.reload();
    await expect(page.getByText(`said ${code}`)).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: way })).toBeVisible();
    await expect(retry(page)).toHaveCount(0);
    await expectAccessible(page);
    await page.unroute(list);
  }
  for (const fulfil of [answer(500, "INTERNAL"), answer(429, "TOO_MANY_REQUESTS"), { json: { rows: [] } }]) {
    await page.route(list, (route) => route.fulfill(fulfil));
    await page.reload();
    await expect(retry(page)).toBeVisible();
    await page.unroute(list);
    await retry(page).click();
    await expect(page.getByText("Badan Pengembangan Sumber Daya Manusia").first()).toBeVisible();
  }
});

test("a list without records is told in the specification's words", async ({ as }) => {
  const page = await as("bank");
  await page.route("**/api/tbl_skpd?*", (route) => route.fulfill({ json: { page: 1, limit: 20, hasMore: false } }));
  await open(page, "/tbl_skpd");
  await expect(page.getByText("invalid json data", { exact: true })).toBeVisible();
  await expectCalm(page, "a list without records");
});
