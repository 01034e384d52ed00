import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, isLong, open, phone, test, tokenOf } from "./fixtures.ts";
import { chooseNight } from "./pages/night.ts";
import { payRefund } from "./pages/refund.ts";
import { callAs, details } from "./pages/walk-in.ts";
import { bankPort } from "./ports.ts";

const bankUrl = `http://localhost:${bankPort}`;

/** Milliseconds in which whoever has paid sees it; three journeys at once on two cores need more than one that has the machine to itself. */
const soon = isLong ? 2_000 : 10_000;

async function call(page: Page, token: string, path: string, data: object) {
  const answer = await page.request.post(`/api/${path}`, { data, headers: { Authorization: `Bearer ${token}` } });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}
/** The customer's booking with a bill, open on their screen. */
async function openBill(page: Page) {
  await page.goto("/");
  const token = (await page.evaluate(() => sessionStorage.getItem("retribusi.token"))) ?? "";
  const wish = await chooseNight(page);
  const ordered = await call(page, token, "trx_penginapan/pesan_nsb", { ...wish, kunci: randomUUID() });
  const { id } = ordered;
  const step = (path: string, data: object) => call(page, token, `trx_penginapan/${path}/${id}`, data);
  const filled = await step("isi_kelengkapan_nsb", { versi: ordered.versi, ...details });
  const agreed = { versi: filled.versi, totalbiaya: filled.harga.totalbiaya, setuju: true };
  const { versi } = await step("konfirmasipesanan_nasabah", agreed);
  const { idbilling } = await callAs(page, "pengelola", `trx_penginapan/konfirmasipesanan/${id}`, { versi });
  await open(page, `/trx_penginapan/view/${id}`);
  return { idbilling: String(idbilling), token };
}

/** Looks a bill up at the bank and pays it in one of its ways; waits until nothing is under way any more. */
async function payAtBank(page: Page, number: string, way: RegExp, amount = ""): Promise<void> {
  await page.goto(`${bankUrl}/?lang=en`);
  await page.getByRole("combobox", { name: /Billing number/ }).fill(number);
  await page.getByRole("button", { name: "Look up the bill" }).click();
  await page.getByRole("radio", { name: way }).check();
  await page.getByRole("spinbutton", { name: /^Amount in rupiah/ }).fill(amount);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.locator("main[data-running]")).toHaveCount(0);
}

/** The number that the screen shows, without the blanks between its groups. */
const shownNumber = async (page: Page) =>
  ((await page.locator("output").first().textContent()) ?? "").replace(/\D/g, "");

const returned = "The customer has the money; no bill was paid with it.";

test("a bill is paid at the bank's own page, and the screen of the booking shows it by itself", async ({
  asNewCustomer,
  visitor,
}) => {
  const customer = await asNewCustomer();
  const { idbilling } = await openBill(customer);
  await expect(customer.getByText("Through Bank Simulasi Daerah")).toBeVisible();
  expect(await shownNumber(customer)).toBe(idbilling);
  await expect(customer.getByRole("button", { name: "Mobile banking" })).toHaveAttribute("aria-expanded", "true");
  await customer.getByRole("button", { name: "Check payment status" }).click();
  await expect(customer.getByText(/Bank Simulasi Daerah says on .*: not paid yet/)).toBeVisible();
  await expectAccessible(customer);
  const bank = await visitor();

  await test.step("another amount, and one that is late, go back to whoever paid", async () => {
    for (const way of [/^Another amount/, /^Late/]) {
      await payAtBank(bank, idbilling, way);
      await expect(bank.getByText(returned).first()).toBeVisible();
    }
    await expect(customer.getByText("Waiting for payment").first()).toBeVisible();
  });

  await payAtBank(bank, idbilling, /^As it should be/);
  await expect(bank.getByText("The money has been taken and the bill is paid.").first()).toBeVisible();
  await expect(customer.getByText("Your booking is secured")).toBeVisible({ timeout: soon });

  await test.step("a second payment goes back as well", async () => {
    await payAtBank(bank, idbilling, /^As it should be/, "150000");
    await expect(bank.getByText(returned).first()).toBeVisible();
  });
});

/** Money of a bill that fits no bill: the manager finds it in the worklist and proposes to give it back; answers with the refund's number. */
async function giveBack(
  manager: Page,
  number: string,
  jenis: "ganda" | "selisih" | "terlambat",
  words: string,
): Promise<number> {
  const headers = { Authorization: `Bearer ${await tokenOf(manager, "pengelola")}` };
  const list = await manager.request.get("/api/billing/pengecualian?limit=100&keadaan=terbuka", { headers });
  const { records } = await list.json();
  const found = records.find(
    (one: { idbilling: string; jenis: string }) => one.idbilling === number && one.jenis === jenis,
  );
  await open(manager, `/billing/pengecualian?berkas=${found.id}`);
  const sheet = manager.getByRole("dialog", { name: "Money that fits no bill" });
  await expect(sheet.getByText(words).first()).toBeVisible();
  await sheet.getByRole("button", { name: "Propose a refund" }).click();
  await sheet.getByLabel(/Reason/).fill("Nasabah membayar dua kali di bank");
  await expectAccessible(manager);
  await sheet.getByRole("button", { name: "Propose a refund" }).click();
  await expect(manager.getByText("A refund case has been opened.").last()).toBeVisible();
  // The notice of a case before it may still stand there.
  const read = async () => {
    const one = await manager.request.get(`/api/billing/pengecualian/view/${found.id}`, { headers });
    return Number((await one.json()).pengembalianid);
  };
  await expect.poll(read).toBeGreaterThan(0);
  return read();
}

test("money that a bank keeps and that fits no bill finds its end: late, another amount and a second payment go back, by phone", async ({
  as,
  asNewCustomer,
  visitor,
}) => {
  const customer = await asNewCustomer({ viewport: phone, language: "id" });
  const { idbilling, token } = await openBill(customer);
  const bank = await visitor({ viewport: phone });

  await test.step("another bank is chosen, which keeps the bill and has a code for it", async () => {
    await customer.getByRole("button", { name: "Bank Simulasi Nasional" }).click();
    await customer.getByRole("dialog").getByRole("button", { name: "Bayar lewat Bank Simulasi Nasional" }).click();
    await expect(customer.getByText("Lewat Bank Simulasi Nasional")).toBeVisible();
    await customer.getByRole("button", { name: "Tampilkan kode QRIS" }).click();
    await expect(customer.getByRole("img", { name: /Kode QRIS untuk membayar/ })).toBeVisible();
    await expectAccessible(customer);
  });
  const number = await shownNumber(customer);
  expect([number === idbilling, number.startsWith("880")]).toEqual([false, true]);

  // To the number of before, which is void by now, and what the bank has it doesn't give back.
  await payAtBank(bank, idbilling, /^Arrives all the same/, "150000");
  await payAtBank(bank, number, /^Another amount/);
  await payAtBank(bank, number, /^Twice/);
  await expect(customer.getByText("Pesanan Anda sudah pasti")).toBeVisible({ timeout: soon });

  const [manager, treasurer] = await Promise.all([as("pengelola", { viewport: phone }), as("bendahara")]);
  const refunds = [
    await giveBack(manager, idbilling, "terlambat", "Too late"),
    await giveBack(manager, number, "selisih", "Another amount"),
    await giveBack(manager, number, "ganda", "Paid twice"),
  ];
  const account = { namabank: "Bank Contoh", norekening: "00123456789", namarekening: "Tamu Contoh" };
  for (const refund of refunds) {
    await call(customer, token, `account/pengembalian/${refund}`, { versi: 1, rekening: account });
    await callAs(manager, "dinas", `billing/pengembalian/verifikasi/${refund}`, { versi: 2 });
    await callAs(manager, "pemda", `billing/pengembalian/setujui/${refund}`, { versi: 3 });
    await payRefund(treasurer, refund, account.norekening);
  }
  await customer.reload();
  const told = customer.getByRole("region", { name: "Pengembalian Anda" });
  await expect(told.getByText(/: Sudah dikembalikan$/)).toHaveCount(3);
  await expectAccessible(customer);
});
