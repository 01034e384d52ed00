import type { Page } from "@playwright/test";
import { open } from "../fixtures.ts";
import { watchRequests } from "./settled.ts";

const quietMs = 300;

/** How far the page moves by itself while it comes, as the browser counts it (0 is not at all); what follows a press isn't counted. */
export async function shiftOf(page: Page, address: string): Promise<number> {
  // Else the page before would go on within the same document, and its own moves would be counted.
  await page.goto("about:blank");
  const settled = watchRequests(page);
  await open(page, address);
  await settled();
  return page.evaluate(async (quiet) => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("value" in entry && "hadRecentInput" in entry && !entry.hadRecentInput) sum += Number(entry.value);
      }
    });
    observer.observe({ type: "layout-shift", buffered: true });
    await new Promise((resolve) => setTimeout(resolve, quiet));
    return sum;
  }, quietMs);
}
