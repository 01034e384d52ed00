import type { ExportFormat } from "@retribusi/contract/define/export";
import type { Frame, Row } from "../../render/table.ts";
import type { ListRows } from "./file-job.ts";
import { fromThread, type MadePiece } from "./thread.ts";
import { type Watch, watchedPieces } from "./watched.ts";

/** Rows of a list, which a thread reads by itself, and who hears of them on their way out. */
export interface WatchedList {
  readonly list: ListRows;
  readonly watch: Watch;
}

/** A document before it is made: all that stands in it but the rows, and where those come from. */
export interface Draft extends Frame {
  /** Sorted by the column `groupedBy` where there is one; details only. */
  readonly rows: WatchedList | AsyncIterable<Row>;
}

interface Making {
  readonly format: ExportFormat;
  /** A pdf of any length as one document after the other, each a piece. */
  readonly inParts?: boolean;
  readonly signal: AbortSignal;
}

/** Makes the document in a thread. The pieces together are the file; whoever stops reading ends the making, and the query too. */
export function makeFile(
  { rows, ...frame }: Draft,
  { format, inParts = false, signal }: Making,
): AsyncGenerator<MadePiece> {
  const job = { format, inParts, frame };
  if (!("list" in rows)) return fromThread({ ...job, list: null }, rows, signal);
  const { list, watch } = rows;
  return watchedPieces(fromThread({ ...job, list }, undefined, signal), watch, list.max);
}
