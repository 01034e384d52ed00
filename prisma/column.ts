import type { Cells, Question } from "./statement.ts";

/** An expression of SQL and how its value is read from JSON. */
export interface Column<T> {
  readonly sql: string;
  readonly read: (cell: unknown) => T;
}

function safeNumber(cell: unknown): number {
  const value = Number(cell);
  if (!Number.isSafeInteger(value)) throw new RangeError("A number of the database is too large to be exact");
  return value;
}

/** JSON carries a moment as `2026-11-21 01:30:00.000000`, a day as `2026-11-21`; both are UTC here. */
const readDate = (cell: unknown): Date => {
  const text = String(cell);
  return new Date(text.length === 10 ? text : `${text.replace(" ", "T")}Z`);
};

/** How Prisma's scalars come out of JSON, as Prisma itself hands them out. */
const readers: Readonly<Record<string, (cell: unknown) => unknown>> = {
  Int: safeNumber,
  // Written with as many digits as make it the same number again.
  Float: Number,
  BigInt: (cell) => BigInt(safeNumber(cell)),
  String,
  DateTime: readDate,
  Date: readDate,
  Boolean: (cell) => Boolean(Number(cell)),
  Json: (cell) => (typeof cell === "string" ? JSON.parse(cell) : cell),
};

/** The reader of a scalar of Prisma's; what JSON can't carry exactly has none. */
export function readerOf(type: string | undefined): (cell: unknown) => unknown {
  const read = readers[type ?? ""];
  if (!read) throw new Error(`A column of type ${type} can't be read through JSON`);
  return (cell) => (cell === null ? null : read(cell));
}

export const int = (sql: string): Column<number> => ({ sql, read: safeNumber });
/** Whole rupiah. */
export const rupiah = (sql: string): Column<bigint> => ({ sql, read: (cell) => BigInt(safeNumber(cell)) });
export const text = (sql: string): Column<string> => ({ sql, read: String });
/** UTC. */
export const instant = (sql: string): Column<Date> => ({ sql, read: readDate });
export const orNull = <T>({ sql, read }: Column<T>): Column<T | null> => ({
  sql,
  read: (cell) => (cell === null ? null : read(cell)),
});

type Row<C> = { readonly [K in keyof C]: C[K] extends Column<infer T> ? T : never };

/** The rows of a SELECT with these columns; `sql` is what stands from FROM on. */
export function rowsOf<const C extends Readonly<Record<string, Column<unknown>>>>(
  columns: C,
  sql = "",
  values: readonly unknown[] = [],
): Question<readonly Row<C>[]> {
  const all = Object.entries(columns);
  const toRow = (cells: Cells): Row<C> => {
    const entries: unknown[][] = all.map(([name, { read }], at) => [name, read(cells[at])]);
    return Object.fromEntries(entries);
  };
  return {
    selects: [{ expressions: all.map(([, column]) => column.sql), sql, values }],
    answer: ([rows = []]) => rows.map(toRow),
  };
}

/** A question whose answer is made from another one's. */
export const answered = <A, B>({ selects, answer }: Question<A>, then: (found: A) => B): Question<B> => ({
  selects,
  answer: (rows) => then(answer(rows)),
});

/** The database's clock, UTC, when the statement begins: locks that it waits for are taken later. */
export const clock: Question<Date> = answered(rowsOf({ now: instant("UTC_TIMESTAMP(3)") }), ([row]) => {
  if (!row) throw new Error("The database told no time");
  return row.now;
});
