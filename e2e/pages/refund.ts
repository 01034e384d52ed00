import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, open } from "../fixtures.ts";

/** The treasurer looks at an approved refund's account in full and records the transfer with its proof. */
export async function payRefund(treasurer: Page, id: number, account: string): Promise<void> {
  await open(treasurer, `/billing/bendahara?berkas=${id}`);
  await treasurer.getByRole("button", { name: "Show the account in full" }).click();
  await expect(treasurer.getByText(account)).toBeVisible();
  await treasurer.getByRole("button", { name: "Record the transfer" }).click();
  await treasurer.getByLabel(/Bank reference of the transfer/).fill(`TRF-${randomUUID()}`);
  const choosing = treasurer.waitForEvent("filechooser");
  await treasurer.getByRole("button", { name: "Choose a file" }).click();
  const proof = { name: "bukti.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n%%EOF") };
  await (await choosing).setFiles(proof);
  await expect(treasurer.getByText("Attached: bukti.pdf")).toBeVisible();
  await expectAccessible(treasurer);
  await treasurer.getByRole("button", { name: "Record the transfer" }).click();
  // The notice of a refund before it may still stand there; the story is this one's.
  const story = treasurer.getByRole("region", { name: "What was done" });
  await expect(story.getByText("Paid back", { exact: true })).toBeVisible();
}
