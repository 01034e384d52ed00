import type { Database } from "@retribusi/db/client";
import { isRetryable } from "@retribusi/db/retryable";

type Connection = Awaited<ReturnType<Database["connect"]>>;
type Cell = string | null;
type Row = readonly Cell[];
type Rows = ReadonlyMap<string, Row>;

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** Places of the key's columns. */
  readonly key: readonly number[];
}

/** A row that came, went or changed; of one that changed only the columns that did. */
export interface Change {
  readonly table: string;
  readonly kind: "insert" | "update" | "delete";
  /** The key; of a row that came it is new. */
  readonly key: string;
  readonly cells: Readonly<Record<string, Cell>>;
}

/** All rows of a schema at one moment, with which it can be compared and to which it can be taken back. */
export interface DatabaseImage {
  changes(): Promise<readonly Change[]>;
  restore(): Promise<void>;
  /** The image of this moment, for which only tables that have changed are read. It is closed with this one. */
  next(): Promise<DatabaseImage>;
  close(): Promise<void>;
}

/** Everything as text, as the database writes it. */
const asText = { rowsAsArray: true, typeCast: (column: { string(): string | null }) => column.string() };

async function readTables(connection: Connection): Promise<Table[]> {
  const sql = `SELECT table_name, column_name, column_key = 'PRI' FROM information_schema.columns
    WHERE table_schema = DATABASE() AND extra NOT LIKE '%GENERATED%' AND table_name <> '_prisma_migrations' ORDER BY table_name, ordinal_position`;
  const found: [string, string, string][] = await connection.query({ ...asText, sql });
  const names = [...new Set(found.map(([name]) => name))];
  return names.map((name) => {
    const own = found.filter(([table]) => table === name);
    const columns = own.map(([, column]) => column);
    const key = own.flatMap(([, , isKey], place) => (Number(isKey) ? [place] : []));
    return { name, columns, key };
  });
}

/** What stands for the content of each table. */
async function readSums(connection: Connection, tables: readonly Table[]): Promise<ReadonlyMap<string, string>> {
  const names = tables.map(({ name }) => connection.escapeId(name)).join();
  const rows: [string, unknown][] = await connection.query({ ...asText, sql: `CHECKSUM TABLE ${names}` });
  return new Map(rows.map(([name, sum]) => [name.split(".").at(-1) ?? name, String(sum)]));
}

async function readRows(connection: Connection, { name, columns, key }: Table): Promise<Rows> {
  const names = columns.map((column) => connection.escapeId(column)).join();
  const sql = `SELECT ${names} FROM ${connection.escapeId(name)} ORDER BY ${key.map((place) => place + 1).join()}`;
  const rows: Row[] = await connection.query({ ...asText, sql });
  return new Map(rows.map((row) => [key.map((place) => row[place]).join("-"), row]));
}

const cellsOf = ({ columns }: Table, row: Row, isShown: (place: number) => boolean) =>
  Object.fromEntries(columns.flatMap((column, place) => (isShown(place) ? [[column, row[place] ?? null]] : [])));

function compare(table: Table, before: Rows, now: Rows): Change[] {
  const change = (kind: Change["kind"], key: string, row: Row, isShown: (place: number) => boolean): Change => ({
    table: table.name,
    kind,
    key,
    cells: cellsOf(table, row, isShown),
  });
  const gone = [...before]
    .filter(([key]) => !now.has(key))
    .map(([key, row]) => change("delete", key, row, () => false));
  const others = [...now].flatMap(([key, row]) => {
    const old = before.get(key);
    if (!old) return [change("insert", key, row, () => true)];
    const isChanged = (place: number) => old[place] !== row[place];
    return row.some((_, place) => isChanged(place)) ? [change("update", key, row, isChanged)] : [];
  });
  return [...gone, ...others];
}

/** The rows as they were, whatever refers to them. */
async function putBack(connection: Connection, { name, columns }: Table, rows: readonly Row[]): Promise<void> {
  const written = rows.map((row) => `(${row.map((cell) => connection.escape(cell)).join()})`);
  await connection.query(`DELETE FROM ${connection.escapeId(name)}`);
  if (written.length === 0) return;
  const names = columns.map((column) => connection.escapeId(column)).join();
  await connection.query(`INSERT INTO ${connection.escapeId(name)} (${names}) VALUES ${written.join()}`);
}

/** The same, where the security log, which is written when there is time, stands in the way. */
async function putBackSurely(connection: Connection, table: Table, rows: readonly Row[], tries = 5): Promise<void> {
  try {
    await putBack(connection, table, rows);
  } catch (error) {
    if (tries === 1 || !isRetryable(error)) throw error;
    await putBackSurely(connection, table, rows, tries - 1);
  }
}

/** What an image has of a table. */
interface Kept {
  readonly table: Table;
  readonly sum: string | undefined;
  readonly rows: Rows;
}

async function keep(connection: Connection, tables: readonly Table[], earlier: readonly Kept[] = []): Promise<Kept[]> {
  const sums = await readSums(connection, tables);
  const kept: Kept[] = [];
  for (const table of tables) {
    const sum = sums.get(table.name);
    const same = earlier.find((one) => one.table === table && one.sum === sum);
    kept.push(same ?? { table, sum, rows: await readRows(connection, table) });
  }
  return kept;
}

function imageOf(connection: Connection, tables: readonly Table[], kept: readonly Kept[]): DatabaseImage {
  const changed = async () => {
    const now = await readSums(connection, tables);
    return kept.filter(({ table, sum }) => now.get(table.name) !== sum);
  };
  return {
    async changes() {
      const found: Change[] = [];
      for (const { table, rows } of await changed())
        found.push(...compare(table, rows, await readRows(connection, table)));
      return found;
    },
    async restore() {
      for (const { table, rows } of await changed()) await putBackSurely(connection, table, [...rows.values()]);
    },
    next: async () => imageOf(connection, tables, await keep(connection, tables, kept)),
    close: () => connection.end(),
  };
}

/**
 * Takes the image of a schema. Numbers that a table gives to new rows go on from where they were: what is written once more after a
 * restoration has other ids.
 */
export async function takeImage(db: Database): Promise<DatabaseImage> {
  const connection = await db.connect();
  await connection.query("SET SESSION foreign_key_checks = 0");
  const tables = await readTables(connection);
  return imageOf(connection, tables, await keep(connection, tables));
}
