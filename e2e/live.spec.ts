import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { addPerson, expect, expectAccessible, open, phone, test } from "./fixtures.ts";
import { chooseNight } from "./pages/night.ts";
import { callAs, details } from "./pages/walk-in.ts";

/** As long as somebody who waits goes on looking at the screen; what asks by itself takes a minute. */
const soon = { timeout: 5000 } as const;

/** The streams that the pages of a browser have opened so far. */
function countStreams(page: Page): () => number {
  let count = 0;
  page.context().on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/live") count += 1;
  });
  return () => count;
}

/** Waits until news comes by itself. */
const listening = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith("/api/live"));

const entity = "trx_penginapan";

/** An order of a customer of its own, whose details are there: the customer has to confirm it. */
async function ordered(page: Page) {
  const who = await addPerson(page);
  const wish = { ...(await chooseNight(page)), kunci: randomUUID() };
  const { id, versi } = await callAs(page, who, `${entity}/pesan_nsb`, wish);
  const filled = await callAs(page, who, `${entity}/isi_kelengkapan_nsb/${id}`, { versi, ...details });
  return { who, id: Number(id), versi: Number(filled.versi), totalbiaya: Number(filled.harga.totalbiaya) };
}

test("manager's queue and customer's booking follow each other without being loaded anew", async ({ as }) => {
  const manager = await as("pengelola");
  const { who, id, versi, totalbiaya } = await ordered(manager);
  const customer = await as(who, { viewport: phone });
  await Promise.all([listening(manager), open(manager, `/booking/antrean?cari=${id}`)]);
  await Promise.all([listening(customer), open(customer, `/${entity}/view/${id}`)]);
  const queued = manager.getByRole("list", { name: "Bookings" }).getByRole("listitem");
  await expect(queued).toHaveCount(0);
  const bell = (number: string) => customer.getByRole("link", { name: `Inbox: ${number}` });
  // What told them of the order was read with it.
  await expect(bell("nothing unread")).toBeVisible();

  const agreed = { versi, totalbiaya, setuju: true };
  const submitted = await callAs(customer, who, `${entity}/konfirmasipesanan_nasabah/${id}`, agreed);
  await expect(queued).toHaveCount(1, soon);

  await callAs(manager, "pengelola", `${entity}/konfirmasipesanan/${id}`, { versi: submitted.versi });
  await expect(customer.getByRole("timer").first()).toBeVisible(soon);
  await expect(queued).toHaveCount(0, soon);
  await expect(bell("1 unread message")).toBeVisible(soon);

  await bell("1 unread message").click();
  await expect(customer.getByRole("heading", { level: 1, name: "Inbox" })).toBeVisible();
  await expectAccessible(customer);
  await customer
    .getByRole("link", { name: `Open booking ${id}` })
    .first()
    .click();
  await expect(customer).toHaveURL(new RegExp(`${entity}/view/${id}$`));
  await expect(bell("nothing unread")).toBeVisible(soon);
});

test("a second tab of a browser opens no second stream, and listens when the first is closed", async ({ as }) => {
  const first = await as("pengelola");
  const { who, id, versi, totalbiaya } = await ordered(first);
  const streams = countStreams(first);
  const address = `/booking/antrean?cari=${id}`;
  await Promise.all([listening(first), open(first, address)]);
  const second = await first.context().newPage();
  await open(second, address);
  await expect(second.getByRole("link", { name: /^Inbox: / })).toBeVisible();
  await second.waitForTimeout(1500);
  expect(streams()).toBe(1);

  await Promise.all([listening(second), first.close()]);
  expect(streams()).toBe(2);
  const agreed = { versi, totalbiaya, setuju: true };
  await callAs(second, who, `${entity}/konfirmasipesanan_nasabah/${id}`, agreed);
  await expect(second.getByRole("list", { name: "Bookings" }).getByRole("listitem")).toHaveCount(1, soon);
});

test("a form keeps what is being typed while news comes", async ({ as }) => {
  const manager = await as("pengelola");
  const { who, id, versi, totalbiaya } = await ordered(manager);
  const agreed = { versi, totalbiaya, setuju: true };
  const submitted = await callAs(manager, who, `${entity}/konfirmasipesanan_nasabah/${id}`, agreed);
  await Promise.all([listening(manager), open(manager, `/${entity}/perubahanpesanan/${id}`)]);
  const note = manager.getByRole("textbox", { name: "Note" });
  await note.fill("Catatan saya");
  const read = manager.waitForResponse((answer) => answer.url().includes(`/api/${entity}/view/${id}`), soon);
  await callAs(manager, "dinas", `${entity}/perubahanpesanan/${id}`, {
    versi: submitted.versi,
    catatan: "Catatan dinas",
  }).then(() => callAs(manager, "dinas", `${entity}/konfirmasipesanan/${id}`, { versi: Number(submitted.versi) + 1 }));
  await read;
  await expect(note).toHaveValue("Catatan saya");
});
