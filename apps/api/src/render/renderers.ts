import type { ExportFormat } from "@retribusi/contract/define/export";
import { renderCsv } from "./csv.ts";
import type { Piece } from "./pieces.ts";
import { renderPrint } from "./print.ts";
import type { Table } from "./table.ts";
import { renderXlsx } from "./xlsx.ts";

/** Only who lays pages out loads what that takes. */
const loadPdf = () => import("./pdf.parts.ts");

async function* renderPdf(table: Table): AsyncGenerator<Piece> {
  const { renderPdfTable } = await loadPdf();
  yield new Uint8Array(await renderPdfTable(table));
}

/** A pdf of any length: each piece is a document for itself. */
export async function* renderPdfParts(table: Table): AsyncGenerator<Piece> {
  const { pdfParts } = await loadPdf();
  for await (const pdf of pdfParts(table)) yield new Uint8Array(pdf);
}

/** A table as a file, piece by piece, all in the thread that asks for it. */
export const renderers: Readonly<Record<ExportFormat, (table: Table) => AsyncGenerator<Piece>>> = {
  csv: renderCsv,
  xlsx: renderXlsx,
  pdf: renderPdf,
  print: renderPrint,
};
