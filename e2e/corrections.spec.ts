import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { addDays } from "@retribusi/contract/define/dates";
import { expect, open, test } from "./fixtures.ts";
import { addOrderable, openAllDay, readAs } from "./pages/own-object.ts";
import { callAs, details, submitWalkIn } from "./pages/walk-in.ts";

const trx = "trx_penginapan";
const stateOf = async (page: Page, id: number) => (await readAs(page, "pengelola", `${trx}/view/${id}`)).statusbooking;
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
/** The form of an action stands below its own button, which has the same name. */
const send = (page: Page, name: string) => button(page, name).last().click();

/** A house whose rooms have names, open at any time, and a guest who has paid for tonight in it. */
async function paidTonight(page: Page) {
  const { objectid, today } = await addOrderable(page, 2);
  await openAllDay(page, objectid, "dinas", { toleransimenit: 0 });
  const nomor = [`K${objectid}-1`, `K${objectid}-2`];
  await callAs(page, "pengelola", `mst_objectretribusi/namaiunit/${objectid}`, { nomor });
  const waktu = { satuan: "malam", checkin: today, checkout: addDays(today, 1) };
  const order = { kunci: randomUUID(), objectid, waktu, jumlahunit: 1, kelompoktarif: "umum", totalbiaya: 100_000 };
  const { id, versi } = await callAs(page, "pengelola", `${trx}/pesan`, { ...order, namapemesan: "Tamu Koreksi" });
  const step = (path: string, data: object) => callAs(page, "pengelola", `${trx}/${path}/${id}`, data);
  const filled = await step("isi_kelengkapan", { versi, ...details });
  const agreed = await step("konfirmasipesanan_nasabah", { versi: filled.versi, totalbiaya: 100_000, setuju: true });
  const { idbilling } = await step("konfirmasipesanan", { versi: agreed.versi });
  const money = { idbilling, jumlah: 100_000, referensi: randomUUID(), waktutransaksi: new Date().toISOString() };
  await callAs(page, "bank", "billing/terima", money);
  return { id: Number(id), nomor };
}

for (const { name, state, done } of [
  { name: "Return to customer", state: 20, done: "Returned to the customer with your note." },
  { name: "Reject", state: 80, done: "Rejected. The units are free again." },
] as const) {
  test(`${name}: an order goes back or ends with what the manager writes`, async ({ as }) => {
    const page = await as("pengelola");
    await page.goto("/");
    const { id } = await submitWalkIn(page, "Tamu Dikembalikan");
    await open(page, `/${trx}/view/${id}`);
    await button(page, name).first().click();
    await page.getByLabel(/The customer reads this\./).fill("Surat permohonan belum ada");
    await send(page, name);
    await expect(page.getByText(done)).toBeVisible();
    expect(await stateOf(page, id)).toBe(state);
    await page.getByText(/^History \(\d+\)$/).click();
    await expect(page.getByText("Surat permohonan belum ada").last()).toBeVisible();
  });
}

test("a no-show is undone, the guest comes after all, and moves to another room", async ({ as }) => {
  const page = await as("pengelola");
  await page.goto("/");
  const { id, nomor } = await paidTonight(page);
  const { versi } = await readAs(page, "pengelola", `${trx}/view/${id}`);
  // The system, which looks each minute, may be first.
  await callAs(page, "pengelola", `${trx}/tidakhadir/${id}`, { versi }).catch(() => undefined);
  await open(page, `/${trx}/view/${id}`);
  await expect(page.getByText("Nobody arrived; the units are free.")).toBeVisible();
  expect(await stateOf(page, id)).toBe(95);
  await button(page, "Undo").first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("The last step was taken back.")).toBeVisible();
  expect(await stateOf(page, id)).toBe(50);

  await button(page, "Check in").first().click();
  await expect(page.getByRole("combobox", { name: "Unit 1" })).toHaveValue(new RegExp(`^${nomor[0]}`));
  await send(page, "Check in");
  await expect(page.getByText("Checked in.")).toBeVisible();
  await button(page, "More").click();
  await page.getByRole("menuitem", { name: "Another unit" }).click();
  await page.getByRole("combobox", { name: "Taken instead" }).click();
  await page.getByRole("option", { name: new RegExp(`^${nomor[1]}`) }).click();
  await send(page, "Another unit");
  await expect(page.getByText("Another unit is in use now; the one given back is to be cleaned.")).toBeVisible();
  const { unit } = await readAs(page, "pengelola", `${trx}/view/${id}`);
  expect(unit.map((one: { nomor: string }) => one.nomor)).toEqual([nomor[1]]);
});

test("a discount is proposed by the manager and decided by the agency before the order", async ({ as }) => {
  const page = await as("pengelola");
  await page.goto("/");
  const { id, totalbiaya } = await submitWalkIn(page, "Tamu Potongan");
  await open(page, `/${trx}/view/${id}`);
  await button(page, "More").click();
  await page.getByRole("menuitem", { name: "Propose discount" }).click();
  await page.getByLabel("Number of the decision").fill(`SK-${id}`);
  await page.getByLabel("Date of the decision").fill("2 November 2026");
  await page.getByLabel("Discount (rupiah)").fill("25000");
  const choosing = page.waitForEvent("filechooser");
  await button(page, "Choose a file").click();
  await (await choosing).setFiles({
    name: "sk.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.4\n%%EOF\n"),
  });
  await button(page, "Propose a discount").click();
  await expect(page.getByText("The discount waits for a decision.")).toBeVisible();

  const agency = await as("dinas");
  await open(agency, `/${trx}/view/${id}`);
  const filled = agency.locator("main button[data-variant=filled]");
  await expect(filled, "the discount comes first").toHaveText(["Approve discount"]);
  await filled.click();
  await agency.getByRole("button", { name: /^Approve discount: / }).click();
  await expect(agency.getByText("The discount is approved. Now the customer confirms the new price.")).toBeVisible();
  const { statusbooking, harga } = await readAs(page, "pengelola", `${trx}/view/${id}`);
  expect([statusbooking, harga.totalbiaya]).toEqual([20, totalbiaya - 25_000]);
});
