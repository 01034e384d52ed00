import type { PoolConnection } from "mariadb";
import type { Row } from "./rows.ts";

/** Writes rows of the same columns into a table, in as few statements as the driver can. */
export async function insertRows(connection: PoolConnection, table: string, rows: readonly Row[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  if (names.length === 0) return;
  const sql = `INSERT INTO ${table} (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`;
  await connection.batch(
    sql,
    rows.map((row) => names.map((name) => row[name] ?? null)),
  );
}
