import type { Locator, Page } from "@playwright/test";
import { expect, open } from "../fixtures.ts";

/** What a person puts into a form: label of the field → text, or the option that is chosen from the server's. */
export type Entries = Readonly<Record<string, string | { readonly choose: string }>>;

/** The list of any entity as a person uses it, in English and at desk width unless a step says otherwise. */
export class RecordList {
  readonly page: Page;
  readonly route: string;

  constructor(page: Page, route: string) {
    this.page = page;
    this.route = route;
  }

  async open(query = ""): Promise<void> {
    await open(this.page, `${this.route}${query}`);
    await this.settle();
  }

  /** Waits until the rows are those that were asked for. */
  async settle(): Promise<void> {
    await expect(this.page.locator("[aria-busy=true]")).toHaveCount(0);
  }

  get rows(): Locator {
    return this.page.locator(".ag-row");
  }

  /** A row by its place, from 0. Places are those on the screen. */
  cell(place: number, field: string): Locator {
    return this.page.locator(`.ag-row[row-index="${place}"] [col-id="${field}"]`);
  }

  /** The row that shows a text in one of its columns. */
  row(text: string): Locator {
    return this.rows.filter({ hasText: text });
  }

  /** Types into the search field; answers after how many milliseconds the server was asked. */
  async search(text: string): Promise<number> {
    const asked = this.page.waitForRequest((request) => request.url().includes("search="));
    await this.page.getByRole("searchbox").fill(text);
    const typed = Date.now();
    await asked;
    await this.settle();
    return Date.now() - typed;
  }

  /** Chooses the wanted value of a column in the filters. */
  async filter(label: string, option: string): Promise<void> {
    const filters = this.page.getByRole("button", { name: /^Filters/ });
    if ((await filters.getAttribute("aria-expanded")) !== "true") await filters.click();
    await choose(this.page.getByRole("group", { name: "Filters" }), label, option);
    await this.settle();
  }

  async orderBy(header: string): Promise<void> {
    await this.page.locator(".ag-header-cell").filter({ hasText: header }).click();
    await this.settle();
  }

  /** Opens the form over the list, fills it in and saves it. */
  async add(button: string, entries: Entries): Promise<void> {
    await this.page.getByRole("link", { name: button }).click();
    await this.fillDialog(entries);
  }

  async edit(name: string, entries: Entries): Promise<void> {
    await this.page.getByRole("link", { name: `Edit ${name}`, exact: true }).click();
    await this.fillDialog(entries);
  }

  private async fillDialog(entries: Entries): Promise<void> {
    const dialog = this.page.getByRole("dialog");
    for (const [label, entry] of Object.entries(entries)) {
      if (typeof entry === "string") await dialog.getByRole("textbox", { name: label }).fill(entry);
      else await choose(dialog, label, entry.choose);
    }
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toBeHidden();
  }

  /** Opens the input of a cell, by double click; the locator is the popup with the input. */
  async change(place: number, field: string): Promise<Locator> {
    // Beside the text, which in the column of the name is a link.
    await this.cell(place, field).dblclick({ position: { x: 4, y: 10 } });
    const popup = this.page.getByRole("form", { name: /^Change/ });
    await expect(popup).toBeVisible();
    return popup;
  }

  /** Types over the value of a cell and presses Enter. */
  async changeTo(place: number, field: string, value: string): Promise<Locator> {
    const popup = await this.change(place, field);
    await popup.getByRole("textbox").fill(value);
    await this.page.keyboard.press("Enter");
    return popup;
  }

  async select(place: number): Promise<void> {
    await this.page.locator(`.ag-row[row-index="${place}"] .ag-selection-checkbox input`).check();
  }

  /** Deletes what is selected, after the question. */
  async deleteSelected(): Promise<void> {
    await this.page.getByRole("button", { name: "Delete selected" }).click();
    await this.page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  }
}

/** Looks an option up by typing and takes it. */
export async function choose(place: Locator, label: string, option: string): Promise<void> {
  const input = place.getByRole("combobox", { name: label });
  await input.click();
  await input.fill(option);
  await place.page().getByRole("option", { name: option }).first().click();
}
