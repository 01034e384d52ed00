import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, phone, test } from "./fixtures.ts";
import { callAs, submitWalkIn } from "./pages/walk-in.ts";

const newMark = () => `Antre ${randomUUID().slice(0, 6)}`;

/** Orders that wait, of guests whom no other test has to do with; and where the queue shows them alone. */
async function submitted(page: Page, count: number) {
  const mark = newMark();
  await page.goto("/");
  const orders: Awaited<ReturnType<typeof submitWalkIn>>[] = [];
  for (let at = 1; at <= count; at += 1) orders.push(await submitWalkIn(page, `${mark} ${at}`));
  return { mark, orders, address: `/booking/antrean?cari=${encodeURIComponent(mark)}` };
}

/** A page that no news reaches, as between two of them: what a colleague has done is told by the refusal alone. */
const unheard = (page: Page) => page.route("**/api/live", (route) => route.abort());

const listOf = (page: Page) => page.getByRole("list", { name: "Bookings" }).getByRole("listitem");
const shown = (page: Page, id: number) => page.getByRole("link", { name: `Open the booking ${id}` });

test("a manager approves several orders at once, and is told which one a colleague has decided before", async ({
  as,
}) => {
  const page = await as("pengelola");
  await unheard(page);
  const { orders, address } = await submitted(page, 3);
  await open(page, address);
  await expect(listOf(page)).toHaveCount(3);
  await expect(listOf(page).getByText(/^still free that night: \d+ of \d+$/)).toHaveCount(3);
  await expectAccessible(page);
  const [, , last] = orders;
  if (!last) throw new Error("There is no third order");
  await callAs(page, "dinas", `${last.entity}/konfirmasipesanan/${last.id}`, { versi: last.versi });

  await page.getByRole("checkbox", { name: "Tick all" }).check();
  await page.getByRole("button", { name: "Approve 3" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Approve 3" }).click();
  const outcome = page.getByRole("alert").filter({ hasText: "2 of 3 approved" });
  await expect(outcome.getByRole("listitem")).toHaveCount(1);
  await expect(outcome.getByRole("listitem")).toContainText(`${last.id}, Antre`);
  await expect(outcome.getByRole("listitem")).toContainText("Changed by ");
  await expect(listOf(page)).toHaveCount(0);
  await expectAccessible(page);
});

test("two people on one queue: the second is told who was first, and the next order opens", async ({ as }) => {
  const [manager, agency] = await Promise.all([as("pengelola"), as("dinas")]);
  const { mark, orders, address } = await submitted(manager, 2);
  const [first, second] = orders;
  if (!first || !second) throw new Error("There are no two orders");
  await Promise.all([open(manager, address), open(agency, address)]);
  for (const page of [manager, agency]) {
    await page.getByRole("button", { name: new RegExp(`${mark} 1`) }).click();
    await expect(shown(page, first.id)).toBeVisible();
  }
  await manager.keyboard.press("r");
  const reason = manager.getByLabel(/^Why is the order rejected/);
  await reason.fill("Penuh");
  await agency.keyboard.press("a");
  await agency.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
  await expect(shown(agency, second.id)).toBeVisible();

  await expect(listOf(manager).getByText(`${mark} 1`)).toHaveCount(0);
  await expect(shown(manager, first.id)).toBeVisible();
  await expect(reason).toHaveValue("Penuh");
  await manager.getByRole("button", { name: "Reject", exact: true }).last().click();
  await expect(manager.getByText(/^Changed by .+ \(Agency\)/)).toBeVisible();
  await expect(manager.getByText(/Nothing was done\. Please check and choose again\./)).toBeVisible();
  await expect(shown(manager, second.id)).toBeVisible();
  await expectAccessible(manager);
});

test("the queue on a phone opens an order over the list", async ({ as }) => {
  const page = await as("pengelola", { viewport: phone, language: "id" });
  const { mark, address } = await submitted(page, 1);
  await open(page, address);
  await expectAccessible(page);
  await page.getByRole("button", { name: new RegExp(`${mark} 1`) }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Setujui", exact: true })).toBeVisible();
  await expectAccessible(page);
});
