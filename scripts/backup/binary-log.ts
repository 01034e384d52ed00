import { createReadStream, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Encrypter } from "age-encryption";
import { z } from "zod";
import { withConnection } from "../database/connection.ts";
import { progress } from "../process/progress.ts";
import { UserError } from "../process/user-error.ts";
import { startClient, withAccess } from "./client-program.ts";
import { seal, verify } from "./seal.ts";
import { readServer } from "./server-facts.ts";
import { type Backup, draftOf, listBackups, type Position, publish, sealedSchema, writeWhole } from "./shelf.ts";

/** A closed binary log. */
const logSchema = sealedSchema.extend({
  name: z.string(),
  /** What it has on the server. */
  size: z.int(),
  /** Everything until then is in it or in one before it; nothing where only a later one can tell. */
  reaches: z.iso.datetime().nullable(),
});
export type LogCopy = z.output<typeof logSchema>;

const logsOf = (folder: string): string => join(folder, "binlog");
export const logPlace = (folder: string, series: string, name: string): string =>
  join(logsOf(folder), series, `${name}.gz.age`);
const numberOf = (name: string): number => Number(name.split(".").at(-1));

/** The copies of one server's logs, oldest first. */
function listLogs(folder: string, series: string): LogCopy[] {
  const place = join(logsOf(folder), series);
  if (!existsSync(place)) return [];
  const notes = readdirSync(place).filter((name) => name.endsWith(".json"));
  const logs = notes.map((name) => logSchema.parse(JSON.parse(readFileSync(join(place, name), "utf8"))));
  return logs.toSorted((one, other) => numberOf(one.name) - numberOf(other.name));
}

interface Closed {
  readonly name: string;
  readonly size: number;
  readonly reaches: string | null;
}

/** Has the server begin a new log, and answers those that it has ended. */
function closeLogs(url: string, ahead: number): Promise<Closed[]> {
  return withConnection(url, async (connection) => {
    const reaches = new Date(Date.now() + ahead).toISOString();
    await connection.query("FLUSH BINARY LOGS");
    const rows = await connection.query<[string, number][]>({
      sql: "SHOW BINARY LOGS",
      rowsAsArray: true,
      bigIntAsNumber: true,
    });
    const closed = rows.slice(0, -1);
    return closed.map(([name, size], place) => ({ name, size, reaches: place === closed.length - 1 ? reaches : null }));
  });
}

async function copyLog(access: string, log: Closed, place: string, encrypter: Encrypter): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "retribusi-"));
  try {
    const options = ["--read-from-remote-server", "--raw", `--result-file=${folder}/`];
    await startClient("mariadb-binlog", [access, ...options, log.name]).ended;
    await rm(draftOf(place), { force: true });
    const packed = createGzip();
    const flow = pipeline(createReadStream(join(folder, log.name)), packed);
    const [sealed] = await Promise.all([seal(packed, draftOf(place), encrypter), flow]);
    await publish(draftOf(place), place);
    await writeWhole(place.replace(/\.gz\.age$/, ".json"), `${JSON.stringify({ ...log, ...sealed })}\n`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The number of the first log from which one of these backups leads on. */
const firstNeeded = (series: string, backups: readonly Backup[]): number =>
  Math.min(
    ...backups.flatMap(({ manifest: { position } }) => (position?.series === series ? [numberOf(position.file)] : [])),
  );

/** Copies the binary logs after the oldest backup that aren't copied yet, sealed. Answers how many, and until when all changes are now kept. */
export async function copyLogs({ url, folder, encrypter }: { url: string; folder: string; encrypter: Encrypter }) {
  const { series, ahead } = await readServer(url);
  if (series === null) throw new UserError("The server keeps no binary log: set log_bin, see docs/operations.md.");
  const first = firstNeeded(series, listBackups(folder));
  if (first === Infinity)
    throw new UserError(`There is no backup of ${series} in ${folder} from which its binary log leads on: take one.`);
  const closed = await closeLogs(url, ahead);
  const known = new Map(listLogs(folder, series).map((log) => [log.name, log]));
  const stranger = closed.find(({ name, size }) => known.has(name) && known.get(name)?.size !== size);
  if (stranger) {
    throw new UserError(
      `${stranger.name} isn't the one that was copied from ${series}: the server has begun anew. Move ${join(logsOf(folder), series)} away and take a backup.`,
    );
  }
  mkdirSync(join(logsOf(folder), series), { recursive: true, mode: 0o700 });
  const missing = closed.filter(({ name }) => !known.has(name) && numberOf(name) >= first);
  await progress("copying binary logs", () =>
    withAccess(url, async (access) => {
      for (const log of missing) await copyLog(access, log, logPlace(folder, series, log.name), encrypter);
    }),
  );
  return { copied: missing.length, reaches: closed.at(-1)?.reaches ?? null };
}

/**
 * The logs that lead from a backup to a moment, each checked.
 *
 * @throws UserError where one is missing or damaged, or they end before
 */
export async function logsUntil(folder: string, { series, file }: Position, until: Date): Promise<LogCopy[]> {
  const chain: LogCopy[] = [];
  let reaches = "";
  for (const log of listLogs(folder, series).filter(({ name }) => numberOf(name) >= numberOf(file))) {
    if (numberOf(log.name) !== numberOf(file) + chain.length) break;
    chain.push(log);
    reaches = log.reaches ?? reaches;
    if (reaches !== "" && new Date(reaches) >= until) break;
  }
  if (reaches === "" || new Date(reaches) < until) {
    const end = reaches === "" ? `begin after ${file}, or there are none` : `reach until ${reaches}`;
    throw new UserError(
      `The binary logs of ${series} ${end}: copy the others ("npm run backup -- binlog") while the server answers, or name an earlier moment.`,
    );
  }
  for (const log of chain) await verify(logPlace(folder, series, log.name), log);
  return chain;
}

/** Removes the logs that lead from none of these backups anywhere. */
export async function sweepLogs(folder: string, backups: readonly Backup[]): Promise<void> {
  if (!existsSync(logsOf(folder))) return;
  for (const series of readdirSync(logsOf(folder))) {
    const first = firstNeeded(series, backups);
    for (const { name } of listLogs(folder, series).filter((log) => numberOf(log.name) < first)) {
      const place = logPlace(folder, series, name);
      // Without its note it is no copy any more.
      await rm(place.replace(/\.gz\.age$/, ".json"));
      await rm(place);
    }
  }
}
