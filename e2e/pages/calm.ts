import { expect, type Page, type Request } from "@playwright/test";

/** What a screen may send in its first idle seconds. Whoever leaves a tab open asks the server for hardly anything. */
const idle = { seconds: 10, requests: 10 } as const;
/** No new request for so long: the screen has what it wants. A screen that never gets there is caught by the count. */
const settled = { milliseconds: 500, most: 5_000 } as const;

/** Addresses of the requests that the page sends from now on, and how to stop listening. */
function watchRequests(page: Page) {
  const sent: string[] = [];
  const note = (request: Request) => {
    const { protocol, pathname } = new URL(request.url());
    if (protocol.startsWith("http")) sent.push(`${request.method()} ${pathname}`);
  };
  page.on("request", note);
  return { sent, stop: () => page.off("request", note) };
}

/** The screen on the page has loaded; left alone it must not go on asking. Takes its ten seconds, so let other tabs work meanwhile. */
export async function expectCalm(page: Page, name: string): Promise<void> {
  const { sent, stop } = watchRequests(page);
  const patience = Date.now() + settled.most;
  for (let before = -1; before !== sent.length && Date.now() < patience; ) {
    before = sent.length;
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
