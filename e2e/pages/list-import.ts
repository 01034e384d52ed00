import { readFile } from "node:fs/promises";
import { mark } from "../entities.data.ts";
import { expect } from "../fixtures.ts";
import { type Entries, textOf } from "./record-form.ts";
import type { RecordList } from "./record-list.ts";

const asFile = (lines: readonly (readonly string[])[]) => ({
  name: "data.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(lines.map((line) => line.map((value) => `"${value}"`).join(";")).join("\r\n")),
});

/**
 * Fills the template with two records like the given one: first with a field left empty in the second, which is told by its
 * line and refused, then rightly. Both stand in the list afterwards.
 */
export async function importTwo(list: RecordList, record: Entries, broken: string): Promise<void> {
  const { page } = list;
  await page.getByRole("link", { name: "Import", exact: true }).click();
  const dialog = page.getByRole("dialog");
  const downloading = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download the template" }).click();
  const template = await readFile(await (await downloading).path(), "utf8");
  const header = template
    .replace(/^\uFEFF/, "")
    .trim()
    .split(";");
  const lineOf = (number: number, empty?: string) =>
    header.map((label) => {
      const text = label === empty ? "" : textOf(record[label] ?? "");
      return text.replace(mark, `${mark}${number}`);
    });
  const file = dialog.locator("input[type=file]");

  await file.setInputFiles(asFile([header, lineOf(1), lineOf(2, broken)]));
  await expect(dialog.getByText("1 of 2 rows have problems")).toBeVisible();
  const problem = dialog.getByRole("row").filter({ hasText: "Please fill in this field." });
  await expect(problem.getByRole("cell").first(), "the line of the file").toHaveText("3");
  await expect(problem).toContainText(broken);
  await dialog.getByRole("button", { name: "Choose another file" }).click();

  await file.setInputFiles(asFile([header, lineOf(1), lineOf(2)]));
  await expect(dialog.getByText("Everything is fine")).toBeVisible();
  await dialog.getByRole("button", { name: "Add 2 records" }).click();
  await expect(dialog.getByText("Data imported successfully")).toBeVisible();
  await dialog.getByRole("link", { name: "To the list" }).click();
  await expect(dialog).toBeHidden();
  await expect(list.row(`${mark}1`)).not.toHaveCount(0);
  await expect(list.row(`${mark}2`)).not.toHaveCount(0);
}
