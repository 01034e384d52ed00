import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { addDays, localTime } from "@retribusi/contract/define/dates";
import { arrive, expect, expectAccessible, open, phone, test } from "./fixtures.ts";
import { addOrderable, openAllDay, type Place, readAs } from "./pages/own-object.ts";
import { textOfPdf } from "./pages/paper.ts";
import { countPresses } from "./pages/presses.ts";
import { callAs, details } from "./pages/walk-in.ts";

const place = { manager: "pengelola.tahura", agency: "dinas.2" };
const letter = { name: "surat.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n%%EOF\n") };

const picture = {
  name: "alat.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
    "base64",
  ),
};

/** Adds a picture of the only unit to the form of a step, and waits until it is there. */
async function addPicture(page: Page) {
  const pictures = page.getByRole("group", { name: "Unit 1 – Pictures" });
  await pictures.locator("input[type=file]").last().setInputFiles(picture);
  await expect(pictures.getByRole("button", { name: "Remove Unit 1, picture 1" })).toBeVisible();
}

async function fillIn(page: Page, person: string) {
  await page.getByLabel("Ordered by").fill(person);
  await page.getByLabel("Phone", { exact: true }).fill(details.notelp);
  await page.getByLabel(/^Identity number/).fill(details.noidentitas);
  await page.getByLabel("Address", { exact: true }).fill(details.alamatpemesan);
  await page.getByLabel("Purpose", { exact: true }).fill(details.keperluan);
}

const kinds = [
  { kind: "penginapan", name: "Lodging", unit: "malam", come: "Check in", end: "Leave early" },
  { kind: "gedung", name: "Building or room", unit: "jam", come: "Early check-in", end: "Finish" },
  { kind: "alat", name: "Vehicle or equipment", unit: "jam", come: "Early check-in", end: "Finish" },
] as const;

for (const { kind, name: kindName, unit, come, end } of kinds) {
  test(`${kind}: a guest at the counter has the bill after six presses on one screen, pays, comes and goes`, async ({
    as,
  }) => {
    const page = await as(place.manager);
    await page.goto("/");
    const own: Place = { ...place, kind };
    const { objectid, name, today } = await addOrderable(page, 1, unit, own);
    await openAllDay(page, objectid, place.agency);
    await open(page, "/home");
    await page.getByRole("link", { name: "Guest at the counter" }).click();
    await arrive(page);
    await page.getByRole("radiogroup", { name: "Kind" }).getByText(kindName).click();
    await arrive(page);
    const presses = await countPresses(page);
    await page.getByRole("combobox", { name: "What" }).click();
    await page.keyboard.type(name);
    await page.getByRole("option", { name: new RegExp(name) }).click();
    if (unit === "jam") {
      // The next full hour, which may begin up to an hour early; in the last hour of a day that is tomorrow's first.
      if (localTime(new Date(), "Asia/Jakarta").startsWith("23")) {
        await page.goto(`${page.url()}&mulai=${addDays(today, 1)}`);
      }
      await page
        .getByRole("button", { name: /^\d\d:00–\d\d:00, free$/ })
        .first()
        .click();
    }
    await fillIn(page, `Tamu ${kind}`);
    if (kind === "alat") {
      const choosing = page.waitForEvent("filechooser");
      await page.getByRole("button", { name: "Letter of request" }).click();
      await (await choosing).setFiles(letter);
      await expect(page.getByText("surat.pdf")).toBeVisible();
    }
    await page.getByRole("checkbox", { name: /^The customer agrees to the price of Rp.100\.000/ }).click();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Approve and print the bill" }).click();
    await expect(page).toHaveURL(/cetak_pesanan\/\d+$/);
    expect(await presses()).toBeLessThanOrEqual(6);
    await arrive(page);
    const id = Number(page.url().split("/").at(-1));
    const booking = () => readAs(page, place.manager, `trx_${kind}/view/${id}`);
    const { idbilling } = await booking();
    expect((await textOfPdf(page)).replaceAll(/\D/g, "")).toContain(idbilling);
    const paid = { idbilling, jumlah: 100_000, referensi: randomUUID(), waktutransaksi: new Date().toISOString() };
    await callAs(page, "bank", "billing/terima", paid);

    await open(page, `/trx_${kind}/view/${id}`);
    const before = await presses();
    await page.getByRole("button", { name: come, exact: true }).click();
    await expect(page.getByText(new RegExp(`^Tamu ${kind} `))).toBeVisible();
    if (kind === "alat") {
      await page.getByLabel(/Hour meter/).pressSequentially("1.204,5");
      await page.getByLabel(/Condition/).fill("Bensin penuh");
      await addPicture(page);
    }
    await page.getByRole("button", { name: come, exact: true }).last().click();
    await expect(page.getByText(/^Checked in/)).toBeVisible();
    expect((await presses()) - before).toBeLessThanOrEqual(2);
    const more = page.getByRole("button", { name: "More", exact: true });
    const ends = page.getByRole("button", { name: end, exact: true });
    await expect(more.or(ends).first()).toBeVisible();
    if (await ends.isHidden()) await more.click();
    await ends.or(page.getByRole("menuitem", { name: end })).click();
    await expect(page.getByText(new RegExp(`^Tamu ${kind} ha`))).toBeVisible();
    if (kind === "alat") await addPicture(page);
    await page.getByRole("button", { name: end, exact: true }).last().click();
    await expect(page.getByText(/^The use has ended( early)?;/)).toBeVisible();
    expect((await booking()).statusbooking).toBe(70);
    if (kind === "alat") {
      await expect(page.getByText("Hour meter 1.204,5")).toBeVisible();
      await expectAccessible(page);
      for (const when of ["hand-over", "return"]) {
        const small = page.getByRole("button", { name: `Picture of Unit 1 at ${when}: show it large` });
        await small.click();
        const large = page.getByRole("img", { name: `Unit 1 at ${when}`, exact: true });
        await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
        await page.keyboard.press("Escape");
        await expect(small).toBeFocused();
      }
    }
  });
}

test("on a phone the walk-in is one column, and says what is missing in one's language", async ({ as }) => {
  const page = await as("pengelola", { viewport: phone, language: "id" });
  await page.goto("/");
  const { objectid } = await addOrderable(page, 1);
  await open(page, `/trx_penginapan/pesan?objectid=${objectid}`);
  await page.getByRole("button", { name: "Setujui dan cetak tagihan" }).click();
  await expect(page.getByRole("alert").getByText("Isi nomor identitas: 16 digit")).toBeVisible();
  expect(await page.evaluate(() => document.body.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});
