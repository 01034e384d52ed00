import type { Download, Page } from "@playwright/test";
import { desktop, expect, expectAccessible, isLong, open, phone, test, tokenOf } from "./fixtures.ts";
import { orderWalkIn } from "./pages/walk-in.ts";

interface Card {
  readonly id: number;
  readonly jenisbooking: string;
}

async function read(page: Page, token: string, path: string) {
  const answer = await page.request.get(`/api/${path}`, { headers: { Authorization: `Bearer ${token}` } });
  expect(answer.ok(), path).toBe(true);
  return answer.json();
}

/** Bookings that the person sees, the latest first. */
async function cardsIn(page: Page, token: string, states: string): Promise<Card[]> {
  return (await read(page, token, `booking/cards?status=${states}&urut=terbaru&limit=100`)).records;
}

/** A booking of somebody without an account, to whom nobody but the staff can hand a paper. */
async function findWalkIn(page: Page, token: string, states: string): Promise<Card> {
  for (const card of await cardsIn(page, token, states)) {
    if ((await read(page, token, `trx_${card.jenisbooking}/view/${card.id}`)).walkin) return card;
  }
  throw new Error(`The demonstration has no walk-in in ${states} for this person`);
}

/** The paper opens in a tab of its own, where the browser shows it; one that can't show a PDF keeps it, and may close the tab. */
async function openPaper(page: Page): Promise<void> {
  const tabs: Page[] = [];
  const addresses: string[] = [];
  const keep = (download: Download) => void addresses.push(download.url());
  page.on("download", keep);
  page.context().once("page", (tab) => {
    tabs.push(tab);
    tab.on("download", keep);
  });
  await page.getByRole("link", { name: "Open the PDF" }).click();
  await expect
    .poll(() => [...addresses, ...tabs.map((tab) => tab.url())].join(" "), { message: "the paper's own tab" })
    .toMatch(/(^| )blob:/);
  page.off("download", keep);
  for (const tab of tabs) await tab.close();
}

/** All of them may; the API's tests prove it of each, and the short form drives two screens of each kind. */
const deciders = ["pengelola", "dinas", "pemda", "bank"];
const changers = isLong ? deciders : ["pengelola", "dinas"];
const receivers = isLong ? deciders : ["pengelola", "bank"];

for (const role of changers) {
  test(`${role} changes a booking from the desk of the changes`, async ({ as }) => {
    const page = await as(role, { viewport: role === "dinas" ? phone : desktop });
    const { id, entity } = await orderWalkIn(page);
    await open(page, `/${entity}/perubahanpesanan?id=${id}`);
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Change", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(String(id));
    await expectAccessible(page);
    await page.getByLabel("Note").fill(`Diubah oleh ${role}`);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("The booking was changed.")).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${entity}/view/${id}$`));
    await expect(page.getByText(`Diubah oleh ${role}`).first()).toBeVisible();
  });
}

for (const role of receivers) {
  test(`${role} hands out the receipt of somebody without an account`, async ({ as }) => {
    const page = await as(role);
    const token = await tokenOf(page, role);
    const { id, jenisbooking } = await findWalkIn(page, token, "50,60,70");
    await open(page, `/trx_${jenisbooking}/view/${id}`);
    await page.getByRole("link", { name: /^Print (receipt|proof of booking)$/ }).click();
    await expect(page).toHaveURL(new RegExp(`cetak_pesanan/${id}$`));
    await openPaper(page);

    const unpaid = await orderWalkIn(page);
    await open(page, `/${unpaid.entity}/perubahanpesanan?id=${unpaid.id}`);
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Print proof of order" }).click();
    await expect(page).toHaveURL(new RegExp(`cetak_pesanan/${unpaid.id}$`));
    await expect(page.getByRole("link", { name: "Open the PDF" })).toBeVisible();
  });
}

test("a manager prints from the list of the group's bookings", async ({ as }) => {
  const page = await as("pengelola");
  await open(page, "/trx_penginapan/list_booking_pengelola");
  await page
    .getByRole("button", { name: /^Print: / })
    .first()
    .click();
  await expect(page).toHaveURL(/trx_penginapan\/cetak_pesanan\/\d+$/);
  await expect(page.getByRole("link", { name: "Open the PDF" })).toBeVisible();
});

/** Pixels by which the columns of a grid are wider than their room. */
const pushedSideways = (page: Page) =>
  page.locator(".ag-body-horizontal-scroll-viewport").evaluate((box) => box.scrollWidth - box.clientWidth);

test("a list of bookings shows what a desk asks for without being pushed sideways", async ({ as }) => {
  const page = await as("pengelola");
  await open(
    page,
    "/trx_penginapan/list_booking_pengelola?filter[statusbooking]=50&filter[haripakai]=2000-01-01..2100-01-01",
  );
  const grid = page.getByRole("treegrid").or(page.getByRole("grid"));
  const columns = ["No.", "Status", "Ordered by", "Object", "Time of use", "Units", "Total, billing id"];
  for (const name of columns) await expect(grid.getByRole("columnheader", { name, exact: true })).toBeInViewport();
  await expect(grid.getByRole("columnheader", { name: "Ordered on" })).toHaveCount(0);
  const row = grid.getByRole("row").nth(1);
  await expect(row.getByText("Paid", { exact: true })).toBeInViewport();
  await expect(row.getByText(/^\d{1,2}(–\d{1,2})? [A-Z][a-z]{2}/)).toBeInViewport();
  await expect(row.getByText(/^\d{10,18}$/)).toBeInViewport();
  expect(await pushedSideways(page)).toBeLessThanOrEqual(0);
});

test("long names and states in Indonesian fit as well, and rows are as low as was chosen", async ({ as }) => {
  const page = await as("pengelola.tahura", { language: "id" });
  await open(page, "/trx_penginapan/list_booking_pengelola");
  const row = page.getByRole("row").filter({ hasText: "Pondok Rimba TAHURA Ir. H. Djuanda" }).first();
  await expect(row).toBeInViewport();
  expect(await pushedSideways(page)).toBeLessThanOrEqual(0);
  const height = async () => (await row.boundingBox())?.height;
  expect(await height()).toBe(46);
  await page.getByRole("button", { name: "Kolom dan tinggi baris" }).click();
  await page.getByText("Rapat", { exact: true }).click();
  await expect.poll(height).toBe(34);
});

test("a photo is sent, refused, shown and taken away without losing what else was typed", async ({ asNewCustomer }) => {
  const page = await asNewCustomer({ viewport: phone });
  await open(page, "/account/edit");
  await page.getByLabel("Full name").fill("Siti Foto");
  const chooser = page.locator("input[type=file]");
  await chooser.setInputFiles({ name: "surat.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") });
  await expect(page.getByText("File format not supported")).toBeVisible();
  await chooser.setInputFiles({ name: "rusak.png", mimeType: "image/png", buffer: Buffer.from("not a picture") });
  await expect(
    page.getByRole("alert").filter({ hasText: /File format not supported|Error uploading file/ }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Send rusak.png again" })).toHaveCount(0);
  await page.getByRole("button", { name: "Remove rusak.png" }).click();
  await chooser.setInputFiles({ name: "besar.png", mimeType: "image/png", buffer: Buffer.alloc(10 * 1024 * 1024 + 1) });
  await expect(page.getByText("Max file size of 10MB is allowed")).toBeVisible();
  await expect(page.getByLabel("Full name")).toHaveValue("Siti Foto");
  await chooser.setInputFiles({ name: "foto.png", mimeType: "image/png", buffer: await page.screenshot() });
  await expect(page.getByRole("button", { name: "Remove picture 1" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: "Picture of Siti Foto: show it large" })).toBeVisible();
  await open(page, "/account/edit");
  await page.getByRole("button", { name: "Remove picture 1" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My account");
  await expect(page.getByRole("button", { name: /^Picture of/ })).toHaveCount(0);
});
