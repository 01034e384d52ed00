import type { Language } from "@retribusi/contract/define/label";
import type { Content } from "pdfmake";
import { Piscina } from "piscina";
import { BusyError } from "../lib/transaction.ts";
import type { Sheet } from "./pdf.page.ts";

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
}

let threads: Piscina<PdfDocument, Uint8Array> | undefined;

/** Laying out blocks its thread, so requests go on being answered only if it isn't ours. Threads start when needed and end when idle. */
function pool(): Piscina<PdfDocument, Uint8Array> {
  threads ??= new Piscina({
    filename: new URL("./pdf.worker.ts", import.meta.url).href,
    name: "layOut",
    minThreads: 0,
    maxThreads: 2,
    idleTimeout: 60_000,
    maxQueue: 500,
  });
  return threads;
}

const isOverload = (error: unknown): boolean =>
  error instanceof Error && (error.name === "AbortError" || error.message === "Task queue is at limit");

/**
 * Lays a document out as PDF. Throws BusyError when too many wait or this one isn't ready in time.
 * @param patience milliseconds that it may wait and take
 */
export async function renderPdf(document: PdfDocument, patience = 30_000): Promise<Buffer> {
  try {
    const laidOut = await pool().run(document, { signal: AbortSignal.timeout(patience) });
    return Buffer.from(laidOut.buffer, laidOut.byteOffset, laidOut.byteLength);
  } catch (error) {
    throw isOverload(error) ? new BusyError(error) : error;
  }
}
