import type { Frame, Locator, Page, Request, Response } from "@playwright/test";
import { searchHeader } from "@retribusi/contract/define/header";
import { expect, open } from "../fixtures.ts";
import { type Entries, type Entry, fillIn, take } from "./record-form.ts";

/** What a grid shows: the columns by field and title, and the texts of its rows; a picture stands by its address. */
export interface Shown {
  readonly columns: readonly string[];
  readonly titles: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const formats = { print: "Print", pdf: /^PDF/, xlsx: /^Excel/, csv: "CSV" } as const;

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
    // The frame has its widest, in which the columns of the longest list don't stand, and those beside it aren't drawn.
    await this.page.addStyleTag({ content: "main [data-staff], main[data-staff] { max-width: none !important }" });
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

  /** Types into the search field; answers after how many milliseconds the server was asked, by the browser's own measure of both. */
  async search(text: string): Promise<number> {
    const isSearch = (request: Request) => request.headers()[searchHeader] === encodeURIComponent(text);
    const asked = this.page.waitForRequest(isSearch);
    const read = this.read((response) => isSearch(response.request()));
    const box = this.page.getByRole("searchbox");
    await box.evaluate((field) => {
      const note = ({ timeStamp }: Event) => field.setAttribute("data-typed", `${performance.timeOrigin + timeStamp}`);
      field.addEventListener("input", note, { once: true });
    });
    await box.fill(text);
    await read;
    await this.settle();
    return (await asked).timing().startTime - Number(await box.getAttribute("data-typed"));
  }

  /** Chooses or types the wanted value of a column in the filters. */
  async filter(label: string, wanted: Entry): Promise<void> {
    const filters = this.page.getByRole("button", { name: /^Filters/ });
    if ((await filters.getAttribute("aria-expanded")) !== "true") await filters.click();
    const read = this.read((response) => new URL(response.url()).search.includes("filter"));
    await fillIn(this.page.getByRole("group", { name: "Filters" }), { [label]: wanted });
    await read;
    await this.settle();
  }

  /** Resolves when the rows have come that were asked for so. */
  private read(isWanted: (response: Response) => boolean): Promise<Response> {
    const [, entity] = this.route.split("/");
    return this.page.waitForResponse(
      (response) => new URL(response.url()).pathname === `/api/${entity}` && isWanted(response),
    );
  }

  async orderBy(header: string): Promise<void> {
    await this.page.locator(".ag-header-cell").filter({ hasText: header }).click();
    await this.settle();
  }

  /** Opens the form over the list, fills it in and saves it. */
  async add(button: string | RegExp, entries: Entries): Promise<void> {
    await this.page.getByRole("link", { name: button }).click();
    await this.fillDialog(entries);
  }

  async edit(name: string, entries: Entries): Promise<void> {
    await this.page.getByRole("link", { name: `Edit ${name}`, exact: true }).click();
    await this.fillDialog(entries);
  }

  /** Opens the form of a row by its place. */
  async editRow(place: number, entries: Entries): Promise<void> {
    await this.cell(place, "actions")
      .getByRole("link", { name: /^Edit / })
      .click();
    await this.fillDialog(entries);
  }

  /** Opens the drawer of a row by its place. */
  async view(place: number): Promise<Locator> {
    await this.cell(place, "actions")
      .getByRole("link", { name: /^View / })
      .click();
    const drawer = this.page.getByRole("dialog");
    await expect(drawer.getByRole("heading").first()).toBeVisible();
    return drawer;
  }

  private async fillDialog(entries: Entries): Promise<void> {
    const dialog = this.page.getByRole("dialog");
    await fillIn(dialog, entries);
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

  /** Types over the value of a cell and presses Enter; a choice is looked up first. */
  async changeTo(place: number, field: string, value: Entry): Promise<Locator> {
    const popup = await this.change(place, field);
    if (typeof value === "string") await popup.getByRole("textbox").fill(value);
    else await take(popup.getByRole("combobox"), value.choose);
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

  /** Deletes a row by its place, after the question, and waits until it is gone. */
  async deleteRow(place: number): Promise<void> {
    const key = await this.rows
      .and(this.page.locator(`[row-index="${place}"]`))
      .first()
      .getAttribute("row-id");
    await this.cell(place, "actions")
      .getByRole("button", { name: /^Delete / })
      .click();
    await this.page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(this.page.getByText("Record deleted successfully").first()).toBeVisible();
    await expect(this.page.locator(`.ag-row[row-id="${key}"]`)).toHaveCount(0);
  }

  /** All that the grid shows; the window has to be wide enough for every column. */
  shown(): Promise<Shown> {
    return this.page.locator(".ag-root").evaluate((grid) => {
      const text = (cell: Element | null) =>
        cell?.querySelector("img")?.getAttribute("src")?.split("?")[0] ?? cell?.textContent ?? "";
      const heads = [...grid.querySelectorAll(".ag-header-cell[col-id]")]
        .map((head) => ({
          column: head.getAttribute("col-id") ?? "",
          title: text(head.querySelector(".ag-header-cell-text")),
        }))
        .filter(({ column }) => !/^ag-|^actions$/.test(column));
      const columns = heads.map(({ column }) => column);
      const count = new Set([...grid.querySelectorAll(".ag-row")].map((row) => row.getAttribute("row-index"))).size;
      const cell = (row: number, column: string) =>
        text(grid.querySelector(`.ag-row[row-index="${row}"] [col-id="${column}"]`));
      const rows = Array.from({ length: count }, (_, row) => columns.map((column) => cell(row, column)));
      return { columns, titles: heads.map(({ title }) => title), rows };
    });
  }

  /** Takes the rows out, or the record in the drawer; answers with the path of the saved file. */
  async download(format: "csv" | "xlsx" | "pdf", place: Page | Locator = this.page): Promise<string> {
    const downloading = this.page.waitForEvent("download");
    await this.chooseFormat(format, place);
    return (await downloading).path();
  }

  /** Prints the rows, or the record in the drawer; answers with the page that the browser was given to print. */
  async print(place: Page | Locator = this.page): Promise<Frame> {
    const printing = this.page.waitForEvent("framenavigated", (frame) => frame.url().startsWith("blob:"));
    await this.chooseFormat("print", place);
    return printing;
  }

  private async chooseFormat(format: keyof typeof formats, place: Page | Locator): Promise<void> {
    await place.getByRole("button", { name: "Export" }).click();
    await this.page.getByRole("menuitem", { name: formats[format] }).click();
  }
}
