import { setTimeout as wait } from "node:timers/promises";
import { connectionSettings } from "@retribusi/db/connection";
import { type Connection, createConnection } from "mariadb";
import { UserError } from "../process/user-error.ts";
import { differingRows } from "./row-sums.ts";

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  readonly key: readonly string[];
}

/** Looks again so often at rows that differ, since what changes in between differs only at one look. */
const looks = 3;
const pauseMs = 2_000;

/**
 * The addresses that a person names, with account, password and schema of the database's own where they have none: nobody's password belongs
 * on a command line.
 */
export function addressesOf(words: readonly string[], adminUrl: string): string[] {
  const own = new URL(adminUrl);
  return words.map((word) => {
    const address = URL.parse(word);
    if (!address?.host)
      throw new UserError(`${word} is no address of a server: write mysql://host:3306 or mysql://host:3306/schema.`);
    if (address.password)
      throw new UserError("Leave passwords out, the account of DATABASE_ADMIN_URL is used: others see command lines.");
    address.username = own.username;
    address.password = own.password;
    if (address.pathname.length < 2) address.pathname = own.pathname;
    own.searchParams.forEach((value, name) => void address.searchParams.set(name, value));
    return address.href;
  });
}

async function tablesOf(connection: Connection): Promise<Table[]> {
  const sql = `SELECT c.table_name, c.column_name, c.column_key FROM information_schema.columns c JOIN information_schema.tables t
    ON t.table_schema = c.table_schema AND t.table_name = c.table_name AND t.table_type = 'BASE TABLE'
    WHERE c.table_schema = DATABASE() ORDER BY c.table_name, c.ordinal_position`;
  const rows: [string, string, string][] = await connection.query({ sql, rowsAsArray: true });
  return [...Map.groupBy(rows, ([name]) => name)].map(([name, own]) => ({
    name,
    columns: own.map(([, column]) => column),
    key: own.flatMap(([, column, kind]) => (kind === "PRI" ? [column] : [])),
  }));
}

/** What stands for each table's content; on a cluster once the node has caught up. */
async function sumsOf(connection: Connection, tables: readonly Table[]): Promise<Map<string, string>> {
  await connection.query("SELECT 1");
  const sums = new Map<string, string>();
  for (const { name } of tables) {
    const rows: [string, unknown][] = await connection.query({
      sql: `CHECKSUM TABLE ${connection.escapeId(name)}`,
      rowsAsArray: true,
    });
    sums.set(name, String(rows[0]?.[1]));
  }
  return sums;
}

/** Rows of a table that stay different, by their keys. */
async function lastingDifferences(one: Connection, other: Connection, table: Table): Promise<string[]> {
  let rows = await differingRows(one, other, table);
  for (let look = 1; look < looks && rows.size > 0; look += 1) {
    await wait(pauseMs);
    const again = await differingRows(one, other, table);
    rows = new Map([...rows].filter(([key, sums]) => again.get(key) === sums));
  }
  return [...rows.keys()];
}

function differentShape(tables: readonly Table[], others: readonly Table[]): string[] {
  const shapeOf = ({ name, columns }: Table) => `${name} (${columns.join(", ")})`;
  const [mine, theirs] = [tables.map(shapeOf), others.map(shapeOf)];
  const alone = [
    ...mine.filter((shape) => !theirs.includes(shape)),
    ...theirs.filter((shape) => !mine.includes(shape)),
  ];
  return alone.map((shape) => `${shape} is on one of both only`);
}

async function comparePair(one: Connection, other: Connection): Promise<string[]> {
  const [tables, others] = await Promise.all([tablesOf(one), tablesOf(other)]);
  const shapes = differentShape(tables, others);
  if (shapes.length > 0) return shapes;
  const [sums, otherSums] = await Promise.all([sumsOf(one, tables), sumsOf(other, tables)]);
  const found: string[] = [];
  for (const table of tables.filter(({ name }) => sums.get(name) !== otherSums.get(name))) {
    const keys = await lastingDifferences(one, other, table);
    if (keys.length > 0)
      found.push(`${table.name}: ${keys.length} rows, ${keys.slice(0, 5).join("; ")}${keys.length > 5 ? "; …" : ""}`);
  }
  return found;
}

async function open(url: string): Promise<Connection> {
  const connection = await createConnection(connectionSettings(url));
  const [row] = await connection.query<Record<string, string>[]>("SHOW STATUS LIKE 'wsrep_ready'");
  if (row?.["Value"] === "ON") await connection.query("SET SESSION wsrep_sync_wait = 1");
  return connection;
}

/** Compares the tables of the first address with those of each other one. Answers what differs, a line each. */
export async function compareServers(urls: readonly string[]): Promise<string[]> {
  const [first, ...others] = urls;
  if (first === undefined || others.length === 0) throw new UserError("Name at least two addresses to compare.");
  const one = await open(first);
  const found: string[] = [];
  try {
    for (const url of others) {
      const other = await open(url);
      const { host, pathname } = new URL(url);
      try {
        found.push(...(await comparePair(one, other)).map((line) => `${host}${pathname} differs in ${line}`));
      } finally {
        await other.end();
      }
    }
  } finally {
    await one.end();
  }
  return found;
}
