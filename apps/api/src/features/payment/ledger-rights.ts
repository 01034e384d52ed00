import { layers, part } from "@retribusi/db/retryable";
import { appendOnly } from "@retribusi/db/rights";
import type { Deps } from "../../lib/deps.ts";

const isDenied = (error: unknown): boolean =>
  [...layers(error)].some((layer) => part(layer, "code") === "ER_TABLEACCESS_DENIED_ERROR");

/** Tables that are only added to and that the application's account may change all the same: then nothing but its own code protects them. */
export async function findOpenTables({ db }: Pick<Deps, "db">): Promise<string[]> {
  const open: string[] = [];
  for (const table of appendOnly) {
    try {
      await db.pool.query(`DELETE FROM \`${table}\` WHERE FALSE`);
      open.push(table);
    } catch (error) {
      if (!isDenied(error)) throw error;
    }
  }
  return open;
}

/** Says so at the start. */
export async function warnOfOpenTables({ db, log }: Pick<Deps, "db" | "log">): Promise<void> {
  const tables = await findOpenTables({ db });
  if (tables.length === 0) return;
  log.warn(
    { tables },
    "The application's database account may change payments: give it an account of its own and name the other one in DATABASE_ADMIN_URL (docs/operations.md).",
  );
}
