import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, expectAccessible, open, password, phone, test, tokenOf } from "./fixtures.ts";

test.use({ serviceWorkers: "allow" });

const allowed = { serviceWorkers: "allow", viewport: phone } as const;

/** A paid booking of the demonstration's customer, or one that still waits for its money. */
async function bookingIn(page: Page, status: number) {
  const headers = { Authorization: `Bearer ${await tokenOf(page, "nasabah")}` };
  const { records } = await (await page.request.get(`/api/booking/cards?status=${status}`, { headers })).json();
  const [{ id, jenisbooking }] = records;
  return { id: Number(id), kind: String(jenisbooking), print: `/trx_${jenisbooking}/cetak_pesanan/${id}` };
}

/** What the browser holds, by cache: addresses of the product's own, without the version of what was built. */
const held = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const entries = await Promise.all(
      names.map(async (name) => {
        const keys = await (await caches.open(name)).keys();
        return keys.map(({ url }) => `${name} ${new URL(url).pathname}`);
      }),
    );
    return entries.flat();
  });

const receiptsIn = async (page: Page) => (await held(page)).filter((entry) => entry.startsWith("receipts-"));

/** A tab without a session hears when the last one with a session is gone. */
const waitsForSessions = (page: Page) =>
  page.evaluate(async () => {
    const { pending = [] } = await navigator.locks.query();
    return pending.some(({ name }) => name?.startsWith("retribusi.session."));
  });

/** The shell is on this device, and its worker answers for this page. */
async function untilShellIsKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
    });
  });
}

async function textOf(page: Page, id: number): Promise<string> {
  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: new RegExp(`(order|pesanan) ${id},`) }).click();
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await (await waiting).path())));
  return (await extractText(pdf, { mergePages: true })).text;
}

/** Goes on with another session in the same browser, as after one that ended without a farewell. */
async function goOnWith(page: Page, token: string): Promise<void> {
  await page.evaluate((value) => sessionStorage.setItem("retribusi.token", value), token);
  await page.reload();
  await expect(page.getByRole("button", { name: /^Account:/ })).toBeVisible();
}

const becomes = async (page: Page, account: string) => goOnWith(page, await tokenOf(page, account));

/** A session that may be left: the others share theirs. */
async function signIn(page: Page): Promise<void> {
  const answer = await page.request.post("/api/auth/login", { data: { username: "nasabah", password } });
  await goOnWith(page, String((await answer.json()).token));
}

test("a receipt that was opened opens again without a network, and nothing stays when its owner has signed out", async ({
  visitor,
}) => {
  const page = await visitor(allowed);
  const paid = await bookingIn(page, 50);
  await open(page, "/");
  await signIn(page);
  await open(page, paid.print);
  await untilShellIsKept(page);
  await expect.poll(() => receiptsIn(page)).toContainEqual(expect.stringMatching(`/receipt/${paid.kind}/${paid.id}$`));

  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText("There is no network")).toBeVisible();
  const receipts = page.getByRole("region", { name: "Receipts on this device" });
  await expect(receipts.getByText(`Order ${paid.id}`)).toBeVisible();
  await expectAccessible(page);
  expect(await textOf(page, paid.id)).toContain("LUNAS");

  await page.context().setOffline(false);
  await expect(page.getByText("There is no network")).toBeHidden();
  await page.getByRole("button", { name: /^Account:/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect.poll(() => receiptsIn(page)).toEqual([]);
});

test("the page of a paid booking that was seen shows its code without a network", async ({ as }) => {
  const page = await as("nasabah", { ...allowed, colorScheme: "dark" });
  const paid = await bookingIn(page, 50);
  await open(page, `/trx_${paid.kind}/view/${paid.id}`);
  await untilShellIsKept(page);
  const pass = page.getByRole("region", { name: "Show this on arrival" });
  const code = await pass.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/).textContent();
  await expect.poll(() => receiptsIn(page)).toContainEqual(expect.stringMatching(`/receipt/${paid.kind}/${paid.id}$`));

  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText("There is no network")).toBeVisible();
  await expect(pass).toHaveCount(1);
  await expect(pass.getByText(`Booking no. ${paid.id}`)).toBeVisible();
  const picture = pass.getByRole("img", { name: `QR code of the receipt ${code}` });
  await expect(picture).toBeVisible();
  await expect(picture).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expectAccessible(page);
});

test("nothing that the API answers is kept but receipts, and those of one's own to come without being asked", async ({
  as,
}) => {
  const page = await as("nasabah", allowed);
  const unpaid = await bookingIn(page, 40);
  await open(page, unpaid.print);
  await expect(page.getByRole("link", { name: "Download" })).toBeVisible();
  await untilShellIsKept(page);
  await open(page, `/trx_${unpaid.kind}/view/${unpaid.id}`);
  await open(page, "/");
  await expect.poll(() => receiptsIn(page), "those of the bookings to come").not.toEqual([]);
  const entries = await held(page);
  expect(entries.filter((entry) => /\/(api|files)\//.test(entry))).toEqual([]);
  const strange = entries.filter((entry) => !/ \/(index\.html|assets\/[\w.-]+|receipt\/[a-z]+\/\d+)$/.test(entry));
  expect(strange).toEqual([]);
  expect(entries.filter((entry) => entry.endsWith(`/${unpaid.id}`))).toEqual([]);
});

test("another account on the same device finds none of them, and staff keep none of their customers'", async ({
  visitor,
}) => {
  const page = await visitor(allowed);
  const paid = await bookingIn(page, 50);
  await open(page, "/");
  await becomes(page, "nasabah");
  await open(page, paid.print);
  await expect.poll(() => receiptsIn(page)).not.toEqual([]);
  await becomes(page, "superuser");
  await expect.poll(() => receiptsIn(page)).toEqual([]);
  await open(page, `/trx_${paid.kind}/view/${paid.id}`);
  await open(page, paid.print);
  await expect(page.getByRole("link", { name: "Download" })).toBeVisible();
  expect(await receiptsIn(page)).toEqual([]);
});

test("they go with the last tab of a session that isn't remembered", async ({ visitor }) => {
  const page = await visitor(allowed);
  const paid = await bookingIn(page, 50);
  await open(page, "/");
  await becomes(page, "nasabah");
  await open(page, paid.print);
  await expect.poll(() => receiptsIn(page)).not.toEqual([]);
  const beside = await page.context().newPage();
  await open(beside, "/");
  await expect.poll(() => waitsForSessions(beside)).toBe(true);
  expect(await receiptsIn(beside), "while it is open").not.toEqual([]);
  await page.close();
  await expect.poll(() => receiptsIn(beside)).toEqual([]);
});

for (const [language, title] of [
  ["en", "There is no network"],
  ["id", "Tidak ada jaringan"],
] as const) {
  test(`a visitor finds the shell and a sentence without a network, in ${language}`, async ({ visitor }) => {
    const page = await visitor({ ...allowed, language });
    await open(page, "/");
    // The landing page waits for somebody before anything of the program comes.
    await page.mouse.move(60, 60);
    await page.mouse.move(90, 90);
    await untilShellIsKept(page);
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByText(title)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}
