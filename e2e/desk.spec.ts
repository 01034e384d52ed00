import { expect, expectAccessible, open, phone, test } from "./fixtures.ts";
import { addOrderable } from "./pages/own-object.ts";
import { callAs, submitWalkIn } from "./pages/walk-in.ts";

test("a manager's home counts the day, leads to what it counts, and makes a unit ready again", async ({ as }) => {
  const page = await as("pengelola");
  await page.goto("/");
  await submitWalkIn(page);
  const { objectid } = await addOrderable(page, 2);
  const nomor = [`Q${objectid}-1`, `Q${objectid}-2`];
  const named = await callAs(page, "pengelola", `mst_objectretribusi/namaiunit/${objectid}`, { nomor });
  const { id, versi } = named.unit[0];
  const dirty = { versi, keadaan: "dibersihkan", catatan: null };
  await callAs(page, "pengelola", `mst_objectretribusi/keadaanunit/${id}`, dirty);

  await open(page, "/home");
  const day = page.getByRole("region", { name: "Your day" });
  const figures = day.getByRole("link");
  await expect(figures.last()).toBeInViewport({ ratio: 1 });
  const bottom = await day.evaluate((panel) => panel.getBoundingClientRect().bottom);
  expect(bottom, "all figures stand in the first 600 pixels").toBeLessThan(600);
  await expectAccessible(page);
  await page
    .getByRole("region", { name: "To be cleaned" })
    .getByRole("button", { name: `Ready: ${nomor[0]}` })
    .click();
  await expect(page.getByRole("button", { name: `Ready: ${nomor[0]}` })).toBeHidden();
  await day.getByRole("link", { name: /^Waiting for approval: [1-9]/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Orders to confirm" })).toBeVisible();
  await open(page, "/home");
  await day
    .getByRole("link", { name: /^Arriving tomorrow(, Lodging)?: / })
    .first()
    .click();
  await expect(page).toHaveURL(/list_booking_pengelola\?filter/);

  const hand = await as("pengelola", { viewport: phone, language: "id" });
  await open(hand, "/home");
  await expect(hand.getByRole("region", { name: "Hari Anda" })).toBeVisible();
  await expectAccessible(hand);
});
