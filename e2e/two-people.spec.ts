import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, open, phone, test, tokenOf } from "./fixtures.ts";
import { RecordList } from "./pages/record-list.ts";

interface Agency {
  readonly idskpd: number;
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

  await test.step("a field in the list: one's own is kept only when it is chosen", async () => {
    const list = new RecordList(desk, "/tbl_skpd");
    await list.open(`?search=${mark}`);
    const popup = await list.change(0, "skpdname");
    await open(hand, `/tbl_skpd/edit_pemda/${idskpd}`);
    await name(hand).fill(`Hand ${mark}`);
    await save(hand).click();
    await expect(hand.getByText("Record updated successfully").first()).toBeVisible();
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
});
