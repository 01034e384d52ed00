import { createWriteStream } from "node:fs";
import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { DocumentFormat } from "@retribusi/contract/define/export";
import type { Language } from "@retribusi/contract/define/label";
import { ZipFile } from "yazl";
import { renderers } from "../../render/document.ts";
import { pdfParts } from "../../render/pdf.parts.ts";
import type { Table } from "../../render/table.ts";

/** A file that was made, on this machine. */
export interface MadeFile {
  readonly place: string;
  readonly type: string;
  readonly ending: string;
  readonly size: number;
  /** PDFs in a zip of parts; null for a single file. */
  readonly parts: number | null;
}

const partNames = { en: "part", id: "bagian" } as const satisfies Record<Language, string>;

async function zipOf(parts: readonly string[], language: Language, place: string): Promise<void> {
  const zip = new ZipFile();
  for (const [at, part] of parts.entries()) {
    // They are compressed as they are.
    zip.addFile(part, `${partNames[language]}-${String(at + 1).padStart(3, "0")}.pdf`, { compress: false });
  }
  zip.end();
  await pipeline(Readable.from(zip.outputStream, { objectMode: false }), createWriteStream(place));
}

/** Part after part goes to the disk, so that no more than one is in memory; several come in a zip. */
async function writePdf(table: Table, folder: string): Promise<Omit<MadeFile, "size">> {
  const parts: string[] = [];
  for await (const pdf of pdfParts(table)) {
    const part = join(folder, `part-${parts.length + 1}`);
    await writeFile(part, pdf);
    parts.push(part);
  }
  const [only = "", ...others] = parts;
  if (others.length === 0) return { place: only, type: "application/pdf", ending: "pdf", parts: null };
  const place = join(folder, "parts");
  await zipOf(parts, table.language, place);
  return { place, type: "application/zip", ending: "zip", parts: parts.length };
}

async function writeStream(table: Table, format: Exclude<DocumentFormat, "pdf">, folder: string) {
  const { render, type, ending } = renderers[format];
  const place = join(folder, "file");
  const body = await render(table);
  await pipeline(Buffer.isBuffer(body) ? Readable.from([body]) : body, createWriteStream(place));
  return { place, type, ending, parts: null };
}

/** Writes a table of any length into the folder. */
export async function writeDocument(table: Table, format: DocumentFormat, folder: string): Promise<MadeFile> {
  const made = format === "pdf" ? await writePdf(table, folder) : await writeStream(table, format, folder);
  return { ...made, size: (await stat(made.place)).size };
}
