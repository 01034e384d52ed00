import { createWriteStream } from "node:fs";
import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { DocumentFormat } from "@retribusi/contract/define/export";
import type { Language } from "@retribusi/contract/define/label";
import { ZipFile } from "yazl";
import { type Draft, makeFile } from "../../records/export/draft.ts";
import { fileTypes } from "../../render/document.ts";

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

/** Where a document is made, until when, and who hears how many of its rows were read. */
interface Making {
  readonly folder: string;
  readonly signal: AbortSignal;
  readonly onRows: (rows: number) => void;
}

async function* piecesOf(draft: Draft, format: DocumentFormat, { signal, onRows }: Making): AsyncGenerator<Buffer> {
  for await (const { piece, rows } of makeFile(draft, { format, inParts: true, signal })) {
    onRows(rows);
    yield piece;
  }
}

/** Part after part goes to the disk, so that no more than one is in memory; several come in a zip. */
async function writePdf(draft: Draft, making: Making): Promise<Omit<MadeFile, "size">> {
  const { folder } = making;
  const parts: string[] = [];
  for await (const pdf of piecesOf(draft, "pdf", making)) {
    const part = join(folder, `part-${parts.length + 1}`);
    await writeFile(part, pdf);
    parts.push(part);
  }
  const [only = "", ...others] = parts;
  if (others.length === 0) return { place: only, type: "application/pdf", ending: "pdf", parts: null };
  const place = join(folder, "parts");
  await zipOf(parts, draft.language, place);
  return { place, type: "application/zip", ending: "zip", parts: parts.length };
}

async function writeStream(draft: Draft, format: Exclude<DocumentFormat, "pdf">, making: Making) {
  const place = join(making.folder, "file");
  await pipeline(piecesOf(draft, format, making), createWriteStream(place));
  return { place, ...fileTypes[format], parts: null };
}

/** Writes a document of any length into the folder. */
export async function writeDocument(draft: Draft, format: DocumentFormat, making: Making): Promise<MadeFile> {
  const made = format === "pdf" ? await writePdf(draft, making) : await writeStream(draft, format, making);
  return { ...made, size: (await stat(made.place)).size };
}
