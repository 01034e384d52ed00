import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, phone, test } from "./fixtures.ts";
import { payRefund } from "./pages/refund.ts";
import { callAs, payWalkIn } from "./pages/walk-in.ts";

/** Somebody at the counter has paid and gives the booking up; answers the number of the refund that this proposes. */
async function giveUp(page: Page): Promise<number> {
  const { id, versi, entity } = await payWalkIn(page, "bank");
  const reason = { versi, alasanpembatalan: "Tamu membatalkan perjalanannya" };
  const { pengembalian } = await callAs(page, "pengelola", `${entity}/pembatalan/${id}`, reason);
  return pengembalian[0].id;
}

test("a refund goes from the counter to the treasurer, who pays it with a proof", async ({ as }) => {
  const [counter, treasurer] = await Promise.all([as("pengelola", { viewport: phone }), as("bendahara")]);
  const id = await giveUp(counter);

  await test.step("the manager copies the account from paper", async () => {
    await open(counter, `/billing/pengembalian?berkas=${id}`);
    const sheet = counter.getByRole("dialog", { name: "Refunds" });
    await expect(sheet.getByText("Next: the agency")).toBeVisible();
    await sheet.getByRole("button", { name: "Enter the account" }).click();
    await sheet.getByRole("combobox", { name: "Bank" }).or(sheet.getByLabel(/^Bank/)).first().fill("Bank BJB");
    await sheet.getByLabel(/Account number/).fill("0012 3456 789");
    await sheet.getByLabel(/Name of the account holder/).fill("Tamu Loket");
    await expectAccessible(counter);
    await sheet.getByRole("button", { name: "Enter the account" }).click();
    await expect(sheet.getByText("Bank BJB ••••6789, Tamu Loket")).toBeVisible();
  });

  await callAs(counter, "dinas", `billing/pengembalian/verifikasi/${id}`, { versi: 2 });
  await callAs(counter, "pemda", `billing/pengembalian/setujui/${id}`, { versi: 3 });

  await test.step("the treasurer looks at it in full, and records the transfer", async () => {
    await payRefund(treasurer, id, "00123456789");
    const story = treasurer.getByRole("region", { name: "What was done" });
    await expect(story.getByText("bukti.pdf")).toBeVisible();
    await expect(story.getByText(/^(Paid back|Approved|Verified|Account entered)$/)).toHaveCount(4);
  });
});
