import { isTest, type Problem, type Source } from "./source.ts";

const HOME = "apps/api/src/lib/transaction.ts";

/** A transaction of the API's own making would not run again after a deadlock, and would say wrongly that nothing was changed. */
export function checkTransactions(sources: readonly Source[]): Problem[] {
  return sources
    .filter(
      ({ path, text }) =>
        path.startsWith("apps/api/src/") && path !== HOME && !isTest(path) && /\.\$transaction\b/.test(text),
    )
    .map(({ path }) => ({ path, mend: "use inTransaction of lib/transaction.ts: $transaction stands there only" }));
}

/** Time that is compared with data is the database's: `deps.clock`, or `databaseNow` within a transaction. */
export function checkClock(sources: readonly Source[]): Problem[] {
  return sources
    .filter(
      ({ path, text }) =>
        /^apps\/api\/src\/(?!lib\/)/.test(path) && !isTest(path) && /\bnew Date\(\)|\bDate\.now\(/.test(text),
    )
    .map(({ path }) => ({
      path,
      mend: "ask deps.clock, or databaseNow in a transaction: each machine has another time",
    }));
}
