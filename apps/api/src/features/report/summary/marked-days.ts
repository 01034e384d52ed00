import type { Database } from "@retribusi/db/client";
import { mergeRanges } from "@retribusi/db/summary/days";
import { takeMarks } from "@retribusi/db/summary/marks";
import { recalculate, takeTurn } from "@retribusi/db/summary/recalculate";
import { inTransaction, type Transaction } from "../../../lib/transaction.ts";

/** What one run does at most: so many objects, and so many marks of each. The next run goes on with what is left. */
const objectsAtOnce = 200;
const marksAtOnce = 500;

/** So long may one object take, in milliseconds: after a migration, all of its days are marked. */
const timeoutMs = 5 * 60_000;

/**
 * Calculates the marked days of an object anew. The turn first, so that everything below it is read after whoever had the turn before
 * has committed; then the marks, whose changes are committed with them; then the rows.
 */
async function sumUp(tx: Transaction, objectid: number): Promise<number> {
  await takeTurn(tx, objectid);
  const marks = await takeMarks(tx, objectid, marksAtOnce);
  for (const range of mergeRanges(marks)) await recalculate(tx, objectid, range);
  return marks.length;
}

/** Brings the summaries of all marked days up to date; answers how many marks it took. Any number of processes may run it at once. */
export async function sumUpMarkedDays(db: Database): Promise<number> {
  const marked = await db.prisma.ringkasan_tanda.groupBy({
    by: "objectid",
    _min: { id: true },
    orderBy: { _min: { id: "asc" } },
    take: objectsAtOnce,
  });
  let summed = 0;
  for (const { objectid } of marked) {
    summed += await inTransaction(db, (tx) => sumUp(tx, objectid), { timeout: timeoutMs });
  }
  return summed;
}
