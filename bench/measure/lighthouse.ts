import lighthouse from "lighthouse";
import { type Browser, launch } from "puppeteer-core";

/** What a phone of the middle sees of a page, as Lighthouse puts it. */
export interface Seen {
  /** Points out of 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly practices: number;
  readonly search: number;
  /** Milliseconds. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
  /** Requests, and kilobytes as they were sent. */
  readonly requests: number;
  readonly script: number;
}

/** The browser of `CHROMIUM_PATH`, for the time of the work. */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const executablePath = process.env.CHROMIUM_PATH;
  if (!executablePath) throw new Error("Set CHROMIUM_PATH to a Chromium");
  const browser = await launch({ executablePath, args: ["--no-sandbox", "--disable-dev-shm-usage"] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

const categories = ["performance", "accessibility", "best-practices", "seo"];

/** Looks at an address with Lighthouse's phone, signed in where a token is given, with nothing in the browser's cache. */
export async function look(browser: Browser, address: string, token?: string): Promise<Seen> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  try {
    if (token !== undefined) {
      // Where nothing of the application runs, so that the first visit is the one that is looked at.
      await page.goto(new URL("/api/health", address).href);
      await page.evaluate((kept) => localStorage.setItem("retribusi.token", kept), token);
    }
    const flags = { onlyCategories: categories, disableStorageReset: true, logLevel: "error" } as const;
    const result = await lighthouse(address, flags, undefined, page);
    if (!result) throw new Error(`Lighthouse saw nothing at ${address}`);
    return seenIn(result.lhr);
  } finally {
    await context.close();
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

function seenIn({ categories: found, audits, runtimeError }: Report): Seen {
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const points = (name: string) => Math.round((found[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: points("performance"),
    accessibility: points("accessibility"),
    practices: points("best-practices"),
    search: points("seo"),
    firstPaint: value("first-contentful-paint"),
    largestPaint: value("largest-contentful-paint"),
    blocked: value("total-blocking-time"),
    shift: value("cumulative-layout-shift"),
    ...loaded(audits["network-requests"]?.details),
  };
}

function loaded(details: Report["audits"][string]["details"]) {
  const items = details?.type === "table" ? details.items : [];
  const scripts = items.filter((item) => item["resourceType"] === "Script");
  return {
    requests: items.length,
    script: scripts.reduce((sum, item) => sum + Number(item["transferSize"] ?? 0), 0) / 1024,
  };
}
