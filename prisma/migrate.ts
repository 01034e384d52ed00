import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { type Connection, createConnection, SqlError } from "mariadb";
import { connectionSettings, schemaOf } from "./connection.ts";
import { type MigrationProgress, migrationProgress, type TableSize } from "./migration-progress.ts";
import { giveRights, ownerUrl } from "./rights.ts";
import { withFiles } from "./secret-file.ts";

/** A migration of the folder: `name` is the folder's name, `checksum` the SHA-256 of its SQL as Prisma computes it. */
interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** A row of `_prisma_migrations` that has not been rolled back. */
interface Entry {
  readonly migration_name: string;
  readonly checksum: string;
  readonly finished_at: Date | null;
  readonly logs: string | null;
}

export interface MigrateOptions {
  /** Hears how far a run is that takes its time. */
  readonly report?: (line: string) => void;
  readonly folder?: URL;
  /** Milliseconds to wait for another runner that is in the middle of a migration. */
  readonly timeoutMs?: number;
}

const ledger = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at DATETIME(3),
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at DATETIME(3),
  started_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  applied_steps_count INTEGER UNSIGNED NOT NULL DEFAULT 0
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`;

const mend = (name: string) =>
  `Look at the column "logs" of _prisma_migrations, put the cause right, then run: node prisma/migrate.ts --rolled-back ${name}`;

/**
 * Brings the schema of `url` up to date and keeps Prisma's own ledger, so that `prisma migrate deploy` agrees with it. The schema is
 * created where it is missing and the account may. MySQL can't roll DDL back, so a migration is one statement; a failed one is
 * recorded and every later run refuses until it has been mended. Returns the names applied.
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<string[]> {
  const connection = await connect(url);
  try {
    const pending = await findPending(connection, options.folder ?? new URL("migrations/", import.meta.url));
    if (pending.length === 0) return [];
    const sizes = await readSizes(connection);
    const progress = migrationProgress(pending.length, sizes, options.report ?? (() => undefined));
    try {
      return await applyAll(connection, pending, progress, options.timeoutMs ?? 60_000);
    } finally {
      progress.stop();
    }
  } catch (error) {
    if (!(error instanceof SqlError && error.code === "ER_TABLEACCESS_DENIED_ERROR")) throw error;
    throw new Error(
      "There are migrations to apply, and this account may not change tables: name one that may in DATABASE_ADMIN_URL.",
      { cause: error },
    );
  } finally {
    await connection.end();
  }
}

/** What is to be applied; an account that may not make tables can find out that it is nothing. */
async function findPending(connection: Connection, folder: URL): Promise<Migration[]> {
  try {
    return await readPending(connection, folder);
  } catch (error) {
    if (!(error instanceof SqlError && error.code === "ER_NO_SUCH_TABLE")) throw error;
    await connection.query(ledger);
    return readPending(connection, folder);
  }
}

async function applyAll(
  connection: Connection,
  pending: readonly Migration[],
  progress: MigrationProgress,
  timeoutMs: number,
): Promise<string[]> {
  const applied: string[] = [];
  for (const migration of pending) {
    if (await applyOnce(connection, migration, progress, timeoutMs)) applied.push(migration.name);
    progress.done();
  }
  return applied;
}

/** The migrations that are not known to be applied as they are now: most runs have none, and find that out by one statement. */
async function readPending(connection: Connection, folder: URL): Promise<Migration[]> {
  const entries = await connection.query<Entry[]>(
    "SELECT migration_name, checksum FROM _prisma_migrations WHERE rolled_back_at IS NULL AND finished_at IS NOT NULL",
  );
  const known = new Map(entries.map(({ migration_name, checksum }) => [migration_name, checksum]));
  return (await readMigrations(folder)).filter(({ name, checksum }) => known.get(name) !== checksum);
}

/** About how large the tables are before anything is changed. */
async function readSizes(connection: Connection): Promise<ReadonlyMap<string, TableSize>> {
  const rows = await connection.query<{ name: string; rows: bigint; bytes: bigint }[]>(
    `SELECT TABLE_NAME AS name, COALESCE(TABLE_ROWS, 0) AS \`rows\`, COALESCE(DATA_LENGTH + INDEX_LENGTH, 0) AS bytes
     FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()`,
  );
  return new Map(rows.map(({ name, rows: count, bytes }) => [name, { rows: Number(count), bytes: Number(bytes) }]));
}

/** Notes that what a failed migration left behind has been undone, so that it may run again. */
export async function markRolledBack(url: string, name: string): Promise<void> {
  const connection = await connect(url);
  try {
    const { affectedRows } = await connection.query<{ affectedRows: number }>(
      "UPDATE _prisma_migrations SET rolled_back_at = UTC_TIMESTAMP(3) WHERE migration_name = ? AND finished_at IS NULL AND rolled_back_at IS NULL",
      [name],
    );
    if (affectedRows === 0) throw new Error(`There is no failed migration ${name}.`);
  } finally {
    await connection.end();
  }
}

async function connect(url: string): Promise<Connection> {
  const settings = connectionSettings(url);
  try {
    return await createConnection(settings);
  } catch (error) {
    if (!(error instanceof SqlError && error.code === "ER_BAD_DB_ERROR")) throw error;
    const { database: _, ...server } = settings;
    const connection = await createConnection(server);
    await connection.query(
      `CREATE DATABASE IF NOT EXISTS ${connection.escapeId(schemaOf(url))} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`,
    );
    await connection.end();
    return createConnection(settings);
  }
}

async function readMigrations(folder: URL): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(new URL(`${name}/migration.sql`, folder), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}

/** True when this run applied it, false when it had been applied before or another runner was faster. */
async function applyOnce(
  connection: Connection,
  migration: Migration,
  progress: MigrationProgress,
  timeoutMs: number,
): Promise<boolean> {
  const giveUp = Date.now() + timeoutMs;
  for (;;) {
    const [entry] = await connection.query<Entry[]>(
      "SELECT migration_name, checksum, finished_at, logs FROM _prisma_migrations WHERE migration_name = ? AND rolled_back_at IS NULL ORDER BY started_at DESC",
      [migration.name],
    );
    if (entry === undefined) {
      const id = await claim(connection, migration);
      if (id !== null) {
        progress.begin(migration.name, migration.sql);
        return run(connection, migration, id);
      }
    } else if (entry.finished_at !== null) {
      if (entry.checksum === migration.checksum) return false;
      throw new Error(
        `The migration ${migration.name} was changed after it had been applied. Restore it and write another one.`,
      );
    } else if (entry.logs !== null || Date.now() > giveUp) {
      throw new Error(`The migration ${migration.name} failed earlier. ${mend(migration.name)}`);
    }
    await sleep(100);
  }
}

/**
 * The guard against two runners, without a lock that a cluster would not share: the id of the attempt follows from the name and the
 * number of attempts that were rolled back, so the second runner's insert meets the first one's primary key and waits for it to finish.
 * Only those are counted: the first runner's own attempt may appear between the second one's look and its claim.
 */
async function claim(connection: Connection, { name, checksum }: Migration): Promise<string | null> {
  const rows = await connection.query<Entry[]>(
    "SELECT id FROM _prisma_migrations WHERE migration_name = ? AND rolled_back_at IS NOT NULL",
    [name],
  );
  const digest = createHash("sha256").update(`${name}#${rows.length}`).digest("hex");
  const id = digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  try {
    await connection.query("INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES (?, ?, ?)", [
      id,
      checksum,
      name,
    ]);
    return id;
  } catch (error) {
    if (error instanceof SqlError && error.code === "ER_DUP_ENTRY") return null;
    throw error;
  }
}

/** Gives the application's account its rights, where it has one of its own. */
async function shareWith(url: string, applicationUrl = url): Promise<void> {
  if (connectionSettings(url).user === connectionSettings(applicationUrl).user) return;
  const connection = await connect(url);
  try {
    await giveRights(connection, applicationUrl);
  } finally {
    await connection.end();
  }
}

async function run(connection: Connection, migration: Migration, id: string): Promise<true> {
  try {
    await connection.query(migration.sql);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await connection.query("UPDATE _prisma_migrations SET logs = ? WHERE id = ?", [reason, id]);
    throw new Error(`The migration ${migration.name} failed: ${reason}\n${mend(migration.name)}`, { cause: error });
  }
  await connection.query(
    "UPDATE _prisma_migrations SET finished_at = UTC_TIMESTAMP(3), applied_steps_count = 1 WHERE id = ?",
    [id],
  );
  return true;
}

if (import.meta.main) {
  const url = ownerUrl(process.env);
  const [flag, name] = process.argv.slice(2);
  if (flag === "--rolled-back" && name !== undefined) await markRolledBack(url, name);
  // Scripts show these lines, and no other, while they wait.
  const applied = await migrate(url, { report: (line) => console.log(`… ${line}`) });
  await shareWith(url, withFiles(process.env).DATABASE_URL);
  console.log(applied.length === 0 ? "The database is up to date." : `${applied.length} migrations applied.`);
}
