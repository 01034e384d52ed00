import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";

/** The text of the paper that the page offers to download. */
export async function textOfPdf(page: Page): Promise<string> {
  const downloading = page.waitForEvent("download");
  await page
    .getByRole("link", { name: "Download" })
    .or(page.getByRole("button", { name: "Download" }))
    .first()
    .click();
  const download = await downloading;
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await download.path())));
  const { text } = await extractText(pdf, { mergePages: true });
  return text;
}
