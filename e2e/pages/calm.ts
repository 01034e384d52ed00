import { type BrowserContext, expect, type Page, type Request } from "@playwright/test";

/**
 * What a screen may send in its first idle seconds. Whoever leaves a tab open asks the server for hardly anything. The short form watches
 * for less long, with the same measure.
 */
const seconds = process.env.LONG_TESTS ? 10 : 4;
const idle = { seconds, requests: seconds };
/** Nothing asked, nothing on its way and nothing to draw for so long: the screen has what it wants. One that never gets there is caught by the count. */
const settled = { milliseconds: 500, most: 30_000 } as const;

/** Addresses of the requests that the page sends from now on, those that wait for their answer, and how to stop listening. */
function watchRequests(page: Page) {
  const sent: string[] = [];
  const waiting = new Set<Request>();
  const begin = (request: Request) => {
    const { protocol, pathname } = new URL(request.url());
    if (!protocol.startsWith("http")) return;
    waiting.add(request);
    sent.push(`${request.method()} ${pathname}`);
  };
  const end = (request: Request) => void waiting.delete(request);
  page.on("request", begin).on("requestfinished", end).on("requestfailed", end);
  const stop = () => page.off("request", begin).off("requestfinished", end).off("requestfailed", end);
  return { sent, waiting, stop };
}

/** Rows that have come are drawn before they ask for their pictures. */
const untilDrawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 5_000 })));

/** A screen that says that it is loading hasn't loaded. */
const isBusy = async (page: Page): Promise<boolean> =>
  (await page.getByRole("progressbar").or(page.locator("[aria-busy=true]")).count()) > 0;

/** The screen on the page has loaded; left alone it must not go on asking. Takes those seconds, so let other tabs work meanwhile. */
export async function expectCalm(page: Page, name: string): Promise<void> {
  const { sent, waiting, stop } = watchRequests(page);
  const latest = Date.now() + settled.most;
  for (let before = -1; Date.now() < latest; ) {
    if (before === sent.length && waiting.size === 0 && !(await isBusy(page))) break;
    before = sent.length;
    await untilDrawn(page);
    await page.waitForTimeout(settled.milliseconds);
  }
  const from = sent.length;
  await page.waitForTimeout(idle.seconds * 1000);
  stop();
  const asked = sent.slice(from);
  expect(
    asked.length,
    `${name} sent in ${idle.seconds} idle seconds:\n${asked.slice(0, 20).join("\n")}`,
  ).toBeLessThanOrEqual(idle.requests);
}

/**
 * Lets the stream of news be open and silent, in every page that is opened from now on: what others do meanwhile is told, and asked for at
 * once, and that is no asking without end. A stream that fails would be asked for every half minute.
 */
export const hearNothing = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (input, init) =>
      String(input).endsWith("/api/live") ? Promise.resolve(new Response(new ReadableStream())) : fetch(input, init);
  });

/** Tabs of one person, who stays signed in in all of them. */
export async function openTabs(first: Page, count: number): Promise<Page[]> {
  const others = Array.from({ length: count - 1 }, () => first.context().newPage());
  return [first, ...(await Promise.all(others))];
}

/** Every job once, each in the next tab that is free: while one screen is watched, the others load. */
export async function shareOut<J>(
  tabs: readonly Page[],
  jobs: readonly J[],
  work: (tab: Page, job: J) => Promise<void>,
): Promise<void> {
  const left = jobs.values();
  await Promise.all(
    tabs.map(async (tab) => {
      for (const job of left) await work(tab, job);
    }),
  );
}

/** Pages with the very same screen as one that stays: the records of one entity stand for all, one kind of booking for the three. */
const alike: readonly RegExp[] = [
  /^\/(tbl_(?!skpd)|permissions|roles|model_|report_|trx_(gedung|alat))/,
  /^\/(system\/(?!pengaturan)|role_has_permissions\/(?!matriks)|mst_objectretribusi\/(?!bookobj|add_object))/,
  /(?<!jejak_audit)\/list$/,
  /\/(list|add|edit|datasync)_(pemda|dinas|pengelola)/,
];

export const isAlike = (path: string): boolean => alike.some((form) => form.test(path));
