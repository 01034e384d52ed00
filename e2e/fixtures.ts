import { randomUUID } from "node:crypto";
import AxeBuilder from "@axe-core/playwright";
import { type Browser, type BrowserContextOptions, test as base, expect, type Page } from "@playwright/test";
import { type Language, languages } from "@retribusi/contract/define/label";

/** A user name of the demonstration: `bank`, `pengelola`, `nasabah`, … start in the role of their name. */
export type Account = string;

/** The long form opens every address and watches each, keeps every entity, and takes every list out in every format. */
export const isLong = Boolean(process.env.LONG_TESTS);

/** Whose mails a browser opens: in the short form those in Indonesian, since both languages are compared where mails are written. */
export const readers: readonly Language[] = isLong ? languages : ["id"];

export const password = "Retribusi#2026";
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

interface Fixtures {
  /** Opens a browser of its own for an account, already signed in. */
  readonly as: (account: Account, options?: BrowserContextOptions & { language?: "en" | "id" }) => Promise<Page>;
  /** The same for a customer of its own, who has no bookings yet: the demonstration's customers hold as many as chance gave them. */
  readonly asNewCustomer: (options?: BrowserContextOptions & { language?: "en" | "id" }) => Promise<Page>;
  /** Opens a browser of its own for a visitor. */
  readonly visitor: (options?: BrowserContextOptions & { language?: "en" | "id" }) => Promise<Page>;
}

/** Tokens of this worker: a session lasts for hours, and comparing a password takes its time. */
const tokens = new Map<Account, Promise<string>>();

/** The token of an account, which signs in once in each worker. */
export function tokenOf(page: Page, account: Account): Promise<string> {
  const token = tokens.get(account) ?? signIn(page, account);
  tokens.set(account, token);
  token.catch(() => tokens.delete(account));
  return token;
}

/** Signs in by the API; answers with a token of a session of its own. */
async function signIn(page: Page, account: Account): Promise<string> {
  const answer = await page.request.post("/api/auth/login", { data: { username: account, password } });
  expect(answer.ok(), `${account} can sign in`).toBe(true);
  const { token } = await answer.json();
  return String(token);
}

/** Adds somebody as the super user does, a customer unless another role is named, with the place that it works for; answers with the user name. */
export async function addPerson(page: Page, role = "nasabah", place: object = {}): Promise<Account> {
  const token = await tokenOf(page, "superuser");
  const headers = { Authorization: `Bearer ${token}` };
  const username = `${role}.${randomUUID().slice(0, 8)}`;
  const contact = { email: `${username}@example.test`, notelp: "081200000001", alamat: "Jl. Asia Afrika No. 8" };
  const data = { username, fullname: "Orang Baru", password, statusakun: 1, ...contact, ...place };
  const added = await page.request.post("/api/userdata/add", { data, headers });
  expect(added.ok(), "the super user can add somebody").toBe(true);
  const [found] = await (await page.request.get(`/api/components_data/roles?search=${role}`, { headers })).json();
  const { userid } = await added.json();
  const given = { model_id: userid, role_id: found.value, urutan: 1 };
  const authority = await page.request.post("/api/model_has_roles/add", { data: given, headers });
  expect(authority.ok(), "the super user can give them their role").toBe(true);
  return username;
}

/** Each browser comes from an address of its own: what is mistyped in one test asks nobody else for a captcha. */
const ownAddress = (): string => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 254) + 1).join(".")}`;

async function openPage(browser: Browser, options: BrowserContextOptions & { language?: "en" | "id" } = {}) {
  const { language = "en", ...rest } = options;
  const extraHTTPHeaders = { "X-Forwarded-For": ownAddress() };
  const context = await browser.newContext({ viewport: desktop, acceptDownloads: true, extraHTTPHeaders, ...rest });
  // Frames that show a paper have no storage.
  await context.addInitScript((chosen) => {
    if (window === window.top) localStorage.setItem("retribusi.locale", chosen);
  }, language);
  return { context, page: await context.newPage() };
}

export const test = base.extend<Fixtures>({
  as: async ({ browser }, use) => {
    const opened: Page[] = [];
    await use(async (account, options) => {
      const { context, page } = await openPage(browser, options);
      opened.push(page);
      const token = await tokenOf(page, account);
      await context.addInitScript((value) => {
        if (window === window.top) sessionStorage.setItem("retribusi.token", value);
      }, token);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
  asNewCustomer: async ({ browser, as }, use) => {
    await use(async (options) => {
      const { page, context } = await openPage(browser);
      const username = await addPerson(page);
      await context.close();
      return as(username, options);
    });
  },
  visitor: async ({ browser }, use) => {
    const opened: Page[] = [];
    await use(async (options) => {
      const { page } = await openPage(browser, options);
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
});

/** Waits until the screen is the one of the address, and no longer the one before. */
export async function arrive(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector("main")?.dataset.path === (window.location.hash.slice(1).split("?")[0] || "/"),
    undefined,
    { polling: 50 },
  );
}

/** Opens a route of the application and waits until it has its heading. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(`/#${route}`);
  await arrive(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** Collects what a page reports as an error from now on; a test ends by expecting none. */
export function watchProblems(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on("console", (line) => {
    if (line.type() === "error") problems.push(`${page.url()}: ${line.text()}`);
  });
  return problems;
}

/** What fades or slides in has arrived: on the way its colours are those of nothing that anybody reads. What goes on for ever isn't waited for. */
const standStill = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const passing = document
      .getAnimations()
      .filter(
        ({ effect, playState }) => playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime),
      );
    return Promise.allSettled(passing.map(({ finished }) => finished)).then(() => undefined);
  });

/** No serious or critical violation of WCAG A and AA on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await standStill(page);
  const { violations } = await new AxeBuilder({ page })
    // What passed, and a selector for each element, takes several times as long as to look for violations.
    .options({ resultTypes: ["violations"], selectors: false })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"])
    // Else the results of frames are put together in a page of its own, which is loaded for each look; ours are of the same origin.
    .setLegacyMode()
    .analyze();
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const reported = grave.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => `  ${node.html}`).join("\n")}`,
  );
  expect(reported, `${page.url()} is accessible`).toEqual([]);
}

export { expect };
