import type { Language } from "@retribusi/contract/define/label";
import { type Line, totalled } from "@retribusi/contract/define/total";
import type { Content } from "pdfmake";
import { Piscina } from "piscina";
import { BusyError } from "../lib/transaction.ts";
import type { FullTable } from "./pdf.compose.ts";
import type { Sheet } from "./pdf.page.ts";
import type { Table } from "./table.ts";

/** A document as plain data: it is laid out in another thread, so it can't contain functions. */
export interface PdfDocument {
  readonly title: string;
  /** The authority that issues it. */
  readonly author: string;
  /** Stands at the foot of every page, left of the page number. */
  readonly footer: string;
  /** Tables name a layout of `pdf.layouts.ts`; pictures are data addresses or SVG. */
  readonly content: readonly Content[];
  /** Large grey text across every page. */
  readonly watermark?: string | undefined;
  /** A4 upright unless it says otherwise. */
  readonly sheet?: Sheet;
  /** Language of the page numbers; papers are in Indonesian. */
  readonly language?: Language;
  /** Which part of a long document it is, and the number of its first page: how many pages there will be in all isn't known then. */
  readonly part?: { readonly number: number; readonly firstPage: number } | undefined;
}

/** A document, and how many pages it has. */
export interface LaidOut {
  readonly pdf: Buffer;
  readonly pages: number;
}

/** What a thread answers with. */
interface Answer {
  readonly pdf: Uint8Array;
  readonly pages: number;
}

interface Pool {
  readonly name: string;
  readonly maxQueue: number;
}

/**
 * Laying out blocks its thread, so requests go on being answered only if it isn't ours. A thread starts when it is needed and ends when
 * idle. Papers and short tables have one of their own, so that a receipt never waits behind a list of 2,000 rows.
 */
const threads = new Map<string, Piscina>();

const papers: Pool = { name: "papers", maxQueue: 500 };
const lists: Pool = { name: "lists", maxQueue: 20 };

/**
 * Megabytes of a thread's heap. The largest list lives in 220 of them; without limits the heap doubles that before it collects, and a
 * thread gives nothing back before it ends.
 */
const memory = { maxOldGenerationSizeMb: 320, maxYoungGenerationSizeMb: 24 };

function threadOf({ name, maxQueue }: Pool): Piscina {
  const filename = new URL("./pdf.worker.ts", import.meta.url).href;
  const thread =
    threads.get(name) ??
    new Piscina({ filename, minThreads: 0, maxThreads: 1, idleTimeout: 2_000, maxQueue, resourceLimits: memory });
  threads.set(name, thread);
  return thread;
}

const isOverload = (error: unknown): boolean =>
  error instanceof Error && (error.name === "AbortError" || error.message === "Task queue is at limit");

async function runIn(pool: Pool, name: "layOut" | "layOutTable", what: object, signal: AbortSignal): Promise<LaidOut> {
  try {
    const { pdf, pages }: Answer = await threadOf(pool).run(what, { name, signal });
    return { pdf: Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength), pages };
  } catch (error) {
    throw isOverload(error) ? new BusyError(error) : error;
  }
}

/**
 * Lays a paper out as PDF. Throws BusyError when too many wait or this one isn't ready in time.
 * @param timeoutMs milliseconds that it may wait and take
 */
export async function renderPdf(document: PdfDocument, timeoutMs = 30_000): Promise<Buffer> {
  const { pdf } = await runIn(papers, "layOut", document, AbortSignal.timeout(timeoutMs));
  return pdf;
}

/** Rows up to which a table is as quickly made as a paper. */
const short = 60;

/** Milliseconds for 2,000 rows on a busy machine. */
const listTimeoutMs = 120_000;

/** Composes a table and lays it out, both in another thread. Throws BusyError. */
export const layOutTable = (table: FullTable): Promise<LaidOut> =>
  runIn(table.lines.length > short ? lists : papers, "layOutTable", table, AbortSignal.timeout(listTimeoutMs));

/** Lays a table out as a document with letterhead; takes all rows into memory, so the caller bounds their number. */
export async function renderPdfTable({ rows, ...table }: Table): Promise<Buffer> {
  const lines: Line[] = [];
  for await (const line of totalled(table, rows)) lines.push(line);
  const { pdf } = await layOutTable({ ...table, lines });
  return pdf;
}
