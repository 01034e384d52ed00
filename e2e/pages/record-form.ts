import type { Locator } from "@playwright/test";
import { expect } from "../fixtures.ts";

/** What a person puts into a field: text, or the option that is chosen, mostly from the server's. */
export type Entry = string | { readonly choose: string };
/** What a person puts into a form: label of the field → entry, or the name of a PDF that is sent. */
export type Entries = Readonly<Record<string, Entry | { readonly send: string }>>;

/** An entry in the words that it is read in. */
export const textOf = (entry: Entries[string]): string =>
  typeof entry === "string" ? entry : "choose" in entry ? entry.choose : entry.send;

/** A file that is a PDF as far as anybody looks. */
export const pdf = (name: string) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(`%PDF-1.4\n% ${name}\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF`),
});

async function send(form: Locator, label: string, name: string): Promise<void> {
  await form.locator(`input[type=file][aria-label="${label}"]`).setInputFiles(pdf(name));
  await expect(form.getByRole("link", { name: "Open the document" })).toBeVisible();
}

/** The input of a label, whether its field is marked as optional or not. */
const control = (place: Locator, role: "textbox" | "combobox", name: string): Locator =>
  place.getByRole(role, { name, exact: true }).or(place.getByRole(role, { name: `${name} (optional)`, exact: true }));

/** Looks an option up by typing, where the list is one to type in, and takes it. */
export async function take(input: Locator, option: string): Promise<void> {
  await input.click();
  if (await input.isEditable()) await input.fill(option);
  await input.page().getByRole("option", { name: option }).first().click();
}

export const choose = (place: Locator, label: string, option: string): Promise<void> =>
  take(control(place, "combobox", label), option);

export async function fillIn(form: Locator, entries: Entries): Promise<void> {
  for (const [label, entry] of Object.entries(entries)) {
    // To a screen reader a password is no text box.
    const secret = form.locator("input[type=password]").and(form.getByLabel(label));
    if (typeof entry === "string") await control(form, "textbox", label).or(secret).fill(entry);
    else if ("send" in entry) await send(form, label, entry.send);
    else await choose(form, label, entry.choose);
  }
}
