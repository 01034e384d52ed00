import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, open, phone, test, tokenOf } from "./fixtures.ts";
import { RecordList } from "./pages/record-list.ts";
import { orderWalkIn } from "./pages/walk-in.ts";

interface Agency {
  readonly idskpd: number;
  readonly versi: number;
  readonly skpdname: string;
  readonly alamat: string | null;
}

async function call(page: Page, path: string, data?: object): Promise<Agency> {
  const headers = { Authorization: `Bearer ${await tokenOf(page, "pemda")}` };
  const address = `/api/${path}`;
  const answer = data
    ? await page.request.post(address, { data, headers })
    : await page.request.get(address, { headers });
  expect(answer.ok(), path).toBe(true);
  return answer.json();
}

const name = (page: Page): Locator => page.getByRole("textbox", { name: "Agency", exact: true });
const save = (page: Page): Locator => page.getByRole("button", { name: "Save", exact: true });

test("two people change one record: nothing is overwritten in silence, in the form nor in the list", async ({ as }) => {
  const [desk, hand] = await Promise.all([as("bank"), as("pemda", { viewport: phone })]);
  const mark = randomUUID().slice(0, 8);
  const skpdid = `9.${mark}`;
  const { idskpd } = await call(hand, "tbl_skpd/add", { skpdid, skpdname: `Dinas ${mark}` });
  const stored = () => call(hand, `tbl_skpd/view/${idskpd}`);

  await test.step("a field in the list: one's own is kept only when it is chosen", async () => {
    const list = new RecordList(desk, "/tbl_skpd");
    await list.open(`?search=${mark}`);
    const popup = await list.change(0, "skpdname");
    const { versi } = await stored();
    await call(hand, `tbl_skpd/edit/${idskpd}`, { versi, skpdname: `Hand ${mark}` });
    await popup.getByRole("textbox").fill(`Desk ${mark}`);
    await desk.keyboard.press("Enter");
    const conflict = popup.getByRole("alert");
    await expect(conflict).toBeFocused();
    await expect(conflict).toContainText(`Hand ${mark}`);
    await expect(conflict).toContainText(`Desk ${mark}`);
    await expectAccessible(desk);
    expect((await stored()).skpdname).toBe(`Hand ${mark}`);
    await conflict.getByRole("button", { name: "Save mine" }).click();
    await expect(list.cell(0, "skpdname")).toHaveText(`Desk ${mark}`);
    expect((await stored()).skpdname).toBe(`Desk ${mark}`);
  });

  await test.step("both change the name in the form, the second chooses theirs", async () => {
    await Promise.all([open(desk, `/tbl_skpd/edit/${idskpd}`), open(hand, `/tbl_skpd/edit_pemda/${idskpd}`)]);
    await name(hand).fill(`Mine ${mark}`);
    await hand.getByRole("textbox", { name: /^Address/ }).fill("Jl. Saya");
    await name(desk).fill(`Theirs ${mark}`);
    await save(desk).click();
    await expect(desk.getByText("Record updated successfully")).toBeVisible();

    await save(hand).click();
    const conflict = hand.getByRole("alert").filter({ hasText: /^Changed by / });
    await expect(conflict, "a screen reader tells it, the keyboard goes on from it").toBeFocused();
    const choice = conflict.getByRole("radiogroup", { name: "Agency" });
    await expect(choice.getByRole("radio", { name: `In the record now Theirs ${mark}` })).toBeInViewport();
    await expect(choice.getByRole("radio", { name: `Yours Mine ${mark}` })).toBeInViewport();
    await expectAccessible(hand);
    await save(hand).click();
    await expect(conflict, "nothing is sent before it is chosen").toBeFocused();
    expect(await stored()).toMatchObject({ skpdname: `Theirs ${mark}`, alamat: null });
    await hand.keyboard.press("Tab");
    await hand.keyboard.press("Space");
    await expect(name(hand)).toHaveValue(`Theirs ${mark}`);
    await save(hand).click();
    await expect(hand.getByText("Record updated successfully")).toBeVisible();
    expect(await stored()).toMatchObject({ skpdname: `Theirs ${mark}`, alamat: "Jl. Saya" });
  });
});

test("one's own account in two windows: the second asks which value stays", async ({ asNewCustomer }) => {
  const first = await asNewCustomer();
  const second = await first.context().newPage();
  const address = (page: Page): Locator => page.getByRole("textbox", { name: "Address" });
  await Promise.all([open(first, "/account/edit"), open(second, "/account/edit")]);
  await address(first).fill("Jl. Pertama");
  await first.getByRole("button", { name: "Save changes" }).click();
  await expect(first).toHaveURL(/account$/);
  await address(second).fill("Jl. Kedua");
  await second.getByRole("button", { name: "Save changes" }).click();
  const conflict = second.getByRole("alert").filter({ hasText: /^Changed by you in another window/ });
  await expect(conflict).toBeFocused();
  await conflict.getByRole("radio", { name: "Yours Jl. Kedua" }).check();
  await second.getByRole("button", { name: "Save changes" }).click();
  await expect(address(second)).toBeHidden();
  await expect(second.getByRole("main").getByText("Jl. Kedua")).toBeVisible();
});

test("a booking that was changed meanwhile keeps what was typed, and shows both values", async ({ as }) => {
  const page = await as("pengelola");
  const headersOf = async (account: string) => ({ Authorization: `Bearer ${await tokenOf(page, account)}` });
  const { id, versi, entity } = await orderWalkIn(page);
  await open(page, `/${entity}/perubahanpesanan/${id}`);
  const note = page.getByRole("textbox", { name: "Note" });
  await note.fill("Catatan saya");
  const data = { versi, catatan: "Catatan bank" };
  const headers = await headersOf("bank");
  const changed = await page.request.post(`/api/${entity}/perubahanpesanan/${id}`, { data, headers });
  expect(changed.ok(), "the bank can change it").toBe(true);
  await page.getByRole("button", { name: "Save changes" }).click();
  const conflict = page.getByRole("alert").filter({ hasText: /^Changed by / });
  await expect(conflict).toBeFocused();
  await expect(note).toHaveValue("Catatan saya");
  await conflict.getByRole("radio", { name: "In the record now Catatan bank" }).check();
  await expect(note).toHaveValue("Catatan bank");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Nothing was changed.")).toBeVisible();
});
