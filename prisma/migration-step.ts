import type { Connection } from "mariadb";
import { findBroken, readState } from "./expand.ts";

/** A migration of the version that is being made. */
export interface Step {
  readonly name: string;
  readonly sql: string;
}

export interface RefusedStep {
  readonly name: string;
  readonly why: string;
}

/** `-- contract: why no running code needs it any more, since the migration of an earlier version that put something in its place` */
const contract = /^-- contract: \S.*, since (\S+)$/m;

/** Rows that code of the version before may still be about to read. */
const removesRows = (sql: string): boolean =>
  /^(?:DELETE|TRUNCATE|REPLACE)\b/i.test(sql.replaceAll(/^\s*--.*$/gm, "").trim());

/**
 * The steps of a version after which code of the version before, which still runs beside it, would fail. They are applied one after the other
 * to the schema of the version before, so that only what that code knows counts. What a version takes away says so in its first line
 * and names what an earlier one put in its place.
 */
export async function findRefused(
  connection: Connection,
  steps: readonly Step[],
  released: ReadonlySet<string>,
): Promise<RefusedStep[]> {
  const before = await readState(connection);
  const refused: RefusedStep[] = [];
  let known: readonly string[] = [];
  for (const { name, sql } of steps) {
    await connection.query(sql);
    const all = findBroken(before, await readState(connection));
    const own = [
      ...all.filter((problem) => !known.includes(problem)),
      ...(removesRows(sql) ? ["rows are removed"] : []),
    ];
    known = all;
    const since = contract.exec(sql)?.[1];
    const why = own.join("; ");
    if (why === "") continue;
    if (since === undefined) refused.push({ name, why });
    else if (!released.has(since)) refused.push({ name, why: `${why}; ${since} is of no version that was released` });
  }
  return refused;
}
