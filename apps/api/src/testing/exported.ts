import { crc32, inflateRawSync } from "node:zlib";
import type { Cell } from "@retribusi/contract/define/cell";
import { textOf } from "@retribusi/contract/define/cell";
import { zoneName } from "@retribusi/contract/define/dates";
import { parse } from "csv-parse/sync";
import ExcelJS from "exceljs";
import { DomUtils, parseDocument } from "htmlparser2";
import type supertest from "supertest";
import { extractText, getDocumentProxy } from "unpdf";

/** A body as it came, whatever its type. */
export const asBytes = (test: supertest.Test): supertest.Test =>
  test.buffer(true).parse((res, done) => {
    const pieces: Buffer[] = [];
    res.on("data", (piece: Buffer) => pieces.push(piece));
    res.on("end", () => done(null, Buffer.concat(pieces)));
    res.on("error", (error) => done(error, null));
  });

/** Rows of a csv file, titles first, without the signs that keep a spreadsheet from misreading. */
export const readCsv = (file: Buffer): string[][] =>
  parse(file, { bom: true, delimiter: ";", recordDelimiter: "\r\n" }).map((row: string[]) =>
    row.map((value) => value.replace(/^['\t]/, "")),
  );

/** What a cell shows: of a formula the value that stands beside it. */
const resultOf = (cell: ExcelJS.Cell): unknown =>
  cell.formula ? cell.result || (cell.result === 0 ? 0 : null) : cell.value;

/** Values of the first sheet, titles first: texts, numbers and dates. */
export async function readXlsx(file: Buffer) {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(new Uint8Array(file).buffer);
  const [sheet] = book.worksheets;
  if (!sheet) throw new Error("The workbook has no sheet");
  const rows: unknown[][] = [];
  sheet.eachRow((row) => {
    rows.push(Array.from({ length: sheet.columnCount }, (_, at) => resultOf(row.getCell(at + 1))));
  });
  return { rows, sheet };
}

/** Every part of a zip file by its path, read by its table of contents. Throws where a part isn't what its check sum and size say. */
export function readZip(file: Buffer): Map<string, Buffer> {
  const end = file.lastIndexOf("PK\u0005\u0006", undefined, "latin1");
  const parts = new Map<string, Buffer>();
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [length, extra, comment] = [28, 30, 32].map((place) => file.readUInt16LE(at + place));
    const start = file.readUInt32LE(at + 42);
    const body = start + 30 + file.readUInt16LE(start + 26) + file.readUInt16LE(start + 28);
    const packed = file.subarray(body, body + file.readUInt32LE(at + 20));
    const content = file.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed);
    const name = file.toString("utf8", at + 46, at + 46 + Number(length));
    if (crc32(content) !== file.readUInt32LE(at + 16)) throw new Error(`The check sum of ${name} is wrong`);
    if (content.byteLength !== file.readUInt32LE(at + 24)) throw new Error(`The size of ${name} is wrong`);
    parts.set(name, content);
    at += 46 + Number(length) + Number(extra) + Number(comment);
  }
  return parts;
}

/** Text of all pages without any blanks: lines break where the layout wants. */
export async function readPdf(file: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
  return text.replace(/\s+/g, "");
}

/** Rows of the page's table, titles first. */
export function readPrint(file: Buffer): string[][] {
  const page = parseDocument(file.toString("utf8"));
  return DomUtils.getElementsByTagName("tr", page).map((row) =>
    DomUtils.getElementsByTagName((name) => name === "td" || name === "th", row).map((cell) =>
      DomUtils.textContent(cell),
    ),
  );
}

/** How a cell stands in a csv file, with its zone apart. */
export function csvText(cell: Cell): string {
  if (cell === null) return "";
  if (cell.is === "day") return cell.day;
  if (cell.is === "moment") return `${cell.day} ${cell.time}`;
  if (cell.is === "phone") return cell.digits;
  if (cell.is === "decimal") return cell.value.toFixed(2).replace(".", ",");
  if (cell.is === "percent") return `${cell.value}%`;
  return "value" in cell ? String(cell.value) : cell.text;
}

/** How a cell stands in a sheet: a number, the local time as a date in UTC, or a text. */
export function sheetValue(cell: Cell): unknown {
  if (cell === null) return null;
  if (cell.is === "day") return new Date(`${cell.day}T00:00:00Z`);
  if (cell.is === "moment") {
    const [hours = 0, minutes = 0, seconds = 0] = cell.time.split(":").map(Number);
    return new Date(Date.parse(`${cell.day}T00:00:00Z`) + (hours * 3600 + minutes * 60 + seconds) * 1000);
  }
  if (cell.is === "percent") return cell.value / 100;
  return "value" in cell ? cell.value : csvText(cell);
}

export const zoneText = (cells: readonly Cell[]): string => {
  const moment = cells.find((cell) => cell?.is === "moment");
  return moment?.is === "moment" ? zoneName(moment.zone) : "";
};

/** What stands on a page of a pdf, without blanks. */
export const pdfText = (cells: readonly Cell[]): string =>
  cells.map((cell) => textOf(cell, "en").replace(/\s+/g, "")).join("");
