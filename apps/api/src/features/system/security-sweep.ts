import { sqlInstant } from "@retribusi/db/client";
import type { Deps } from "../../lib/deps.ts";

const day = 24 * 3_600_000;
/** So many rows go at once, so that nobody waits for their locks. */
const batch = 5000;

/** Removes events older than SECURITY_LOG_DAYS; answers with their number. */
export async function sweepSecurityLog({ db, env, clock }: Pick<Deps, "db" | "env" | "clock">): Promise<number> {
  const oldest = sqlInstant(new Date(clock.now().getTime() - env.SECURITY_LOG_DAYS * day));
  let removed = 0;
  for (let rows = batch; rows === batch; removed += rows) {
    const result = await db.pool.query("DELETE FROM log_keamanan WHERE waktu < ? LIMIT ?", [oldest, batch]);
    rows = Number(result.affectedRows);
  }
  return removed;
}
