import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { addDays } from "@retribusi/contract/define/dates";
import { addPerson, expect, expectAccessible, open, phone, test, tokenOf } from "./fixtures.ts";
import { addOrderable, readAs } from "./pages/own-object.ts";
import { callAs, details } from "./pages/walk-in.ts";

const trx = "trx_penginapan";

/** A customer of their own who has ordered a night in a house of their own, and paid it where that is wanted. */
async function ordered(page: Page, isPaid: boolean) {
  const customer = await addPerson(page);
  const { objectid, today } = await addOrderable(page, 2);
  const waktu = { satuan: "malam", checkin: addDays(today, 9), checkout: addDays(today, 10) };
  const order = { kunci: randomUUID(), objectid, waktu, jumlahunit: 1, kelompoktarif: "umum", totalbiaya: 100_000 };
  const { id, versi } = await callAs(page, customer, `${trx}/pesan_nsb`, order);
  const step = (who: string, path: string, data: object) => callAs(page, who, `${trx}/${path}/${id}`, data);
  if (!isPaid) return { customer, id: Number(id), today };
  const filled = await step(customer, "isi_kelengkapan_nsb", { versi, ...details });
  const price = { totalbiaya: 100_000, setuju: true };
  const agreed = await step(customer, "konfirmasipesanan_nasabah", { versi: filled.versi, ...price });
  const { idbilling } = await step("pengelola", "konfirmasipesanan", { versi: agreed.versi });
  const money = { idbilling, jumlah: 100_000, referensi: randomUUID(), waktutransaksi: new Date().toISOString() };
  await callAs(page, "bank", "billing/terima", money);
  return { customer, id: Number(id), today };
}

/** A picture as a phone has it: one red pixel. */
const picture = {
  name: "denah.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
    "base64",
  ),
};

test("a customer asks with a picture, the manager reads and answers, and what is new is marked until it is read", async ({
  as,
}) => {
  const manager = await as("pengelola");
  await manager.goto("/");
  const { customer, id } = await ordered(manager, false);
  const own = await as(customer, { viewport: phone });
  await open(own, `/${trx}/view/${id}`);
  await expect(own.getByText(/Ask .+ whatever you need to know about this booking/)).toBeVisible();
  await own.locator('#thread ~ * input[type="file"]').setInputFiles(picture);
  await expect(own.getByRole("list", { name: "Files that will be sent" }).getByText("denah.png")).toBeVisible();
  await own.getByRole("textbox", { name: /^Message to/ }).fill("Apakah meja bisa diatur <b>begini</b>?");
  await own.getByRole("button", { name: "Send", exact: true }).click();
  const log = own.getByRole("log");
  await expect(log.getByText("Apakah meja bisa diatur <b>begini</b>?")).toBeVisible();
  await expectAccessible(own);
  // Else the answer would be read as it comes.
  await open(own, "/");

  await open(manager, `/${trx}/view/${id}`);
  // It is open since something waits to be read, and what is on the screen is read.
  const theirs = manager.getByRole("log");
  await theirs.scrollIntoViewIfNeeded();
  await expect(theirs.getByText("Apakah meja bisa diatur <b>begini</b>?")).toBeVisible();
  await expect.poll(async () => (await readAs(manager, "pengelola", `${trx}/view/${id}`)).percakapanbaru).toBe(0);
  await expect(manager.getByText("Messages", { exact: true })).toBeVisible();
  await theirs.getByRole("button", { name: /denah\.png/ }).click();
  await expect(manager.getByRole("dialog").getByRole("img").first()).toBeVisible();
  await manager.keyboard.press("Escape");
  await manager.getByRole("textbox", { name: /^Message to/ }).fill("Bisa, kami siapkan.");
  await manager.keyboard.press("Control+Enter");
  await expect(theirs.getByText("Bisa, kami siapkan.")).toBeVisible();
  await expectAccessible(manager);

  await open(own, "/booking/saya");
  await own.reload();
  await expect(own.getByText("1 new message")).toBeVisible();
  await own.getByRole("link", { name: /Uji/ }).first().click();
  await own.getByRole("button", { name: "Read messages" }).click();
  await expect(log.getByText("Bisa, kami siapkan.")).toBeInViewport();
  await expect(own.getByText("1 new message")).toBeHidden();
  await open(own, "/booking/saya");
  await expect(own.getByRole("main").getByRole("listitem").first()).toBeVisible();
  await expect(own.getByText("1 new message")).toBeHidden();
});

test("a request for other dates stands in the thread, and the manager is led to its answer", async ({ as }) => {
  const manager = await as("pengelola");
  await manager.goto("/");
  const { customer, id, today } = await ordered(manager, true);
  const { versi } = await readAs(manager, customer, `${trx}/view/${id}`);
  const waktu = { satuan: "malam", checkin: addDays(today, 12), checkout: addDays(today, 13) };
  const wish = { versi, waktu, totalbiaya: 100_000, alasan: "Acara kami diundur" };
  await callAs(manager, customer, `${trx}/mintajadwal/${id}`, wish);
  await open(manager, `/${trx}/view/${id}`);
  await manager.getByText("Messages", { exact: true }).click();
  const log = manager.getByRole("log");
  await expect(log.getByText(/New dates asked for: .+ “Acara kami diundur”/)).toBeVisible();
  await log.getByRole("button", { name: "Answer the request" }).click();
  await expect(manager.getByRole("button", { name: "Accept new dates" })).toBeFocused();
  await manager.keyboard.press("Enter");
  await manager.getByRole("dialog").getByRole("button", { name: "Accept new dates" }).click();
  await expect(log.getByText(/^New dates accepted: /)).toBeVisible();
  await expect(log.getByRole("button", { name: "Answer the request" })).toBeHidden();
  const own = await as(customer);
  await open(own, `/${trx}/view/${id}`);
  await expect(own.getByRole("log").getByText(/^New dates accepted: /)).toBeVisible();
});

test("another customer and another group read nothing of it, and the bank has no part in it", async ({ as }) => {
  const page = await as("pengelola");
  await page.goto("/");
  const { customer, id } = await ordered(page, false);
  await callAs(page, customer, `${trx}/tulispercakapan/${id}`, { kunci: randomUUID(), isi: "Rahasia", berkas: [] });
  const statusFor = async (who: string) => {
    const headers = { Authorization: `Bearer ${await tokenOf(page, who)}` };
    return (await page.request.get(`/api/${trx}/percakapan/${id}`, { headers })).status();
  };
  const stranger = await addPerson(page);
  for (const who of [stranger, "pengelola.tahura", "bank"]) expect(await statusFor(who), who).toBe(404);
  expect(await statusFor(customer)).toBe(200);
  const other = await as(stranger);
  await open(other, `/${trx}/view/${id}`);
  await expect(other.getByText("Rahasia")).toBeHidden();
  await expect(other.getByRole("log")).toBeHidden();
});
