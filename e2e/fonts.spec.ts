import { expect, open, phone, test } from "./fixtures.ts";

const isFont = (address: string): boolean => address.endsWith(".woff2");

for (const language of ["en", "id"] as const) {
  test(`a visitor gets two small fonts and no other one, in ${language}`, async ({ visitor }) => {
    const page = await visitor({ language, viewport: phone });
    const fonts: string[] = [];
    page.on("request", (request) => {
      if (isFont(request.url())) fonts.push(new URL(request.url()).pathname);
    });
    await open(page, "/");
    await page.evaluate(() => document.fonts.ready);
    const preloaded = await page
      .locator("link[rel=preload][as=font]")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(fonts.toSorted()).toEqual(preloaded.toSorted());
    expect(preloaded).toHaveLength(2);
    const used = await page.evaluate(() => [...document.fonts].filter((face) => face.status === "loaded").length);
    expect(used, "faces that are there").toBeGreaterThanOrEqual(2);
  });
}

test("nothing moves when the fonts come late", async ({ visitor }) => {
  const page = await visitor({ viewport: phone });
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  await page.route(
    (address) => isFont(address.pathname),
    async (route) => {
      await sent;
      await route.continue();
    },
  );
  // The page counts as loaded only when what it asked for beforehand is there.
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const shift = page.evaluate(async () => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ("value" in entry) sum += Number(entry.value);
    });
    observer.observe({ type: "layout-shift" });
    // The footer gets the office's address, which isn't drawn with the page; what is above it must not move.
    const height = () => (document.querySelector("footer")?.getBoundingClientRect().top ?? 0) + window.scrollY;
    const before = height();
    await document.fonts.load('16px "Inter Variable"');
    await document.fonts.ready;
    await new Promise((resolve) => setTimeout(resolve, 500));
    return { sum, grown: height() - before };
  });
  send();
  const { sum, grown } = await shift;
  expect(sum, "layout shift").toBeLessThan(0.02);
  expect(Math.abs(grown), "pixels that the page became longer").toBeLessThan(40);
});
