import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import ical from "node-ical";
import { addPerson, expect, expectAccessible, open, phone, test } from "./fixtures.ts";
import { addOrderable, readAs } from "./pages/own-object.ts";
import { callAs, details } from "./pages/walk-in.ts";

/** Reads an address as a calendar program does: without a session. Answers the events, by UID. */
async function readFeed(page: Page, path: string) {
  const answer = await page.request.get(path);
  expect(answer.headers()["content-type"]).toContain("text/calendar");
  return Object.entries(ical.sync.parseICS(await answer.text()));
}

async function eventOf(page: Page, path: string, id: number) {
  const found = (await readFeed(page, path)).find(([uid]) => uid.startsWith(`pesanan-${id}@`))?.[1];
  return found?.type === "VEVENT" ? found : undefined;
}

/** A customer's order of a room that waits for the manager, twenty days from now. */
async function submit(page: Page, who: string) {
  const { objectid, name, today } = await addOrderable(page, 4);
  const day = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
  const waktu = { satuan: "malam", checkin: day(20), checkout: day(21) };
  const order = { kunci: randomUUID(), objectid, jumlahunit: 1, kelompoktarif: "umum", totalbiaya: 100_000, waktu };
  const { id, versi } = await callAs(page, who, "trx_penginapan/pesan_nsb", order);
  const step = (path: string, data: object) => callAs(page, who, `trx_penginapan/${path}/${id}`, data);
  const filled = await step("isi_kelengkapan_nsb", { versi, ...details });
  await step("konfirmasipesanan_nasabah", { versi: filled.versi, totalbiaya: 100_000, setuju: true });
  return { id: Number(id), objectid, name };
}

/** The path of the address that is shown, this once. */
async function shownPath(within: Page | Locator): Promise<string> {
  const shown = within.getByRole("status").getByText(/\/api\/calendar\/kal_/);
  return new URL((await shown.textContent()) ?? "").pathname;
}

test("a customer makes a calendar address, a program reads it without signing in, and once revoked it reads nothing", async ({
  as,
  visitor,
}) => {
  const program = await visitor();
  await program.goto("/");
  const who = await addPerson(program);
  const { id, name } = await submit(program, who);
  const page = await as(who);
  await open(page, "/account");
  const card = page.getByRole("region", { name: "Calendar", exact: true });
  await card.getByRole("button", { name: "Make an address: My bookings" }).click();
  await expect(card.getByText("Your new address: My bookings")).toBeVisible();
  await expectAccessible(page);
  const path = await shownPath(card);
  const before = await eventOf(program, path, id);
  expect([before?.summary, before?.status]).toEqual([name, "TENTATIVE"]);
  const { versi } = await readAs(program, who, `trx_penginapan/view/${id}`);
  const why = { versi, alasanpembatalan: "Rapat dipindah ke bulan depan" };
  await callAs(program, who, `trx_penginapan/pembatalan/${id}`, why);
  expect((await eventOf(program, path, id))?.status).toBe("CANCELLED");
  await open(page, "/home");
  await open(page, "/account");
  await expect(card.getByText(/^Last read/)).toBeVisible();
  await expect(page.getByText(path)).toHaveCount(0);
  await card.getByRole("button", { name: "Revoke: My bookings" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await expect(card.getByText("There is no address yet.")).toBeVisible();
  expect((await program.request.get(path)).status()).toBe(404);
});

test("a manager takes an object and the group into the calendar on the phone: who ordered is told, nothing else of them", async ({
  as,
}) => {
  const page = await as("pengelola", { viewport: phone, language: "id" });
  await page.goto("/");
  const who = await addPerson(page);
  const { id, objectid, name } = await submit(page, who);
  await open(page, `/mst_objectretribusi/view/${objectid}`);
  await page.getByRole("button", { name: "Alamat kalender" }).click();
  const dialog = page.getByRole("dialog", { name: "Alamat kalender" });
  await dialog.getByRole("button", { name: "Buat alamat: objek ini" }).click();
  const object = await shownPath(dialog);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Tutup" }).click();
  expect((await eventOf(page, object, id))?.summary).toBe(`${name}: Orang Baru`);
  const text = await (await page.request.get(object)).text();
  expect(text).not.toContain(details.noidentitas);
  expect(text).not.toContain(details.notelp);
  await open(page, "/booking/linimasa");
  await page.getByRole("button", { name: "Alamat kalender" }).click();
  await dialog.getByRole("button", { name: /^(Buat alamat|Alamat baru)/ }).click();
  const renew = page.getByRole("dialog", { name: "Buat alamat baru?" });
  if (await renew.isVisible()) await renew.getByRole("button", { name: "Alamat baru" }).click();
  const group = await shownPath(dialog);
  expect(await eventOf(page, group, id)).toBeDefined();
  await dialog.getByRole("button", { name: /^Cabut: / }).click();
  await page.getByRole("dialog", { name: "Cabut alamat ini?" }).getByRole("button", { name: "Cabut" }).click();
  await expect(dialog.getByText("Belum ada alamat.")).toBeVisible();
  expect((await page.request.get(group)).status()).toBe(404);
  expect((await page.request.get(object)).ok()).toBe(true);
});
