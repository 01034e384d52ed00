import { createHash, randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { type Connection, createConnection, SqlError } from "mariadb";
import { connectionSettings } from "./connection.ts";
import { migrate } from "./migrate.ts";

/** One schema of the test server for what its runs share; it goes with those that a run leaves behind. */
const shelf = "test_script";
const table = `${shelf}.script`;
/** Seconds that a process waits for the one that migrates. */
const patience = 300;

/** What the migrations are, by their content. */
async function keyOf(folder: URL): Promise<string> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".sql")).sort();
  const sum = createHash("sha256");
  for (const name of names) sum.update(`${name}\n`).update(await readFile(new URL(name, folder)));
  return sum.digest("hex");
}

/** The statements that fill a schema like the one of the address. */
async function scriptOf(url: string): Promise<string> {
  const connection = await createConnection({ ...connectionSettings(url), dateStrings: true });
  const statements: string[] = [];
  const tables: string[][] = await connection.query({ sql: "SHOW TABLES", rowsAsArray: true });
  for (const name of tables.flat()) {
    const own = connection.escapeId(name);
    const created: string[][] = await connection.query({ sql: `SHOW CREATE TABLE ${own}`, rowsAsArray: true });
    statements.push(created[0]?.[1] ?? "");
    const rows: unknown[][] = await connection.query({ sql: `SELECT * FROM ${own}`, rowsAsArray: true });
    const values = rows.map((row) => `(${row.map((value) => connection.escape(value)).join()})`);
    if (values.length > 0) statements.push(`INSERT INTO ${own} VALUES ${values.join()}`);
  }
  await connection.end();
  return ["SET FOREIGN_KEY_CHECKS = 0", ...statements, "SET FOREIGN_KEY_CHECKS = 1"].join(";\n");
}

const absent: ReadonlySet<string | null> = new Set(["ER_BAD_DB_ERROR", "ER_NO_SUCH_TABLE"]);

async function findScript(connection: Connection, key: string): Promise<string | undefined> {
  try {
    const [row] = await connection.query<{ sql: string }[]>(`SELECT \`sql\` FROM ${table} WHERE id = ?`, [key]);
    return row?.sql;
  } catch (error) {
    if (error instanceof SqlError && absent.has(error.code)) return;
    throw error;
  }
}

async function keepScript(connection: Connection, key: string, sql: string): Promise<void> {
  await connection.query(`CREATE DATABASE IF NOT EXISTS ${shelf} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  await connection.query(`CREATE TABLE IF NOT EXISTS ${table} (id CHAR(64) PRIMARY KEY, \`sql\` LONGTEXT NOT NULL)`);
  await connection.query(`REPLACE INTO ${table} VALUES (?, ?)`, [key, sql]);
}

/** Migrates a schema that is gone afterwards, and tells what it held. */
async function migratedScript(connection: Connection, server: URL, folder: URL): Promise<string> {
  const schema = `test_${randomBytes(6).toString("hex")}`;
  const url = new URL(server);
  url.pathname = `/${schema}`;
  try {
    await migrate(url.href, { folder });
    return await scriptOf(url.href);
  } finally {
    await connection.query(`DROP DATABASE IF EXISTS ${schema}`);
  }
}

/**
 * What the migrations of the folder make, as the statements that copy it. To migrate takes many times as long as to copy, so of all processes
 * that test on a server one does it; the others wait for it and read what it kept there.
 */
export async function sharedScript(server: URL, folder = new URL("migrations/", import.meta.url)): Promise<string> {
  const key = await keyOf(folder);
  const connection = await createConnection(connectionSettings(server.href));
  try {
    const known = await findScript(connection, key);
    if (known !== undefined) return known;
    // The end of the connection gives the lock back, whatever it ended of.
    await connection.query("DO GET_LOCK(?, ?)", [shelf, patience]);
    const found = await findScript(connection, key);
    if (found !== undefined) return found;
    const made = await migratedScript(connection, server, folder);
    await keepScript(connection, key, made);
    return made;
  } finally {
    await connection.end();
  }
}
