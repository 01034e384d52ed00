import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { pages } from "@retribusi/contract/access/pages";
import { formatRupiah } from "@retribusi/contract/define/money";
import { openData } from "@retribusi/contract/features/report/transparency.endpoints";
import { desktop, expect, expectAccessible, isLong, open, phone, test } from "./fixtures.ts";
import { readCsv, readXlsx } from "./pages/exported.ts";
import { mailTo, routeIn } from "./pages/mails.ts";

const table = (page: Page, title: string): Locator => page.getByRole("region", { name: `Table: ${title}` });
const settled = (page: Page) => expect(page.locator("[aria-busy=true]")).toHaveCount(0);
const numberIn = async (link: Locator): Promise<number> => Number((await link.textContent())?.replace(/\D/g, ""));

/** How many rows the list has, by its footer. */
const listed = async (page: Page): Promise<number> => {
  const range = page.getByRole("status").filter({ hasText: / of \d/ });
  await expect(range).toBeVisible();
  return Number((await range.textContent())?.replace(/^.* of /, "").replace(/\D/g, ""));
};

test("an agency follows a figure of its recap to exactly those bookings and back, and takes the report out", async ({
  as,
}) => {
  const page = await as("dinas");
  const recap = table(page, "Bookings and revenue");
  await open(page, "/report_trx_all/rekap");
  await page.getByText("Ordered", { exact: true }).click();
  await page.getByLabel("A row for each").selectOption({ label: "Month" });
  await page.getByLabel("and each", { exact: true }).selectOption({ label: "Manager group" });
  await expect(page).toHaveURL(/dasar=pesan/);
  await expect(page).toHaveURL(/rinci=pengelolaid/);
  // The address changes before the table does: a figure read between the two is one of the question before.
  await expect(recap.getByRole("columnheader", { name: "Manager group" })).toBeVisible();
  await settled(page);
  await expect(page.getByLabel("A row for each").locator("option", { hasText: "Agency" }), "its own").toHaveCount(0);

  for (const row of [
    recap.locator("tbody tr[data-level=row]").first(),
    recap.locator("tbody tr[data-level=subtotal]").last(),
    recap.locator("tfoot tr"),
  ]) {
    const figure = row.getByRole("link").first();
    const wanted = await numberIn(figure);
    expect(wanted).toBeGreaterThan(0);
    await figure.click();
    await expect(page).toHaveURL(/#\/report_trx_all\/report_dinas\?.*haripesan/);
    await expect.poll(() => listed(page), "the list of before stays until its rows are there").toBe(wanted);
    await page.goBack();
    await expect(recap).toBeVisible();
    await settled(page);
  }
  await expect(page.getByLabel("and each", { exact: true })).toHaveValue("pengelolaid");

  await test.step("where a figure leads, its amounts are in view, at a desk and on a phone", async () => {
    const address = await recap.locator("tfoot tr").getByRole("link").last().getAttribute("href");
    await page.goto(address ?? "");
    for (const name of ["Total, billing id", "Discount", "Status"])
      await expect(page.getByRole("columnheader", { name, exact: true })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(phone);
    const card = page.getByRole("listitem").filter({ hasText: "Report row" }).first();
    for (const name of ["Total, billing id", "Status"])
      await expect(card.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(desktop);
    await page.goBack();
    await settled(page);
  });

  await test.step("each figure says what it means", async () => {
    await recap.getByRole("button", { name: "What does “Paid, %” mean?" }).click();
    const meaning = page.getByRole("dialog", { name: /Paid, %/ });
    await expect(meaning).toContainText("Paid ÷ Bookings");
    await expect(meaning).toContainText("Source");
    await page.keyboard.press("Escape");
    await expect(meaning).toBeHidden();
  });

  await test.step("the file has the rows of the screen", async () => {
    const rows = await recap.locator("tbody tr[data-level=row]").count();
    await page.getByRole("button", { name: "Export" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: /Excel/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^bookings-and-revenue-\d{4}\.xlsx$/);
    const lines = await readXlsx(await download.path());
    expect(lines.length, "with its heading, subtotals and total").toBeGreaterThan(rows);
  });
});

test("an agency has a report sent regularly, sends it at once, and mail and document arrive", async ({ as }) => {
  const page = await as("dinas");
  const name = `Penerimaan ${Date.now()}`;
  await open(page, "/report_trx_all/rekap?dasar=pesan&kelompok=pengelolaid&dari=2026-01-01&sampai=2026-01-31");
  await page.getByRole("link", { name: "Send regularly…" }).click();
  await page.getByLabel("Name in the mail").fill(name);
  await page.getByLabel("Days it is about").selectOption({ label: "This year" });
  await page.getByLabel("How often").selectOption({ label: "Every week" });
  await page.getByLabel("Weekday").selectOption({ label: "Friday" });
  await page.getByRole("button", { name: "Save" }).click();
  const card = page.getByRole("region", { name });
  await expect(card).toContainText("Every Friday at 07:00");
  await expect(card.getByRole("row").nth(1)).toContainText("Not sent yet");

  await card.getByRole("button", { name: `Send now: ${name}` }).click();
  const mail = await mailTo(page, "dinas@contoh.example", new RegExp(name));
  expect(mail).toContain("You set it up yourself.");
  await expect(card.getByRole("row").nth(1)).toContainText(/Sent.*WIB/);
  await open(page, routeIn(mail));
  const document = page.getByRole("listitem").filter({ hasText: name });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    document.getByRole("button", { name: `Download ${name}` }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);

  await open(page, "/report_trx_all/jadwal");
  await card.getByRole("button", { name: `Delete: ${name}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(card).toHaveCount(0);
});

test("an agency reads the heat map by the keyboard, and a day leads to its bookings", async ({ as }) => {
  const page = await as("dinas");
  const month = new Date().toISOString().slice(0, 7);
  await open(page, `/report_trx_all/penggunaan_object?lihat=peta&dari=${month}-01&sampai=${month}-28`);
  const map = page.getByRole("grid", { name: "Occupancy of each object on each day" });
  await map.locator("[data-row='0'][data-column='0']").focus();
  await page.keyboard.press("Control+End");
  await expect(map.locator(":focus")).toHaveAttribute("aria-label", /28th .*(taken|nothing to book)/);
  await page.keyboard.press("Control+Home");
  await expect(map.locator("[data-row='0'][data-column='0']")).toBeFocused();
  await expectAccessible(page);
  const day = map.getByRole("link").last();
  const words = (await day.getAttribute("aria-label")) ?? "";
  await day.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#\/report_trx_all\/report_dinas\?.*objectid/);
  expect(await listed(page)).toBeGreaterThan(0);
  await page.goBack();
  await expect(map.locator(":focus")).toHaveAttribute("aria-label", words);
});

test("an age of what is open leads to its bills and back to all of them", async ({ as }) => {
  const page = await as("pemda");
  await open(page, "/report_trx_all/buku?buku=piutang");
  const ages = page.getByRole("list", { name: "What is open, by its age" });
  await expect(ages.getByRole("listitem"), "also those of which there is nothing").toHaveCount(5);
  const age = ages
    .getByRole("listitem")
    .filter({ has: page.getByRole("link") })
    .first();
  const name = (await age.locator("span").first().textContent()) ?? "";
  const amount = (await age.getByRole("link").textContent()) ?? "";
  await age.getByRole("link").click();
  const bills = table(page, "Receivables");
  await expect(page.getByLabel("How long open")).toHaveValue(/\d/);
  await expect(bills.locator("tfoot")).toContainText(amount);
  expect(new Set(await bills.locator("tbody tr[data-level=row] th").allTextContents())).toEqual(new Set([name]));
  await expectAccessible(page);
  await page.getByLabel("How long open").selectOption({ label: "Any time" });
  await expect(ages).toBeVisible();
});

test("a view of what is used is taken out as it is shown: the map, what stood idle, weekdays and hours", async ({
  as,
}) => {
  const page = await as("pemda");
  const month = new Date().toISOString().slice(0, 7);
  const days = `dari=${month}-01&sampai=${month}-03`;
  /** What the rows of the file are called. */
  const taken = async (): Promise<string[]> => {
    await page.getByRole("button", { name: "Export", exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: "CSV" }).click(),
    ]);
    const lines = await readCsv(await download.path());
    return lines.flatMap(([kind, first = ""]) => (kind === "data" ? [first] : []));
  };
  for (const view of ["menganggur", "haripekan", "jam"]) {
    await open(page, `/report_trx_all/penggunaan_object?lihat=${view}&${days}`);
    const rows = table(page, "Use of objects").locator("tbody tr[data-level=row] th");
    await expect(rows.first()).toBeVisible();
    await settled(page);
    expect(await taken(), view).toEqual(await rows.allTextContents());
  }
  await expect(page.getByText(/Bookings can't be listed by weekday or hour/)).toBeVisible();
  // Of one kind: the map shows the first sixty, and journeys add rooms.
  await open(page, `/report_trx_all/penggunaan_object?lihat=peta&jenisbooking=alat&${days}`);
  const objects = page.getByRole("grid", { name: "Occupancy of each object on each day" }).getByRole("rowheader");
  await expect(objects.first()).toBeVisible();
  const count = await objects.count();
  expect(count).toBeLessThan(60);
  expect(await taken()).toHaveLength(3 * count);
});

test("a visitor reads the public figures of a region on a phone, and takes them along", async ({ visitor }) => {
  const page = await visitor();
  await page.setViewportSize(phone);
  await open(page, "/");
  await page.getByRole("link", { name: "Public figures", exact: true }).click();
  await expect(page).toHaveURL(/#\/index\/transparansi$/);
  const { penerimaan: rows } = openData.parse(await (await page.request.get("/api/transparansi")).json());
  const region = rows.find(({ penerimaan }) => penerimaan !== null)?.pemdaname ?? "";
  await page.getByLabel("Region").selectOption(region);
  await expect(page).toHaveURL((url) => url.href.includes("daerah="));
  const own = rows.filter(({ pemdaname, penerimaan }) => pemdaname === region && penerimaan !== null);
  expect(own.length).toBeGreaterThan(0);
  const revenue = page.getByRole("table", { name: "Received by year and kind" });
  for (const { penerimaan } of own) await expect(revenue).toContainText(formatRupiah(penerimaan ?? 0));
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download “Revenue (CSV)”" }).click(),
  ]);
  const lines = (await readFile(await download.path(), "utf8")).trim().split("\n");
  expect(lines).toHaveLength(rows.length + 1);
});

/** What a page shows beside its first view. */
const views: Readonly<Record<string, readonly string[]>> = {
  "/report_trx_all/penggunaan_object": ["lihat=peta", "lihat=menganggur", "lihat=haripekan", "lihat=jam"],
  "/report_trx_all/rekap": ["grafik=kelompoktarif", "grafik=objectid"],
  "/report_trx_all/buku": ["buku=piutang", "buku=pengecualian", "buku=skrd", "buku=ssrd"],
};

async function expectAccessibleAt(page: Page, width: typeof phone): Promise<void> {
  await page.setViewportSize(width);
  await settled(page);
  await expectAccessible(page);
}

for (const role of ["pemda", "dinas", "pengelola", "bank", ...(isLong ? (["superuser"] as const) : [])] as const) {
  test(`the reports of ${role} open, and are accessible on a phone and at a desk`, async ({ as }) => {
    const page = await as(role);
    const own = pages
      .filter(({ entity, verbs, roles }) => entity === "report_trx_all" && verbs[0] === "open" && roles.includes(role))
      .flatMap(({ path }) => [path, ...(isLong ? (views[path] ?? []) : []).map((view) => `${path}?${view}`)]);
    expect(own.length).toBeGreaterThan(0);
    for (const address of own) {
      await open(page, address);
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("You may not open this page");
      await settled(page);
      await expect(page.getByRole("alert")).toHaveCount(0);
      // The short form looks at the screens of one role: those of the others differ in their rows.
      if (isLong || role === "dinas") for (const width of [phone, desktop]) await expectAccessibleAt(page, width);
    }
  });
}
