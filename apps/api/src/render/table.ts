import type { Cell } from "@retribusi/contract/define/cell";
import type { LocalDate } from "@retribusi/contract/define/dates";
import type { Language } from "@retribusi/contract/define/label";
import type { Total } from "@retribusi/contract/define/total";
import type { Letterhead } from "./letterhead.ts";

export type Fact = readonly [name: string, value: string];
export type Row = readonly Cell[];

export interface Column {
  readonly title: string;
  /** What a machine reads it by: the head of a csv file. The title where there is none. */
  readonly name?: string;
  /** Amounts and numbers stand at the right; moments have a zone. */
  readonly kind: "text" | "number" | "moment";
  /** The document gets a total line, and this column a value in it. */
  readonly total?: Total | undefined;
}

/** A picture of the detail lines: bars of these columns for every value of the category. Columns by their index. */
export interface Chart {
  readonly title: string;
  readonly category: number;
  readonly values: readonly number[];
}

/** Who signs a paper by hand: name and number are left blank for that. */
export interface Signature {
  readonly place: string | null;
  readonly day: LocalDate;
  /** The office that signs, e.g. “Bendahara Penerimaan”. */
  readonly title: string;
}

/** How a paper ends. */
export interface Closing {
  /** The column of rupiah whose grand total is said in words. */
  readonly inWords?: number | undefined;
  readonly signature?: Signature | undefined;
}

/** What is said around the rows of a document: plain data, which may go to another thread. */
export interface Frame {
  readonly title: string;
  readonly head: Letterhead;
  /** The first and the last day that it is about, where it is about days. */
  readonly days?: { readonly from: LocalDate; readonly until: LocalDate } | undefined;
  /** What the rows were chosen by, and who took them out when. */
  readonly facts: readonly Fact[];
  readonly columns: readonly Column[];
  readonly language: Language;
  /** The column whose equal neighbours get a subtotal, where columns are totalled. */
  readonly groupedBy?: number | undefined;
  /** What each figure means: the end of a paper, the second sheet of a workbook. */
  readonly definitions?: readonly Fact[] | undefined;
  readonly closing?: Closing | undefined;
  /** Drawn where the format can: in a workbook. */
  readonly chart?: Chart | undefined;
}

/** Rows under titled columns: all that a renderer knows. */
export interface Table extends Frame {
  /**
   * Some at a time, as they come; sorted by the column `groupedBy` where there is one. Details only: totals are made of them.
   */
  readonly rows: AsyncIterable<readonly Row[]>;
}

/** The first of many, for what has to be known before the others, and an iterable of all of them; `isEnough` says how many are read. */
export async function peek<T>(
  all: AsyncIterable<T>,
  isEnough: (first: readonly T[]) => boolean = (first) => first.length > 0,
): Promise<{ first: readonly T[]; all: AsyncGenerator<T> }> {
  const iterator = all[Symbol.asyncIterator]();
  const first: T[] = [];
  while (!isEnough(first)) {
    const next = await iterator.next();
    if (next.done) break;
    first.push(next.value);
  }
  async function* again() {
    try {
      yield* first;
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  }
  return { first, all: again() };
}
