import { join } from "node:path";
import { type Connection, SqlError } from "mariadb";
import { withConnection } from "../database/connection.ts";
import { progress } from "../process/progress.ts";
import { UserError } from "../process/user-error.ts";
import { type LogCopy, logPlace, logsUntil } from "./binary-log.ts";
import { loadDump } from "./dump.ts";
import { replay } from "./replay.ts";
import { unseal, verify } from "./seal.ts";
import { type Backup, listBackups, noBackup, partFiles } from "./shelf.ts";
import { verifyFiles } from "./stored-files.ts";

export interface Choice {
  readonly backup: Backup;
  readonly until: Date | undefined;
  /** The logs from the backup to the moment. */
  readonly logs: readonly LogCopy[];
}

/** The newest backup, that of a name, or the newest before a moment, with what leads from there to it. */
async function choose(
  folder: string,
  { name, until }: { name: string | undefined; until: Date | undefined },
): Promise<Choice> {
  const backups = listBackups(folder).filter((backup) => name === undefined || backup.name === name);
  const backup = backups.findLast(({ manifest }) => until === undefined || new Date(manifest.taken) <= until);
  if (!backup)
    throw noBackup(folder, `${name ? ` with the name ${name}` : ""}${until ? ` before ${until.toISOString()}` : ""}`);
  if (until === undefined) return { backup, until, logs: [] };
  const { position } = backup.manifest;
  if (position === null) {
    throw new UserError(
      `The server kept no binary log at the time of backup ${backup.name}: only its own moment can be put back, ${backup.manifest.taken}.`,
    );
  }
  return { backup, until, logs: await logsUntil(folder, position, until) };
}

/** Chooses a backup and checks everything of it, before anything is touched. */
export async function openBackup(
  folder: string,
  wish: { name?: string | undefined; until?: Date | undefined },
  identities: readonly string[],
): Promise<Choice> {
  const choice = await choose(folder, { name: wish.name, until: wish.until });
  const { backup } = choice;
  await progress("checking the backup", async () => {
    for (const part of ["database", "journal", "files"] as const) {
      const sealed = backup.manifest.parts[part];
      await verify(join(backup.folder, partFiles[part]), sealed);
    }
    await verifyFiles(folder, backup);
    const opened = await unseal(join(backup.folder, partFiles.database), identities);
    opened.destroy();
  });
  return choice;
}

/** Tables whose number of rows is another one than it should be, a line each. */
function otherCounts(expected: Readonly<Record<string, number>>, found: Readonly<Record<string, number>>): string[] {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])].sort();
  return names
    .filter((name) => expected[name] !== found[name])
    .map((name) => `${name}: ${found[name] ?? "no"} rows instead of ${expected[name] ?? "none"}`);
}

/** The rows that a schema has, table by table. */
function countRows(url: string, schema: string): Promise<Record<string, number>> {
  return withConnection(url, async (connection) => {
    const own = connection.escapeId(schema);
    const names: string[][] = await connection.query({ sql: `SHOW TABLES FROM ${own}`, rowsAsArray: true });
    const counts: Record<string, number> = {};
    for (const name of names.flat()) {
      const sql = `SELECT COUNT(*) FROM ${own}.${connection.escapeId(name)}`;
      const rows = await connection.query<number[][]>({ sql, rowsAsArray: true, bigIntAsNumber: true });
      counts[name] = rows[0]?.[0] ?? 0;
    }
    return counts;
  });
}

async function makeSchema(url: string, schema: string): Promise<void> {
  const sql = (connection: Connection) =>
    `CREATE DATABASE ${connection.escapeId(schema)} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`;
  try {
    await withConnection(url, (connection) => connection.query(sql(connection)));
  } catch (error) {
    if (!(error instanceof SqlError) || error.code !== "ER_DBACCESS_DENIED_ERROR") throw error;
    throw new UserError(
      `The account of DATABASE_ADMIN_URL may not make the schema ${schema}: name one that may do everything, such as root.`,
    );
  }
}

/**
 * Fills a new schema with what a backup has, and makes the changes until the chosen moment again. Answers which numbers of rows weren't those of
 * the backup before these changes.
 */
export async function rebuild(
  { folder, url, schema }: { folder: string; url: string; schema: string },
  { backup, until, logs }: Choice,
  identities: readonly string[],
): Promise<string[]> {
  const { manifest } = backup;
  await makeSchema(url, schema);
  const part = join(backup.folder, partFiles.database);
  await progress("putting the database back", () => loadDump(part, identities, { url, schema }));
  const wrong = otherCounts(manifest.tables, await countRows(url, schema));
  const { position } = manifest;
  if (until === undefined || position === null) return wrong;
  const places = logs.map(({ name }) => logPlace(folder, position.series, name));
  const way = { logs: places, position: position.position, until, from: manifest.schema, to: schema };
  await progress("making later changes again", () => replay(url, way, identities));
  return wrong;
}

export async function dropSchemaOf(url: string, schema: string): Promise<void> {
  await withConnection(url, (connection) => connection.query(`DROP DATABASE IF EXISTS ${connection.escapeId(schema)}`));
}
