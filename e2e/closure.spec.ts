import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { formatDate } from "@retribusi/contract/define/dates";
import { addPerson, expect, expectAccessible, open, phone, test } from "./fixtures.ts";
import { mailTo } from "./pages/mails.ts";
import { addOrderable, readAs } from "./pages/own-object.ts";
import { callAs, details } from "./pages/walk-in.ts";

const dayOf = (today: string, days: number): string =>
  new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
const typed = (day: string): string =>
  new Date(day).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

async function fillDays(form: Locator, ...days: readonly [string, string]): Promise<void> {
  for (const [at, label] of [/^First day/, /^Last day/].entries()) {
    const field = form.getByRole("textbox", { name: label });
    await field.fill(typed(days[at] ?? ""));
    await field.press("Tab");
  }
}

/** An order of so many rooms for a night that begins so many days from today. */
const orderOf = ({ objectid, today }: House, days: number, jumlahunit = 1) => ({
  ...{ kunci: randomUUID(), objectid, jumlahunit, kelompoktarif: "umum", totalbiaya: 100_000 * jumlahunit },
  waktu: { satuan: "malam", checkin: dayOf(today, days), checkout: dayOf(today, days + 1) },
});

type House = Awaited<ReturnType<typeof addOrderable>>;

/** A customer of their own with an order for the fortieth day. */
async function orderBy(page: Page, house: House, rooms = 1) {
  const who = await addPerson(page);
  const { id, versi } = await callAs(page, who, "trx_penginapan/pesan_nsb", orderOf(house, 40, rooms));
  return { who, id: Number(id), versi: Number(versi) };
}
type Ordered = Awaited<ReturnType<typeof orderBy>>;

/** The order is confirmed and paid. */
async function pay(page: Page, { who, id, versi }: Ordered): Promise<void> {
  const step = (by: string, path: string, data: object) => callAs(page, by, `trx_penginapan/${path}/${id}`, data);
  const filled = await step(who, "isi_kelengkapan_nsb", { versi, ...details });
  const agreed = { versi: filled.versi, totalbiaya: 100_000, setuju: true };
  const { versi: asked } = await step(who, "konfirmasipesanan_nasabah", agreed);
  const { idbilling } = await step("pengelola", "konfirmasipesanan", { versi: asked });
  const money = { idbilling, jumlah: 100_000, referensi: randomUUID(), waktutransaksi: new Date().toISOString() };
  await callAs(page, "bank", "billing/terima", money);
}

test("of 24 rooms two are closed by name for painting: one booking moves, one is given back, one stays; then it is lifted", async ({
  as,
}) => {
  const page = await as("pengelola");
  await page.goto("/");
  const house = await addOrderable(page, 24);
  const { objectid, name, today } = house;
  // The night before is as full as it can be beside two closed rooms, which is in nobody's way.
  const group = { ...orderOf(house, 39, 21), namapemesan: "Tamu Loket" };
  const [moved, paid, kept] = await Promise.all([
    orderBy(page, house),
    orderBy(page, house),
    orderBy(page, house, 22),
    callAs(page, "pengelola", "trx_penginapan/pesan", group),
  ]);
  await pay(page, paid);

  await open(page, `/mst_objectretribusi/unit?objectid=${objectid}`);
  await page.getByRole("button", { name: "Name the units" }).click();
  await page.getByRole("textbox", { name: /^Names or numbers/ }).fill("101–124");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("region", { name: "24 units (kamar)" })).toContainText("24 Ready");

  await page.getByRole("link", { name: "Closures", exact: true }).click();
  await expect(page.getByText("Nothing is closed")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Close this object…" }).click();
  const form = page.getByRole("region", { name: "Close", exact: true });
  await fillDays(form, dayOf(today, 39), dayOf(today, 41));
  await form.getByText("Units by name").click();
  const check = form.getByRole("button", { name: /^Check which/ });
  await check.click();
  await expect(form.getByText("Please say why.").first()).toBeVisible();
  await expect(form.getByText("Please choose a unit.").first()).toBeVisible();
  await form.getByRole("textbox", { name: /^Reason/ }).fill("Pengecatan");
  await form.getByRole("combobox", { name: /^Which units/ }).click();
  for (const room of ["101", "112"]) await page.getByRole("option", { name: room, exact: true }).click();
  await page.keyboard.press("Escape");
  await check.click();
  await expect(form.getByText("3 bookings are in the way")).toBeVisible();
  const send = form.getByRole("button", { name: "Close and tell the customers" });
  await expect(send).toBeDisabled();
  const choose = ({ id }: Ordered, label: RegExp) =>
    form
      .getByRole("radiogroup", { name: new RegExp(`Booking ${id},`) })
      .getByRole("radio", { name: label })
      .check();
  await choose(moved, /^Move it/);
  await choose(paid, /give back all of Rp\s100\.000/);
  await choose(kept, /^Keep it/);
  await expectAccessible(page);
  await send.click();
  await expect(page.getByText("The object is closed.")).toBeVisible();
  const closure = page.getByRole("region", { name });
  await expect(closure).toContainText("101, 112");
  await expect(closure).toContainText("1 booking moved · 1 cancelled · 1 kept");

  const sees = async ({ who, id }: Ordered, state: string, days: number, latest: RegExp) => {
    const customer = await as(who);
    await open(customer, `/trx_penginapan/view/${id}`);
    const main = customer.getByRole("main");
    await expect(main).toContainText(new RegExp(`Booking no. ${id} ·[^·]+· \\d nights?\\s*${state}`));
    const arrival = formatDate(dayOf(today, days), "en");
    await expect(main).toContainText(new RegExp(`Check-in from\\s*${arrival}, 14:00 WIB`));
    const history = main.locator("details").filter({ hasText: "History" });
    await history.locator("summary").click();
    await expect(history).toContainText(latest);
    return main;
  };
  const [, refunded, whole] = await Promise.all([
    sees(moved, "Ordered", 41, /^History\s*New dates/),
    sees(paid, "Cancelled", 40, /^History\s*Cancelled by a closure.*?“Pengecatan”/),
    sees(kept, "Ordered", 40, /^History\s*Kept in spite of a closure\s*“Pengecatan”/),
  ]);
  await expect(refunded.getByRole("region", { name: "Your refund" })).toContainText(/^Your refund\s*Rp\s100\.000/);
  await expect(whole).toContainText("22 kamar");
  const told = ({ who }: Ordered, subject: RegExp) => mailTo(page, `${who}@example.test`, subject);
  expect(await told(moved, /^New dates for booking/)).toContain(formatDate(dayOf(today, 41), "en"));
  expect(await told(paid, /can't take place/)).toMatch(/All that you paid, Rp\s100\.000, is to come back/);
  expect(await told(kept, /^Work during booking/)).toContain("Your booking stays as it is.");

  await closure.getByRole("button", { name: "Lift the closure" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Lift the closure" }).click();
  await expect(
    page
      .getByText(`${name} – `)
      .or(page.getByText(`${name} can be ordered again.`))
      .first(),
  ).toBeVisible();
  await expect(closure).toContainText("Lifted");
});

test("a hall is closed every Friday from 11 to 13, on a phone", async ({ as, visitor }) => {
  const page = await as("superuser", { viewport: phone });
  await page.goto("/");
  const { records } = await readAs(page, "superuser", "mst_objectretribusi?filter[satuantarif]=jam&limit=1");
  const { objectid } = records[0];
  await open(page, `/mst_objectretribusi/penutupan?objectid=${objectid}`);
  await page.getByRole("button", { name: "Close this object…" }).click();
  const form = page.getByRole("region", { name: "Close", exact: true });
  await form.getByText("Every week").click();
  await form.getByText("Friday", { exact: true }).click();
  const today = new Date().toISOString().slice(0, 10);
  await fillDays(form, dayOf(today, 200), dayOf(today, 214));
  await form.getByRole("textbox", { name: /^From/ }).fill("11:00");
  await form.getByRole("textbox", { name: /^Until/ }).fill("13:00");
  await form.getByRole("textbox", { name: /^Reason/ }).fill("Salat Jumat");
  await form.getByRole("button", { name: /^Check which/ }).click();
  await expect(form.getByText("No booking is in the way.")).toBeVisible();
  await expectAccessible(page);
  await form.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByText("The object is closed.")).toBeVisible();

  const friday = [200, 201, 202, 203, 204, 205, 206]
    .map((days) => dayOf(today, days))
    .find((day) => new Date(day).getUTCDay() === 5);
  const guest = await visitor();
  await guest.goto("/");
  const hours = await (await guest.request.get(`/api/catalogue/${objectid}/hours?tanggal=${friday}`)).json();
  const full = hours.jam.filter(({ bebas }: { bebas: number }) => bebas === 0);
  expect(full.map(({ jammulai }: { jammulai: string }) => jammulai)).toEqual(["11:00", "12:00"]);
});
