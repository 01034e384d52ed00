import { desktop, expect, expectAccessible, open, phone, test } from "./fixtures.ts";
import { orderWalkIn } from "./pages/walk-in.ts";

const facts = ["Stay and object", "Customer", "Price"];

for (const colorScheme of ["light", "dark"] as const) {
  test(`the staff's page of a booking shows facts and actions in its first 600 px, ${colorScheme}`, async ({ as }) => {
    const page = await as("pengelola", { viewport: desktop, colorScheme });
    const { id, entity } = await orderWalkIn(page);
    await open(page, `/${entity}/view/${id}`);
    const actions = page.getByRole("group", { name: "What can be done" });
    await expect(actions.getByRole("link", { name: "Fill in details" })).toBeVisible();
    for (const part of [actions, ...facts.map((name) => page.getByRole("region", { name }))]) {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
      expect(y + height, await part.textContent().then(String)).toBeLessThanOrEqual(600);
    }
    await expect(page.getByText(/^Step 2 of 6: /)).toBeVisible();
    await expect(page.getByText("Ordered by").first()).toBeVisible();
    await expect(page.getByRole("main").getByRole("img")).toHaveCount(0);
    await expectAccessible(page);
    const story = page.getByText(/^History \(\d+\)$/);
    await expect(page.getByText("Order", { exact: true })).toBeHidden();
    await story.click();
    await expect(page.getByText("Order", { exact: true })).toBeVisible();
  });

  test(`a booking in the drawer is one column of whole words, with the way to every page, ${colorScheme}`, async ({
    as,
  }) => {
    const page = await as("pengelola", { viewport: desktop, colorScheme });
    const { id, entity } = await orderWalkIn(page);
    const address = encodeURIComponent(`/${entity}/view/${id}`);
    await open(page, `/${entity}/list_booking_pengelola?drawer=${address}`);
    const drawer = page.getByRole("dialog");
    // It slides in, and what is measured on the way stands nowhere.
    await expect(async () => {
      const left = new Set<number>();
      for (const name of facts) {
        const { x = 0, width = 0 } = (await drawer.getByRole("region", { name }).boundingBox()) ?? {};
        expect(width, name).toBeGreaterThan(300);
        left.add(x);
      }
      expect(left.size, "one column").toBe(1);
    }).toPass({ timeout: 45_000 });
    expect(await drawer.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    await drawer.getByRole("button", { name: "More" }).click();
    const more = page.getByRole("menuitem");
    await expect(more).toContainText([
      "Change",
      "New dates",
      "Propose discount",
      "Print proof of order",
      "Cancel booking",
    ]);
    await more.getByText("Cancel booking").click();
    await expect(page).toHaveURL(new RegExp(`${entity}/pembatalan/${id}`));
  });
}

test("on a phone the staff's booking is one column, too", async ({ as }) => {
  const page = await as("pengelola", { viewport: phone, language: "id" });
  const { id, entity } = await orderWalkIn(page);
  await open(page, `/${entity}/view/${id}`);
  await expect(page.getByText(/^Langkah 2 dari 6: /)).toBeVisible();
  expect(await page.evaluate(() => document.body.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});

test("in the dark a badge keeps the colour of its tone, and its words can be read", async ({ as }) => {
  const page = await as("superuser", { viewport: desktop, colorScheme: "dark" });
  const tones = { Paid: [1, 0, 2], Rejected: [0, 1, 2], "Waiting for the manager": [0, 2, 1] };
  for (const [state, code] of [
    ["Paid", 50],
    ["Rejected", 80],
    ["Waiting for the manager", 30],
  ] as const) {
    await open(page, `/trx_penginapan?filter[statusbooking]=${code}`);
    const badge = page.getByRole("main").locator("[data-variant=light]", { hasText: state }).first();
    await expect(badge).toBeVisible();
    const ground = await badge.evaluate((one) => getComputedStyle(one).backgroundColor);
    // `rgb(84, 48, 40)`, or `color(srgb 0.33 0.19 0.16)`.
    const parts = (ground.match(/[\d.]+/g) ?? []).map(Number);
    const full = ground.startsWith("color") ? 1 : 255;
    const [most = 0, least = 0] = [tones[state][0], tones[state][1]].map((at = 0) => (parts[at] ?? 0) / full);
    expect(most - least, `${state}: ${ground}`).toBeGreaterThan(0.05);
    await expectAccessible(page);
  }
});

for (const [who, press] of [
  ["pengelola", "On to the guest's details"],
  ["nasabah", "Order"],
] as const) {
  test(`bug 13: ${who} sees the total and the button of an order at once, and nothing scrolls within the form`, async ({
    as,
  }) => {
    const page = await as(who, { viewport: desktop });
    const stay = "satuan=malam&mulai=2099-01-12&akhir=2099-01-14".replaceAll(
      "2099",
      String(new Date().getFullYear() + 1),
    );
    await open(page, `/mst_objectretribusi/add_object_${who}/2?${stay}`);
    const form = page.locator("section[aria-labelledby=order-title]");
    const [total, button] = [form.getByText(/^Rp.* in all$/), form.getByRole("button", { name: press, exact: true })];
    for (const scrolled of [0, 500, 300]) {
      await page.mouse.wheel(0, scrolled);
      for (const one of [total, button]) await expect(one).toBeInViewport({ ratio: 1 });
    }
    const inner = (one: Element) =>
      [one, ...one.querySelectorAll("*")].filter(
        (box) => /auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight + 1,
      ).length;
    expect(await form.evaluate(inner)).toBe(0);
  });
}
