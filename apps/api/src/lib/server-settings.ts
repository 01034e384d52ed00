import type { PaymentObstacle } from "@retribusi/contract/features/system/safety.rules";
import { type Database, readerOptions } from "@retribusi/db/client";
import { z } from "zod";
import type { Deps } from "./deps.ts";
import type { Logger } from "./log.ts";

/** MariaDB called the level of isolation so until version 11.1. */
const isolationNames = ["transaction_isolation", "tx_isolation"];

const names = [
  ...["innodb_flush_log_at_trx_commit", "log_bin", "sync_binlog", "innodb_snapshot_isolation"],
  ...["wsrep_on", "wsrep_sync_wait", ...isolationNames],
];

/** By name what the server does in a session of ours; what it doesn't know is missing. */
export type ServerSettings = ReadonlyMap<string, string>;

const rows = z.array(z.object({ Variable_name: z.string(), Value: z.string() }));

async function readServerSettings({ pool }: Pick<Database, "pool">): Promise<ServerSettings> {
  const wanted = names.map((name) => `'${name}'`).join(", ");
  const sql = `SHOW VARIABLES WHERE Variable_name IN (${wanted})`;
  const found = rows.parse(await pool.query({ ...readerOptions, sql }));
  return new Map(found.map(({ Variable_name, Value }) => [Variable_name, Value]));
}

/** Reads the latest committed state, or fails where it would decide by an older one. */
function decidesByTheLatest(settings: ServerSettings): boolean {
  const level = isolationOf(settings);
  if (level === "REPEATABLE-READ") return settings.get("innodb_snapshot_isolation") === "ON";
  return level === "READ-COMMITTED";
}

const isolationOf = (settings: ServerSettings) => isolationNames.map((name) => settings.get(name)).find(Boolean);

const waitsForReads = (settings: ServerSettings) => (Number(settings.get("wsrep_sync_wait")) & 1) === 1;

/**
 * What of a server's settings is unsafe for money, whatever anybody has said of the server: what a commit must outlive, what a decision must
 * not rest on, and on a node of a cluster what a read must have waited for.
 */
export function findUnsafe(settings: ServerSettings): readonly PaymentObstacle[] {
  const said = (name: string) => settings.get(name) ?? "?";
  const checks: readonly (readonly [PaymentObstacle["kind"], isSafe: boolean, value: string])[] = [
    ["flush", said("innodb_flush_log_at_trx_commit") === "1", said("innodb_flush_log_at_trx_commit")],
    ["binlog", settings.get("log_bin") !== "ON" || said("sync_binlog") === "1", said("sync_binlog")],
    ["isolation", decidesByTheLatest(settings), isolationOf(settings) ?? "?"],
    ["reads", settings.get("wsrep_on") !== "ON" || waitsForReads(settings), said("wsrep_sync_wait")],
  ];
  return checks.filter(([, isSafe]) => !isSafe).map(([kind, , value]) => ({ kind, value }));
}

/** What of the settings of the server behind this moment's connection is unsafe for money. */
export const readUnsafe = async (db: Pick<Database, "pool">): Promise<readonly PaymentObstacle[]> =>
  findUnsafe(await readServerSettings(db));

/** What stands against taking payments: the database, or the journal that can't keep what it is given. */
export async function findObstacles({
  db,
  journal,
}: Pick<Deps, "db" | "journal">): Promise<readonly PaymentObstacle[]> {
  const unsafe = await readUnsafe(db);
  return journal.isKeeping() ? unsafe : [{ kind: "journal", value: "" }, ...unsafe];
}

/** Tells the operator what is unsafe. */
export async function warnOfUnsafe(db: Pick<Database, "pool">, log: Pick<Logger, "error">): Promise<void> {
  const unsafe = await readUnsafe(db);
  if (unsafe.length > 0) log.error({ unsafe }, "Payments are not taken: the database is not safe for money.");
}
