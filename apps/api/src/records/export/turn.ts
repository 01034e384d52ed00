import type { ExportFormat } from "@retribusi/contract/define/export";
import { AppError } from "../../lib/app-error.ts";
import { Line, LineFullError, type Waiter } from "../../lib/line.ts";
import { isLoopLate } from "../../lib/loop-delay.ts";

const waiting = { waiting: 60, waitingPerPerson: 20 } as const;

/**
 * What one process makes at the same time. A file that is streamed takes a thread, about 70 MB, and a connection beside the pool: two keep
 * two processors busy, and of one person one, so that nobody waits behind one person's files. Pages of a list are laid out with all their
 * rows in memory; a single record is small and never waits behind lists.
 */
const lines = {
  stream: new Line({ ...waiting, atOnce: 2, perPerson: 1 }),
  pages: new Line({ ...waiting, atOnce: 1, perPerson: 1 }),
  record: new Line({ ...waiting, atOnce: 2, perPerson: 2 }),
};

export type ExportLine = keyof typeof lines;

export const lineOf = (format: ExportFormat): ExportLine => (format === "pdf" ? "pages" : "stream");

/** Seconds after which it is worth asking again when too many wait. */
const pause = 30;

const busy = () => new AppError("EXPORT_BUSY", { values: { seconds: pause } });

/**
 * Waits for the turn of an export; answers with how to end it. Throws EXPORT_BUSY when too many wait already, and for all but a single
 * record when the process can't keep up.
 */
export async function takeTurn(line: ExportLine, waiter: Waiter): Promise<() => void> {
  if (line !== "record" && isLoopLate()) throw busy();
  try {
    return await lines[line].take(waiter);
  } catch (error) {
    throw error instanceof LineFullError ? busy() : error;
  }
}
