import type { Cell } from "@retribusi/contract/define/cell";
import type { Language } from "@retribusi/contract/define/label";
import type { Letterhead } from "./letterhead.ts";

export type Fact = readonly [name: string, value: string];
export type Row = readonly Cell[];

export interface Column {
  readonly title: string;
  /** Amounts and numbers stand at the right; moments have a zone. */
  readonly kind: "text" | "number" | "moment";
}

/** Rows under titled columns and what is said around them: all that a renderer knows. */
export interface Table {
  readonly title: string;
  readonly head: Letterhead;
  /** What the rows were chosen by, and who took them out when. */
  readonly facts: readonly Fact[];
  readonly columns: readonly Column[];
  readonly rows: AsyncIterable<Row>;
  readonly language: Language;
}

/** The first rows, for what has to be known before the others, and an iterable of all of them. */
export async function peek<T>(rows: AsyncIterable<T>, count: number): Promise<{ first: T[]; all: AsyncIterable<T> }> {
  const iterator = rows[Symbol.asyncIterator]();
  const first: T[] = [];
  while (first.length < count) {
    const next = await iterator.next();
    if (next.done) break;
    first.push(next.value);
  }
  async function* all() {
    try {
      yield* first;
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  }
  return { first, all: all() };
}

const piece = 32_768;

/** Joins small texts to pieces of some size: each costs a turn of the loop on its way to the network. */
export async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let waiting = "";
  for await (const text of texts) {
    waiting += text;
    if (waiting.length < piece) continue;
    yield waiting;
    waiting = "";
  }
  if (waiting) yield waiting;
}
