import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { peek, type Table } from "./table.ts";
import { widthsOf } from "./width.ts";
import { fixedParts } from "./xlsx.parts.ts";
import { factSheet, rowSheet } from "./xlsx.sheet.ts";

/** Rows by which the widths are judged. */
const judged = 200;

/**
 * A workbook written as it is read, in constant memory: the rows with typed cells under a frozen header with a filter, and a second sheet
 * that says what they are.
 */
export async function renderXlsx(table: Table): Promise<Readable> {
  const { first, all } = await peek(table.rows, judged);
  const zip = new ZipFile();
  for (const [path, content] of fixedParts(table)) zip.addBuffer(Buffer.from(content), path);
  const sheet = Readable.from(rowSheet({ ...table, rows: all }, widthsOf(table, first)), { objectMode: false });
  const output = Readable.from(zip.outputStream, { objectMode: false });
  sheet.on("error", (error) => output.destroy(error));
  zip.on("error", (error: Error) => output.destroy(error));
  output.on("close", () => sheet.destroy());
  zip.addReadStream(sheet, "xl/worksheets/sheet1.xml", { compressionLevel: 1 });
  zip.addBuffer(Buffer.from(factSheet(table)), "xl/worksheets/sheet2.xml");
  zip.end();
  return output;
}
