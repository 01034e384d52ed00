import type { Page } from "@playwright/test";

/** Counts presses of the mouse from here on; the keyboard is free. */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.body.dataset["presses"] = "0";
    const count = () => {
      document.body.dataset["presses"] = String(Number(document.body.dataset["presses"]) + 1);
    };
    addEventListener("pointerdown", count, { capture: true });
  });
  return () => page.evaluate(() => Number(document.body.dataset["presses"]));
}
