import { createWriteStream } from "node:fs";

/** What somebody asked for. */
interface Operation {
  /** Who: `customer 3`. */
  readonly process: string;
  /** What: `order`, `cancel`, `edit`, `pay`, `list`, `export`, `wait`. */
  readonly f: string;
  /** What it is about: the key of an order, the number of a record, of a bill. */
  readonly key: string;
  readonly value: object;
}

/** What became of it, as whoever asked knows: it was done, it wasn't, or nobody could say. */
export interface Outcome {
  readonly type: "ok" | "fail" | "unknown";
  readonly said: object;
}

/** An operation with its end; moments are milliseconds since 1970, UTC. */
export interface Done extends Operation, Outcome {
  readonly from: number;
  readonly to: number;
}

/** All that was asked and answered, each as it came as a line of JSON in a file. */
export interface History {
  /** Notes that something is asked and, once it has ended, its end, which is answered. */
  run(operation: Operation, work: () => Promise<Outcome>): Promise<Done>;
  /** Notes something that happened to the system. */
  note(what: string, more?: object): void;
  /** What has ended so far of one kind. */
  of(f: string): readonly Done[];
  all(): readonly Done[];
  /** Resolves when the file is complete. */
  close(): Promise<void>;
}

export function openHistory(file: string): History {
  const lines = createWriteStream(file);
  const done: Done[] = [];
  const write = (line: object) => lines.write(`${JSON.stringify({ time: Date.now(), ...line })}\n`);
  return {
    async run(operation, work) {
      const from = Date.now();
      write({ type: "invoke", ...operation });
      const outcome = await work().catch(
        (error: unknown): Outcome => ({ type: "unknown", said: { error: `${error}` } }),
      );
      write({ ...operation, type: outcome.type, value: outcome.said });
      const ended = { ...operation, ...outcome, from, to: Date.now() };
      done.push(ended);
      return ended;
    },
    note: (what, more = {}) => void write({ type: "fault", f: what, value: more }),
    of: (f) => done.filter((one) => one.f === f),
    all: () => done,
    close: () => new Promise((closed) => lines.end(closed)),
  };
}
