import { readerOptions } from "@retribusi/db/client";
import { connectionSettings } from "@retribusi/db/connection";
import { type Connection, createConnection } from "mariadb";

export type Value = string | number | null;
export type Values = readonly (Value | readonly Value[] | readonly (readonly Value[])[])[];

/** Runs work on one connection to a database and closes it; rows arrive as the application's own reader gets them. */
export async function onDatabase<Result>(url: string, work: (connection: Connection) => Promise<Result>) {
  const connection = await createConnection({ ...connectionSettings(url), ...readerOptions });
  try {
    return await work(connection);
  } finally {
    await connection.end();
  }
}

/** The rows of one statement. */
export const rowsOf = <Row>(url: string, sql: string, values: Values = []): Promise<Row[]> =>
  onDatabase(url, (connection) => connection.query<Row[]>(sql, values));
