import AxeBuilder from "@axe-core/playwright";
import { type Browser, type BrowserContextOptions, test as base, expect, type Page } from "@playwright/test";

/** A user name of the demonstration: `bank`, `pengelola`, `nasabah`, … start in the role of their name. */
type Account = string;

export const password = "Retribusi#2026";
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

interface Fixtures {
  /** Opens a browser of its own for an account, already signed in. */
  readonly as: (account: Account, options?: BrowserContextOptions & { language?: "en" | "id" }) => Promise<Page>;
  /** Opens a browser of its own for a visitor. */
  readonly visitor: (options?: BrowserContextOptions & { language?: "en" | "id" }) => Promise<Page>;
}

/** Signs in by the API; answers with the token. */
export async function signIn(page: Page, account: Account): Promise<string> {
  const answer = await page.request.post("/api/auth/login", { data: { username: account, password } });
  expect(answer.ok(), `${account} can sign in`).toBe(true);
  const { token } = await answer.json();
  return String(token);
}

async function openPage(browser: Browser, options: BrowserContextOptions & { language?: "en" | "id" } = {}) {
  const { language = "en", ...rest } = options;
  const context = await browser.newContext({ viewport: desktop, acceptDownloads: true, ...rest });
  await context.addInitScript((chosen) => localStorage.setItem("retribusi.locale", chosen), language);
  return { context, page: await context.newPage() };
}

export const test = base.extend<Fixtures>({
  as: async ({ browser }, use) => {
    const opened: Page[] = [];
    await use(async (account, options) => {
      const { context, page } = await openPage(browser, options);
      opened.push(page);
      const token = await signIn(page, account);
      await context.addInitScript((value) => sessionStorage.setItem("retribusi.token", value), token);
      return page;
    });
    for (const page of opened) await page.context().close();
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

/** Opens a route of the application and waits until it has its heading. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(`/#${route}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** No serious or critical violation of WCAG A and AA on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"])
    .analyze();
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const told = grave.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => `  ${node.html}`).join("\n")}`,
  );
  expect(told, `${page.url()} is accessible`).toEqual([]);
}

export { expect };
