import { randomUUID } from "node:crypto";
import { addDays, formatDate, formatMonth } from "@retribusi/contract/define/dates";
import { arrive, expect, expectAccessible, open, phone, test } from "./fixtures.ts";
import { addOrderable, openAllDay } from "./pages/own-object.ts";
import { callAs } from "./pages/walk-in.ts";

const spoken = (day: string) => `${formatMonth(day, "en").split(" ")[0]} ${Number(day.slice(8))}, ${day.slice(0, 4)}`;

test("a manager sees on the timeline who is where, opens a booking and orders a free day", async ({ as }) => {
  const page = await as("pengelola");
  await page.goto("/");
  const { objectid, name, today } = await addOrderable(page, 2);
  // All in one month, which isn't this one.
  const first = `${addDays(`${today.slice(0, 8)}28`, 20).slice(0, 8)}10`;
  const waktu = { satuan: "malam", checkin: first, checkout: addDays(first, 3) };
  const order = { waktu, jumlahunit: 2, kelompoktarif: "umum", objectid, totalbiaya: 600_000 };
  const booked = { ...order, kunci: randomUUID(), namapemesan: "Tamu Loket" };
  const { id } = await callAs(page, "pengelola", "trx_penginapan/pesan", booked);

  await page.getByRole("link", { name: "Linimasa" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Timeline" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Object or place" }).fill(name);
  await page.getByRole("button", { name: "The next month" }).click();
  const bar = page.getByRole("link", { name: /^2× Tamu Loket, Ordered, 2 kamar, Check-in/ });
  await expect(bar).toBeVisible();
  await expectAccessible(page);

  await bar.click();
  await arrive(page);
  await expect(page).toHaveURL(new RegExp(`/trx_penginapan/view/${id}$`));
  await page.goBack();
  await expect(bar).toBeVisible();
  const cell = (day: string) => page.getByRole("button", { name: `${name} ${spoken(day)}`, exact: true });
  await cell(first).click();
  await expect(page.getByText("Nothing is free there, or it can't be ordered any more.")).toBeVisible();

  // By the mouse over three nights, of which the last ends on the fourth day.
  const [from, until] = [addDays(first, 5), addDays(first, 7)];
  await cell(from).hover();
  await page.mouse.down();
  await cell(addDays(from, 1)).hover();
  await cell(until).hover();
  await page.mouse.up();
  await arrive(page);
  await expect(page).toHaveURL(
    new RegExp(`pesan\\?satuan=malam&mulai=${from}&akhir=${addDays(until, 1)}&objectid=${objectid}`),
  );
  await expect(page.getByText("Rp300.000").or(page.getByText("Rp 300.000")).first()).toBeVisible();

  // The bar is held on its second night, so it begins a day before the one that it is dropped on.
  await page.goBack();
  const moved = addDays(first, 10);
  const at = (day: string) =>
    page.getByRole("link", { name: new RegExp(`Tamu Loket.* Check-in ${formatDate(day, "en")}`) });
  const drag = async () => {
    await bar.dragTo(cell(addDays(moved, 1)));
    await arrive(page);
    await expect(page.getByRole("button", { name: "Check-in – check-out" })).toContainText(
      String(Number(moved.slice(8))),
    );
    await expect(page.getByText(/^Rp.600\.000$/).first()).toBeVisible();
  };
  await drag();
  await page.getByRole("link", { name: "Keep the current dates" }).click();
  await expect(at(first)).toBeVisible();
  await drag();
  await page.getByRole("button", { name: "Move the booking" }).click();
  await expect(at(moved)).toBeVisible();
  await expect(at(first)).toHaveCount(0);
  await expect(page.getByRole("searchbox", { name: "Object or place" })).toHaveValue(name);
});

/** Where no other journey adds objects: on a phone one chooses among those of a page. */
const place = { manager: "pengelola.pesisir", agency: "dinas.4" };

test("the same is there as tables, by keyboard, and on a phone one object at a time", async ({ as }) => {
  const page = await as(place.manager);
  await page.goto("/");
  const { objectid, name, today } = await addOrderable(page, 2, "malam", place);
  // Late in the evening nobody may come to a house that closes at ten.
  await openAllDay(page, objectid, place.manager);
  await open(page, `/booking/linimasa?cari=${encodeURIComponent(name)}`);
  const start = page.getByRole("button", { name: new RegExp(`^${name} .* 1, `) }).first();
  await start.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: new RegExp(`^${name} .* 2, `) }).first()).toBeFocused();
  await page.getByText("List", { exact: true }).click();
  const free = page.getByRole("table", { name: `What is free of ${name}` });
  await expect(free).toContainText("2 free");
  await expectAccessible(page);
  await free
    .getByRole("link", { name: new RegExp(`^Order ${name}`) })
    .first()
    .press("Enter");
  await arrive(page);
  await expect(page).toHaveURL(new RegExp(`/trx_penginapan/pesan\\?satuan=malam&mulai=${today}`));

  const hand = await as(place.manager, { viewport: phone, language: "id" });
  await open(hand, "/booking/linimasa");
  await hand.getByRole("combobox", { name: "Objek" }).selectOption(name);
  await expect(hand.getByRole("group", { name: /^Linimasa / })).toContainText(name);
  await expectAccessible(hand);
  await hand.getByText("Daftar", { exact: true }).click();
  await expect(hand.getByRole("table", { name: `Yang kosong dari ${name}` })).toBeVisible();
  await expectAccessible(hand);
});
