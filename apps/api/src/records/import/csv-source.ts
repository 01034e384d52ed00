import { createReadStream } from "node:fs";
import { pipeline, Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { AppError } from "../../lib/app-error.ts";
import { readStart } from "../../lib/files.ts";
import { nothingInserted } from "./refusal.ts";

/** A row of a csv file; `line` is where it begins, counted from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** So many characters may a row have: the longest text of a form, with room for its quotes. */
const longestRow = 500_000;
const headSize = 65_536;

const encodingOf = (head: Buffer): string => {
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  return head[0] === 0xfe && head[1] === 0xff ? "utf-16be" : "utf-8";
};

/** The separator that stands most often in the first line outside quotes. */
function separatorOf(head: string): string {
  const firstLine = head.replace(/"[^"]*"/g, "").split(/\r?\n|\r/, 1)[0] ?? "";
  const count = (separator: string) => firstLine.split(separator).length;
  return [";", ",", "\t"].reduce((best, next) => (count(next) > count(best) ? next : best));
}

/** Text of the file as it is read; throws FILE_FORMAT where the bytes are no text: another format under a csv's name. */
async function* textOf(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = (chunk?: Buffer): string => {
    try {
      const text = decoder.decode(chunk, { stream: chunk !== undefined });
      if (!text.includes("\0")) return text;
    } catch {
      // Told below, like bytes that no text has.
    }
    throw new AppError("FILE_FORMAT");
  };
  for await (const chunk of createReadStream(path)) yield decode(chunk);
  yield decode();
}

/** Throws FILE_FORMAT unless the name ends in `.csv` and the bytes of the file at `path` are text; reads it piece by piece. */
export async function requireCsv(name: string, path: string): Promise<void> {
  if (!name.toLowerCase().endsWith(".csv")) throw new AppError("FILE_FORMAT");
  for await (const _ of textOf(path, encodingOf(await readStart(path, 2))));
}

function toRefusal(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  const line = typeof error["lines"] === "number" ? error["lines"] : "?";
  if (error.code === "CSV_MAX_RECORD_SIZE") {
    return nothingInserted(`Line ${line} is too long.`, `Baris ${line} terlalu panjang.`);
  }
  return nothingInserted(
    `The quotes around line ${line} don't match. Each quote inside a cell is written twice.`,
    `Tanda kutip di sekitar baris ${line} tidak berpasangan. Tanda kutip di dalam sel ditulis dua kali.`,
  );
}

/**
 * Rows of a csv file, one after the other and never all at once: UTF-8 or UTF-16, with comma, semicolon or tab, whatever its line ends.
 * Empty rows are passed over. Throws FILE_FORMAT for what is no text, NOTHING_INSERTED with the line for what is no csv.
 */
export async function* readCsv(path: string): AsyncGenerator<CsvRow> {
  const head = await readStart(path, headSize);
  const encoding = encodingOf(head);
  const delimiter = separatorOf(new TextDecoder(encoding).decode(head));
  const parser = parse({ delimiter, info: true, relax_column_count: true, max_record_size: longestRow });
  pipeline(Readable.from(textOf(path, encoding)), parser, () => undefined);
  let line = 1;
  try {
    for await (const { record, info } of parser) {
      const cells: readonly string[] = record;
      if (cells.some((cell) => cell.trim() !== "")) yield { line, cells };
      line = info.lines + 1;
    }
  } catch (error) {
    throw toRefusal(error);
  }
}
