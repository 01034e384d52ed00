import type { SystemHealth } from "@retribusi/contract/features/system/health.endpoints";

export type Problem = "database" | "payments" | "outbox" | "failed" | "exceptions" | "bills" | "storage" | "jobs";

const slowDatabase = 250;
const oldMessage = 15 * 60;
const littleSpace = 2 * 1024 ** 3;

/** What an administrator should look at. */
export function problemsOf({
  databaseMilliseconds,
  paymentObstacles,
  outbox,
  jobs,
  openExceptions,
  lateBills,
  storage,
}: SystemHealth): ReadonlySet<Problem> {
  const found: readonly (readonly [Problem, boolean])[] = [
    ["database", databaseMilliseconds > slowDatabase],
    ["payments", paymentObstacles.length > 0],
    ["outbox", (outbox.oldestSeconds ?? 0) > oldMessage],
    ["failed", outbox.failed > 0],
    ["exceptions", openExceptions > 0],
    ["bills", lateBills > 0],
    ["storage", storage.freeBytes !== null && storage.freeBytes < littleSpace],
    ["jobs", jobs.some(({ error, state }) => error !== null || state === "late" || state === "stuck")],
  ];
  return new Set(found.filter(([, isSo]) => isSo).map(([name]) => name));
}
