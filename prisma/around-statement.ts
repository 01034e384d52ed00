import type { Connection, Pool, QueryOptions } from "mariadb";

/**
 * Stands around every statement: hears its text, without values, where it is asked for, and sends it, perhaps with a comment behind it.
 * A stream comes back at once, everything else when it is answered.
 */
export type AroundStatement = <T>(sql: string, send: (sql: string) => T) => T;

type Statement = string | QueryOptions;
type Run<T> = (statement: Statement, values?: unknown) => T;

const surrounded =
  (around: AroundStatement) =>
  <T>(run: Run<T>): Run<T> =>
  (statement, values) =>
    typeof statement === "string"
      ? around(statement, (sql) => run(sql, values))
      : around(statement.sql, (sql) => run({ ...statement, sql }, values));

/** A connection whose statements have it around them. */
export function surroundConnection<T extends Connection>(connection: T, around: AroundStatement): T {
  const wrap = surrounded(around);
  return Object.assign(connection, {
    query: wrap(connection.query.bind(connection)),
    queryStream: wrap(connection.queryStream.bind(connection)),
  });
}

/** A pool whose statements have it around them, and those of the connections that it hands out. */
export function surroundPool(pool: Pool, around: AroundStatement): Pool {
  const open = pool.getConnection.bind(pool);
  return Object.assign(pool, {
    query: surrounded(around)(pool.query.bind(pool)),
    getConnection: async () => surroundConnection(await open(), around),
  });
}
