import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";

export async function textOfBytes(bytes: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text;
}

/** The text of a PDF that was saved. */
export const textOfFile = async (path: string): Promise<string> => textOfBytes(await readFile(path));

/** The text of the paper that the page offers to download. */
export async function textOfPdf(page: Page): Promise<string> {
  const downloading = page.waitForEvent("download");
  await page
    .getByRole("link", { name: "Download" })
    .or(page.getByRole("button", { name: "Download" }))
    .first()
    .click();
  const download = await downloading;
  return textOfFile(await download.path());
}
