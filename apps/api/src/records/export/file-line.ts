import type { MessagePort } from "node:worker_threads";
import { type Piece, takeBack } from "../../render/pieces.ts";
import type { Row } from "../../render/table.ts";
import type { Look } from "../holder.ts";
import { type FromThread, mostPieces, type ToThread } from "./file-job.ts";

/** What is true of a file so far. */
export interface Ledger {
  rows: number;
  /** Records whose identity numbers were shown since the piece before. */
  readonly looks: Look[];
}

/** Something that is waited for. */
interface Wait {
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/** The thread's end of the line to whoever waits for its file. */
export class FileLine {
  readonly #port: MessagePort;
  readonly #stop = new AbortController();
  readonly #batches: (readonly Row[] | null)[] = [];
  #credit = mostPieces;
  #wait: Wait | undefined;

  constructor(port: MessagePort) {
    this.#port = port;
    port.on("message", (message: ToThread) => this.#hear(message));
    port.on("close", () => {
      this.#stop.abort();
      this.#wait?.reject(this.signal.reason);
    });
  }

  /** Aborted when nobody waits any more. */
  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  say(message: FromThread): void {
    this.#port.postMessage(message);
  }

  /** Hands a piece over once there is room for it. Throws an AbortError when nobody waits for it any more. */
  async send(piece: Piece, ledger: Ledger): Promise<void> {
    while (this.#credit === 0) await this.#news();
    this.signal.throwIfAborted();
    this.#credit -= 1;
    const message: FromThread = { is: "piece", piece, rows: ledger.rows, looks: ledger.looks.splice(0) };
    this.#port.postMessage(message, [piece.buffer]);
  }

  /** Rows that are made at the other end; the next ones are asked for while these are worked on. */
  async *rows(): AsyncGenerator<readonly Row[]> {
    this.say({ is: "rows" });
    for (;;) {
      while (this.#batches.length === 0) await this.#news();
      const batch = this.#batches.shift() ?? null;
      if (batch === null) return;
      this.say({ is: "rows" });
      yield batch;
    }
  }

  close(): void {
    this.#port.close();
  }

  #hear(message: ToThread): void {
    if (message.is === "credit") {
      this.#credit += 1;
      if (message.memory) takeBack(message.memory);
    }
    if (message.is === "rows") this.#batches.push(message.rows);
    this.#wait?.resolve();
    this.#wait = undefined;
  }

  /** The next message. One at a time waits: a file is made by one piece of work. */
  #news(): Promise<void> {
    this.signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#wait = { resolve, reject };
    return promise;
  }
}
