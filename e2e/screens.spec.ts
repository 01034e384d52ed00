import type { Page } from "@playwright/test";
import { desktop, expect, expectAccessible, isLong, open, phone, test } from "./fixtures.ts";
import { words } from "./pages/face.ts";
import { looks } from "./pages/screen-list.ts";
import { expectTargets } from "./pages/target.ts";

/** Waits until what loads has come, and what is gathered over time stands. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

/** The long form looks at all of them in both languages, light and dark. */
const appearances = isLong
  ? ([
      ["en", "light"],
      ["en", "dark"],
      ["id", "light"],
      ["id", "dark"],
    ] as const)
  : ([["en", "light"]] as const);

/** So many screens at most stand in one test: a worker that is done with one takes the next. */
const most = 30;

const shares = [...Map.groupBy(looks, ({ opener }) => opener)].flatMap(([opener, all]) =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, at) => ({
    opener,
    part: at + 1,
    share: all.slice(at * most, (at + 1) * most),
  })),
);
const tests = shares.flatMap((one) =>
  appearances.map(([language, colorScheme]) => ({ ...one, language, colorScheme })),
);

for (const { opener, part, share, language, colorScheme } of tests) {
  const whose = `screens of ${opener} (${part})`;
  test(`${whose} are accessible, on a phone and at a desk: ${language}, ${colorScheme}`, async ({ as, visitor }) => {
    const options = { language, colorScheme };
    const page = opener === "visitor" ? await visitor(options) : await as(opener, options);
    for (const { name, isAtDesk, show } of share) {
      await test.step(name, async () => {
        await page.setViewportSize(phone);
        await show(page, (address) => open(page, address), words[language]);
        for (const width of isAtDesk ? [phone, desktop] : [phone]) {
          await page.setViewportSize(width);
          await settle(page);
          await expectAccessible(page);
          await expectTargets(page);
        }
        await page.unrouteAll({ behavior: "ignoreErrors" });
      });
    }
  });
}

test("control: what nobody could hear or read is found", async ({ visitor }) => {
  const page = await visitor();
  await open(page, "/");
  for (const planted of [
    '<img src="/icon.svg">',
    "<button></button>",
    '<p style="color: #ccc">Too faint to read</p>',
  ]) {
    await page.locator("main").evaluate((main, html) => main.insertAdjacentHTML("afterbegin", html), planted);
    await expect(expectAccessible(page), planted).rejects.toThrow(/accessible/);
    await page.locator("main").evaluate((main) => main.firstElementChild?.remove());
  }
  await expectAccessible(page);
  // Whoever asks for less motion gets none: what is between two looks is neither seen nor measured.
  await expect(page.locator("main")).toHaveCSS("transition-duration", "0s");
});

test("control: what is too small to be pressed is found, and what is hit around its edge or stands in a sentence is not", async ({
  page,
}) => {
  const small = "display: block; width: 20px; height: 20px; padding: 0; border: 0";
  const planted: readonly [string, boolean][] = [
    [`<button style="${small}">x</button>`, false],
    [`<button style="${small}; border: 3px solid">x</button>`, false],
    [`<button style="${small}"><i style="padding: 12px; margin: -12px">x</i></button>`, true],
    ['<a href="#/">Alone</a>', false],
    ['Within <a href="#/">a sentence</a>.', true],
  ];
  for (const [html, isHit] of planted) {
    await page.setContent(`<main style="padding: 4rem"><p>${html}</p></main>`);
    const looked = expectTargets(page);
    await (isHit ? looked : expect(looked, html).rejects.toThrow(/pressed/));
  }
});
