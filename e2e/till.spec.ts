import { addPerson, expect, expectAccessible, open, password, phone, test } from "./fixtures.ts";
import { textOfPdf } from "./pages/paper.ts";
import { payWalkIn } from "./pages/walk-in.ts";

test("a teller counts the drawer, signs, and prints what is handed over with the money", async ({ as, visitor }) => {
  const teller = await addPerson(await visitor(), "bank");
  const page = await as(teller, { viewport: phone });
  await page.goto("/");
  const { idbilling, jumlah } = await payWalkIn(page, teller);
  await open(page, "/billing/kas");
  const payments = page.getByRole("region", { name: "Payments of this shift" });
  await expect(payments.getByRole("listitem")).toHaveCount(1);
  await expect(payments.getByText(idbilling)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Count and close the shift" }).click();
  const form = page.getByRole("region", { name: "Close the shift" });
  await form.getByLabel("Received without cash").fill(String(jumlah - 20_000));
  await form.getByLabel(/^Your password/).fill(password);
  await form.getByRole("button", { name: /^Close the shift with/ }).click();
  await expect(form.getByText("Please say why the count differs.").first()).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel(/^Rp\s10\.000$/).fill("2");
  await expect(form.getByText("No difference")).toBeVisible();
  await form.getByRole("button", { name: /^Close the shift with/ }).click();
  await expect(page.getByText("The shift is closed")).toBeVisible();
  await expect(payments).toBeHidden();

  await page.getByRole("link", { name: "Print the report" }).click();
  await expect(page.getByRole("link", { name: "Open the PDF" })).toBeVisible();
  await expectAccessible(page);
  const text = await textOfPdf(page);
  expect(text).toContain(idbilling);
  expect(text).toContain("Rp20.000,00");
  await page.getByRole("link", { name: "To the closing" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Cash closing \d+$/ })).toBeVisible();
  await expectAccessible(page);
});
