import type { Sql } from "./sql.ts";

/** A part of a statement with the values of its places. */
export interface SqlPart {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** One SELECT of a statement that answers several questions. */
export interface Select extends SqlPart {
  /** What it selects; `sql` is what stands from FROM on. */
  readonly expressions: readonly string[];
}

/** A row as it arrives: the values of the expressions, as JSON carries them. */
export type Cells = readonly unknown[];

/** Something to be known from the database, and how it is read from what comes. */
export interface Question<T> {
  readonly selects: readonly Select[];
  /** Gets the rows of each of its selects. */
  readonly answer: (rows: readonly (readonly Cells[])[]) => T;
}

/** What comes back for some questions. */
export type Answers<Q> = { readonly [K in keyof Q]: Q[K] extends Question<infer T> ? T : never };

const textOf = ({ expressions, sql }: Select, place: number): string =>
  `(SELECT ${place} AS place, JSON_ARRAY(${expressions.join(", ")}) AS cells ${sql})`;

/** JSON arrives parsed or as text, depending on the server. */
function cellsOf(value: unknown): Cells {
  if (typeof value === "string") return JSON.parse(value);
  return Array.isArray(value) ? value : [];
}

/**
 * Asks everything by one statement: the questions' selects one under the other, each row as an array of JSON. A statement costs more than
 * the rows that it brings, so what a decision needs is asked at once. The order of rows is nobody's promise. Values beyond 2^53 are an
 * error of whoever reads them, see `column.ts`.
 */
export async function ask<const Q extends Readonly<Record<string, Question<unknown>>>>(
  sql: Sql,
  questions: Q,
): Promise<Answers<Q>> {
  const all = Object.entries(questions);
  const selects = all.flatMap(([, { selects }]) => selects);
  const rows = await sql.query<{ place: unknown; cells: unknown }[]>(
    selects.map(textOf).join(" UNION ALL "),
    selects.flatMap(({ values }) => values),
  );
  const found: Cells[][] = selects.map(() => []);
  for (const { place, cells } of rows) found[Number(place)]?.push(cellsOf(cells));
  let next = 0;
  const answers: unknown[][] = all.map(([name, { selects, answer }]) => {
    const own = found.slice(next, next + selects.length);
    next += selects.length;
    return [name, answer(own)];
  });
  return Object.fromEntries(answers);
}
