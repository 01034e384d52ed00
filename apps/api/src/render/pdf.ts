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
  /** Which part of a long document it is, and the number of its first page: how many pages there will be in all isn't known then. */
  readonly part?: { readonly number: number; readonly firstPage: number } | undefined;
}

/**
 * Laying out blocks its thread, so requests go on being answered only if it isn't ours. It starts when it is needed and ends when idle.
 * Papers have one of their own, so that a receipt never waits behind a list.
 */
let thread: Piscina | undefined;

/** Megabytes of the thread's heap: without limits it doubles before it collects, and a thread gives nothing back before it ends. */
const memory = { maxOldGenerationSizeMb: 320, maxYoungGenerationSizeMb: 24 };

const filename = new URL("./pdf.worker.ts", import.meta.url).href;

const isOverload = (error: unknown): boolean =>
  error instanceof Error && (error.name === "AbortError" || error.message === "Task queue is at limit");

/**
 * Lays a paper out as PDF. Throws BusyError when too many wait or this one isn't ready in time.
 * @param timeoutMs milliseconds that it may wait and take
 */
export async function renderPdf(document: PdfDocument, timeoutMs = 30_000): Promise<Buffer> {
  thread ??= new Piscina({
    filename,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 2_000,
    maxQueue: 500,
    resourceLimits: memory,
  });
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const { pdf }: { readonly pdf: Uint8Array } = await thread.run(document, { name: "layOut", signal });
    return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  } catch (error) {
    throw isOverload(error) ? new BusyError(error) : error;
  }
}
