import type { Page } from "@playwright/test";
import { type Account, expect, open, phone, test, watchProblems } from "./fixtures.ts";
import { bring, endSubscription, press, pushWorker } from "./pages/push-worker.ts";

test.use({ serviceWorkers: "allow" });

const said = { judul: "Pesanan disetujui", isi: "Pesanan 12", jalur: "/inbox", tanda: "retribusi-12" };
const manager: Account = "pengelola.tahura";

test("what a push service brings is shown once, leads to its page, and never out of the application", async ({
  as,
}) => {
  const page = await as(manager, { serviceWorkers: "allow", viewport: phone });
  await open(page, "/account");
  const worker = await pushWorker(page);

  const shown = await bring(page, worker, JSON.stringify(said));
  expect(shown).toMatchObject({ title: said.judul, body: said.isi, tag: said.tanda, data: { jalur: said.jalur } });
  expect((await page.request.get(String(shown.icon))).headers()["content-type"]).toBe("image/png");

  await test.step("a press takes the tab that is open there", async () => {
    expect(await press(worker, shown.data)).toEqual([]);
    await expect(page).toHaveURL(/#\/inbox$/);
    await expect(page.getByRole("heading", { level: 1, name: "Inbox" })).toBeVisible();
  });

  await test.step("what leads elsewhere leads to the inbox", async () => {
    const elsewhere = await bring(page, worker, JSON.stringify({ ...said, jalur: "https://example.test/" }));
    await open(page, "/account");
    expect(await press(worker, elsewhere.data)).toEqual([]);
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/#\/inbox$/);
  });

  await test.step("what nobody can read is shown all the same: browsers take the right from whoever shows nothing", async () => {
    expect(await bring(page, worker, "no JSON")).toMatchObject({ title: "e-Retribusi", data: { jalur: "/inbox" } });
  });

  await test.step("a subscription that the push service ends is asked for anew by the same key", async () => {
    expect(await endSubscription(worker, "ours")).toEqual([{ userVisibleOnly: true, applicationServerKey: "ours" }]);
  });

  await test.step("without a tab a window is opened at the page", async () => {
    const { origin } = new URL(page.url());
    // A browser may stop a worker that has no page, and whoever asks it then waits for ever: it is told that there is none.
    await worker.evaluate(() => {
      Reflect.get(globalThis, "clients").matchAll = async () => [];
    });
    expect(await press(worker, said)).toEqual([`${origin}/#/inbox`]);
  });
});

interface Manifest {
  readonly theme_color: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

/** Width and height of a picture that is served as PNG. */
async function sizeOf(page: Page, src: string): Promise<string> {
  expect((await page.request.get(src)).headers()["content-type"]).toBe("image/png");
  return page.evaluate(async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return `${picture.naturalWidth}x${picture.naturalHeight}`;
  }, src);
}

test("the application can be put on a phone's home screen", async ({ visitor }) => {
  const page = await visitor({ viewport: phone });
  const problems = watchProblems(page);
  await page.goto("/");
  const session = await page.context().newCDPSession(page);
  const { url, errors, data = "" } = await session.send("Page.getAppManifest");
  expect([new URL(url).pathname, errors]).toEqual(["/manifest.webmanifest", []]);
  const served = await page.request.get(url);
  expect(served.headers()["content-type"]).toMatch(/^application\/manifest\+json/);
  const manifest: Manifest = JSON.parse(data);
  expect(manifest).toMatchObject({ start_url: "/", display: "standalone" });
  expect(await page.locator("meta[name=theme-color]").getAttribute("content")).toBe(manifest.theme_color);
  const touch = (await page.locator("link[rel=apple-touch-icon]").getAttribute("href")) ?? "";
  const icons = [...manifest.icons, { src: touch, sizes: "180x180" }];
  for (const { src, sizes } of icons) expect([src, await sizeOf(page, src)]).toEqual([src, sizes]);
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  expect(problems).toEqual([]);
});
