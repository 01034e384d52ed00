import { MessageChannel, type MessagePort } from "node:worker_threads";
import type { ExportFormat } from "@retribusi/contract/define/export";
import { Piscina } from "piscina";
import { isReusable, type Piece } from "../../render/pieces.ts";
import type { Row } from "../../render/table.ts";
import type { Look } from "../holder.ts";
import { type FileJob, type FromThread, TooManyRowsError, type ToThread } from "./file-job.ts";

/**
 * Threads that make files, each one at a time. A thread starts when it is needed, serves the next one who comes soon, and ends when
 * idle: only then it gives its memory back. How many files are made at once is settled by who takes a turn (`turn.ts`), and the documents
 * that are made in the background.
 */
const threads = new Map<Kind, Piscina>();
export const mostThreads = 6;

/** What is laid out has threads of its own: one that has held 2,000 rows at once stays large for as long as it lives. */
type Kind = "stream" | "pages";

const idleMs = { stream: 10_000, pages: 2_000 } as const satisfies Record<Kind, number>;

/**
 * Megabytes of a thread's heap. The largest list that is laid out lives in 220 of them; what streams is short-lived. Without limits a heap
 * doubles before it collects.
 */
const heap = { stream: 128, pages: 320 } as const satisfies Record<Kind, number>;
const young = 24;

/** Milliseconds after which a thread that doesn't hear that nobody waits any more, because it lays out pages, is ended. */
const patienceMs = 1_000;

function poolFor(format: ExportFormat): Piscina {
  const kind = format === "pdf" ? "pages" : "stream";
  const pool =
    threads.get(kind) ??
    new Piscina({
      filename: new URL("./file.worker.ts", import.meta.url).href,
      minThreads: 0,
      maxThreads: mostThreads,
      idleTimeout: idleMs[kind],
      resourceLimits: { maxOldGenerationSizeMb: heap[kind], maxYoungGenerationSizeMb: young },
      // Else an idle thread stands still, and with it the closing of its connection.
      atomics: "disabled",
    });
  threads.set(kind, pool);
  return pool;
}

/** A part of a file on its way out, and what is true of it so far. */
export interface MadePiece {
  /** Holds until the next one is asked for; its memory serves again then. */
  readonly piece: Buffer;
  /** Rows that were read for it. */
  readonly rows: number;
  /** Records whose identity numbers it may show; their traces are written before it leaves. */
  readonly looks: readonly Look[];
}

/** Messages in the order in which they came, for one who takes them one after the other. */
class Inbox {
  readonly #waiting: FromThread[] = [];
  #failure: { readonly reason: unknown } | undefined;
  #wake: (() => void) | undefined;

  put(message: FromThread): void {
    this.#waiting.push(message);
    this.#wake?.();
  }

  /** Whoever takes the next one gets this instead. */
  fail(reason: unknown): void {
    this.#failure ??= { reason };
    this.#wake?.();
  }

  async take(): Promise<FromThread> {
    for (;;) {
      if (this.#failure) throw this.#failure.reason;
      const message = this.#waiting.shift();
      if (message) return message;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}

/** Rows that cross at once. */
const most = 200;

async function nextRows(rows: AsyncIterator<Row> | undefined): Promise<readonly Row[] | null> {
  const batch: Row[] = [];
  while (rows && batch.length < most) {
    const next = await rows.next();
    if (next.done) break;
    batch.push(next.value);
  }
  return batch.length > 0 ? batch : null;
}

/** Starts a job; `end` frees its thread, at once where it listens. */
function start(job: FileJob) {
  const { port1: port, port2 } = new MessageChannel();
  const inbox = new Inbox();
  const patience = new AbortController();
  const tell = (message: ToThread) => port.postMessage(message);
  port.on("message", (message: FromThread) => inbox.put(message));
  let late: NodeJS.Timeout | undefined;
  const task = { job, port: port2 } satisfies { job: FileJob; port: MessagePort };
  poolFor(job.format)
    .run(task, { name: "makeFile", transferList: [port2], signal: patience.signal })
    .catch((error: unknown) => inbox.fail(error))
    .finally(() => {
      clearTimeout(late);
    });
  return {
    inbox,
    tell,
    /** Its memory serves the next one: here it would lie about until it is collected, which stops all requests for long. */
    giveBack(piece: Piece) {
      if (isReusable(piece))
        port.postMessage({ is: "credit", memory: piece.buffer } satisfies ToThread, [piece.buffer]);
      else tell({ is: "credit", memory: null });
    },
    end() {
      port.close();
      late = setTimeout(() => patience.abort(), patienceMs);
      late.unref();
    },
  };
}

/**
 * A file as a thread makes it. `rows` are its rows where the thread doesn't read them itself. Throws what failed, there or here, an
 * AbortError when `signal` is aborted, and TooManyRowsError. Whoever stops reading ends the making.
 */
export async function* fromThread(
  job: FileJob,
  rows: AsyncIterable<Row> | undefined,
  signal: AbortSignal,
): AsyncGenerator<MadePiece> {
  signal.throwIfAborted();
  const { inbox, tell, giveBack, end } = start(job);
  const source = rows?.[Symbol.asyncIterator]();
  const abort = () => inbox.fail(signal.reason);
  signal.addEventListener("abort", abort, { once: true });
  try {
    for (;;) {
      const message = await inbox.take();
      if (message.is === "end") return;
      if (message.is === "tooMany") throw new TooManyRowsError();
      if (message.is === "failure") throw Object.assign(Object(message.error), message.facts);
      if (message.is === "rows") tell({ is: "rows", rows: await nextRows(source) });
      else {
        const { piece, rows: count, looks } = message;
        yield { piece: Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength), rows: count, looks };
        giveBack(piece);
      }
    }
  } finally {
    signal.removeEventListener("abort", abort);
    end();
    await source?.return?.();
  }
}
