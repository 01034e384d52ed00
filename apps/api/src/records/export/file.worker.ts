import { constants, setPriority } from "node:os";
import type { MessagePort } from "node:worker_threads";
import { streamArrays } from "@retribusi/db/row-stream";
import { renderers, renderPdfParts } from "../../render/renderers.ts";
import type { Row } from "../../render/table.ts";
import { type FileJob, type ListRows, TooManyRowsError } from "./file-job.ts";
import { FileLine, type Ledger } from "./file-line.ts";
import { rowMaker } from "./list-rows.ts";

// Where there are too few processors for everybody, requests go first: on Linux this is of the calling thread alone.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** Rows of a list, read on a connection of this thread. */
async function* listed(list: ListRows, ledger: Ledger, signal: AbortSignal): AsyncGenerator<readonly Row[]> {
  const { connection, query, max = Number.POSITIVE_INFINITY } = list;
  if (!query) return;
  const rowOf = rowMaker(list, ledger.looks);
  for await (const batch of streamArrays(connection, query, signal)) {
    if (ledger.rows + batch.length > max) throw new TooManyRowsError();
    yield batch.map(rowOf);
  }
}

async function* counted(batches: AsyncIterable<readonly Row[]>, ledger: Ledger): AsyncGenerator<readonly Row[]> {
  for await (const rows of batches) {
    ledger.rows += rows.length;
    yield rows;
  }
}

/** What a database says of an error. */
const factsOf = (error: unknown): Record<string, unknown> => {
  const { code, errno, sqlState } = Object(error);
  return { code, errno, sqlState };
};

/** Makes one file and hands it over piece by piece; runs in a thread of its own. */
export async function makeFile({ job, port }: { readonly job: FileJob; readonly port: MessagePort }): Promise<void> {
  const line = new FileLine(port);
  const ledger: Ledger = { rows: 0, looks: [] };
  const { format, inParts, frame, list } = job;
  const rows = counted(list ? listed(list, ledger, line.signal) : line.rows(), ledger);
  const render = format === "pdf" && inParts ? renderPdfParts : renderers[format];
  try {
    for await (const piece of render({ ...frame, rows })) await line.send(piece, ledger);
    line.say({ is: "end" });
  } catch (error) {
    line.say(error instanceof TooManyRowsError ? { is: "tooMany" } : { is: "failure", error, facts: factsOf(error) });
  } finally {
    line.close();
  }
}
