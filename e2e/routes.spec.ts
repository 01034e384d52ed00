import type { Page } from "@playwright/test";
import { guardedRoutes as guarded } from "@retribusi/contract/access/screen-addresses";
import { holds, type SpecifiedRoute, specifiedRoutes } from "@retribusi/contract/access/specified-routes";
import type { Role } from "@retribusi/contract/define/roles";
import { arrive, expect, isLong, open, password, test, tokenOf, watchProblems } from "./fixtures.ts";
import { signInBank } from "./pages/bank.ts";
import { expectCalm, hearNothing, isAlike, openTabs, shareOut } from "./pages/calm.ts";
import { accounts, forgeToken, grantDirectly, openerOf, withRecord } from "./pages/opener.ts";

/** One that may not, a different one from route to route. */
function strangerOf(route: SpecifiedRoute, index: number): Role | undefined {
  const strangers = accounts.filter((role) => !holds(route, role));
  return strangers[index % strangers.length];
}

async function move(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, path);
  await arrive(page);
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const refusal = "You may not open this page";
const broken = /may not open|not found|has a problem|new version/i;

async function opens(page: Page, address: string): Promise<void> {
  await move(page, address);
  await expect(heading(page), address).toBeVisible();
  await expect(page.locator("[aria-busy=true]"), address).toHaveCount(0);
  await expect(heading(page), address).not.toHaveText(refusal);
  await expect(heading(page), address).not.toHaveText(broken);
  await expect(page.getByText("That did not work"), address).toHaveCount(0);
  const place = decodeURIComponent(page.url());
  // A row of the report is a booking, which is changed on the page of its kind.
  if (address.startsWith("/report_trx_all/edit/")) expect(place, address).toMatch(/#\/trx_[a-z]+\/edit\/\d+$/);
  else expect(place, address).toContain(`#${decodeURIComponent(address)}`);
}

/** A list's addresses differ only in the filter: the plain one and the last. In the short form one list stands for those that are the very same. */
function addressesOf({ samples: [first = "", ...others] }: SpecifiedRoute): string[] {
  const last = isLong || !isAlike(first) ? others.at(-1) : undefined;
  return last === undefined ? [first] : [first, last];
}

interface Visit {
  readonly sample: string;
  /** Some seconds are spent on it. A filtered list is the list; in the short form a screen stands for those that are the very same. */
  readonly isWatched: boolean;
}

const visitsOf = (route: SpecifiedRoute): Visit[] =>
  addressesOf(route).map((sample, index) => ({
    sample,
    isWatched: index === 0 && (isLong || !isAlike(sample)),
  }));

/**
 * In the short form bookings, objects and the records of one more entity have every page opened; the others their list, where
 * `entities.spec.ts` opens their forms and views.
 */
const isOpened = ({ samples: [first = ""] }: SpecifiedRoute) =>
  isLong || !isAlike(first) || /^\/(trx_|mst_|\w+\/$)/.test(first);

/** What every address answers to every role is proven without a browser; in the short form it is driven for one screen of each kind. */
const isDriven = ({ samples: [first = ""] }: SpecifiedRoute) => isLong || !isAlike(first);

/** So many screens stand idle at the same time, at most; a tab costs as much as two screens. */
const tabCount = 6;

for (const role of accounts) {
  test(`${role} opens the routes that are theirs and no other, and none goes on asking`, async ({ as }) => {
    const page = await as(role);
    await hearNothing(page.context());
    const token = await tokenOf(page, role);
    const visits = [
      { sample: "/home", isWatched: true },
      ...guarded.filter((one) => openerOf(one) === role && isOpened(one)).flatMap(visitsOf),
    ];
    const watched = visits.filter(({ isWatched }) => isWatched).length;
    const tabs = await openTabs(page, Math.min(tabCount, 1 + Math.ceil(watched / 2)));
    const problems = tabs.map(watchProblems);
    await Promise.all(tabs.map((tab) => open(tab, "/home")));
    if (role === "superuser") {
      await grantDirectly(page, token);
      await forgeToken(page);
      await signInBank(page, token);
    }
    await shareOut(tabs, visits, async (tab, { sample, isWatched }) => {
      const address = await withRecord(tab, token, sample);
      await opens(tab, address);
      if (isWatched) await expectCalm(tab, address);
    });
    const closed = guarded.filter((route, index) => strangerOf(route, index) === role && isDriven(route));
    await shareOut(tabs, closed, async (tab, route) => {
      await move(tab, route.samples[0]?.replace(":id", "1") ?? "");
      await expect(tab, route.pattern).toHaveURL(/#\/error\/forbidden/);
      await expect(heading(tab)).toHaveText(refusal);
    });
    expect(problems.flat()).toEqual([]);
  });
}

test("a visitor is asked to sign in for every guarded route, and comes back to the wanted address", async ({
  visitor,
}) => {
  const page = await visitor();
  await open(page, "/");
  for (const { samples } of guarded.filter(isDriven)) {
    const address = samples.at(-1)?.replace(":id", "1") ?? "";
    await move(page, address);
    const wanted = `#/?nexturl=${encodeURIComponent(address)}`;
    await expect(page, address).toHaveURL((url) => url.href.includes(wanted));
  }
  await move(page, "/tbl_skpd/list/idpemda/1");
  await expect(page).toHaveURL(/nexturl=%2Ftbl_skpd%2Flist%2Fidpemda%2F1/);
  await page.getByLabel("User name or e-mail").fill("bank");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/#\/tbl_skpd\/list\/idpemda\/1$/);
  await expect(heading(page)).toHaveText("Agencies");
});

test("what a visitor sees doesn't go on asking", async ({ visitor }) => {
  const shown = [
    "/",
    "/index/login",
    "/index/register",
    "/index/verifyemail",
    "/index/forgotpassword",
    "/index/resetpassword?key=none",
    "/index/catalogue",
    "/index/check",
    "/index/favorit",
    "/index/guide",
    "/index/changeemail",
    "/index/privacy",
    "/index/transparansi",
    "/error/forbidden",
    "/error/notfound",
  ];
  await shareOut(await openTabs(await visitor(), shown.length), shown, async (tab, address) => {
    await open(tab, address);
    // The landing page as the build has drawn it waits for somebody; what is watched is the page that has come alive.
    await tab.evaluate(() => window.dispatchEvent(new Event("focusin")));
    await tab.waitForFunction(() => document.documentElement.dataset["first"] === undefined);
    await tab.waitForLoadState("networkidle");
    await expectCalm(tab, address);
  });
});

test("public routes open without signing in; unknown ones are not found", async ({ visitor }) => {
  const page = await visitor();
  await open(page, "/");
  for (const { samples } of specifiedRoutes.filter(({ holders }) => holders === "everybody")) {
    for (const address of samples.filter((sample) => !sample.startsWith("/error"))) await opens(page, address);
  }
  const unknown = "/no/such/page";
  await move(page, unknown);
  await expect(page).toHaveURL((url) => url.href.endsWith(`#${unknown}`));
  await expect(heading(page)).toHaveText("Page not found");
});
