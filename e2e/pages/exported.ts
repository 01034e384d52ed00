import { readFile } from "node:fs/promises";
import type { Frame } from "@playwright/test";
import { cellOf } from "@retribusi/contract/access/field-cell";
import { textOf } from "@retribusi/contract/define/cell";
import { formatDate } from "@retribusi/contract/define/dates";
import type { Field } from "@retribusi/contract/define/field";
import { formatRupiah } from "@retribusi/contract/define/money";
import { parse } from "csv-parse/sync";
import ExcelJS from "exceljs";
import { extractText, getDocumentProxy } from "unpdf";

/** Text of a pdf without any blanks: its lines break where the layout wants. */
export async function readPdf(path: string): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await readFile(path))), {
    mergePages: true,
  });
  return blankless(text);
}

export const blankless = (text: string): string => text.replace(/\s+/g, "");

/** Rows of a csv file, titles first, without the sign that keeps a spreadsheet from calculating. */
export const readCsv = async (path: string): Promise<string[][]> =>
  parse(await readFile(path), { bom: true, delimiter: ";" }).map((row: string[]) =>
    row.map((value) => value.replace(/^['\t]/, "")),
  );

/** Rows of the only sheet, titles first: texts, numbers, dates, null. */
export async function readXlsx(path: string): Promise<unknown[][]> {
  const book = new ExcelJS.Workbook();
  await book.xlsx.readFile(path);
  const [sheet] = book.worksheets;
  if (!sheet) throw new Error("The workbook has no sheet");
  const rows: unknown[][] = [];
  sheet.eachRow((row) => {
    rows.push(Array.from({ length: sheet.columnCount }, (_, at) => row.getCell(at + 1).value));
  });
  return rows;
}

/** Rows of the page to print, titles first. */
export const readPrint = (page: Frame): Promise<string[][]> =>
  page.locator("tr").evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? "")));

const momentText = (day: string, time: string) => `${formatDate(day, "en")}, ${time} WIB`;

/** How the value of a file's cell stands on the screen, told from the kind of its field. */
export function shownAs(field: Field, value: unknown): string {
  if (value === null || value === "") return "";
  if (field.kind === "instant") {
    const [day = "", time = ""] = (value instanceof Date ? value.toISOString() : String(value)).split(/[T ]/);
    return momentText(day, time.slice(0, 5));
  }
  if (field.kind.startsWith("image")) return new URL(String(value)).pathname;
  if (field.kind === "money") return formatRupiah(Number(value));
  if (field.kind === "secret") return String(value);
  return textOf(cellOf(field, String(value), {}, { language: "en", zone: "Asia/Jakarta" }), "en");
}
