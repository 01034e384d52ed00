import { scope } from "@retribusi/api/access/scope";
import { readListQuery } from "@retribusi/api/records/list-query";
import { allSql, entityOf } from "@retribusi/api/records/reader";
import type { Pool } from "mariadb";
import type { Answer } from "./answer.ts";
import { viewerOf } from "./viewer.ts";

const pieceSize = 65_536;

const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return String(value);
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

async function* linesOf(pool: Pool, username: string): AsyncGenerator<string> {
  const entity = entityOf("report_trx_all");
  const rows = scope(await viewerOf(pool, username), "report_trx_all");
  const { sql, values } = allSql(rows, entity.columns, readListQuery(entity, {}));
  const connection = await pool.getConnection();
  try {
    const stream = connection.queryStream({ sql, rowsAsArray: true }, values);
    let piece = "";
    for await (const row of stream) {
      piece += `${Array.isArray(row) ? row.map(cellOf).join(",") : ""}\r\n`;
      if (piece.length < pieceSize) continue;
      yield piece;
      piece = "";
    }
    yield piece;
  } finally {
    await connection.release();
  }
}

/** All bookings as csv: the application's own SQL, the database's values as they are, in pieces that wait for whoever reads them. */
export const answerCsv: Answer = (pool, { parameters }) =>
  Promise.resolve(linesOf(pool, parameters.get("username") ?? "bank"));
