import { obstacleSentence } from "@retribusi/contract/features/system/safety.rules";
import { createDatabase, type Database } from "@retribusi/db/client";
import { createTestSchema } from "@retribusi/db/testing";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { findUnsafe, readUnsafe, warnOfUnsafe } from "./server-settings.ts";

/** A server of its own, without a cluster and without a binary log, as MariaDB 10.11 says it. */
const alone = {
  innodb_flush_log_at_trx_commit: "1",
  log_bin: "OFF",
  sync_binlog: "0",
  tx_isolation: "READ-COMMITTED",
  innodb_snapshot_isolation: "OFF",
  wsrep_on: "OFF",
  wsrep_sync_wait: "0",
};
/** A node, as deploy/mariadb/galera.cnf has it. */
const node = { ...alone, log_bin: "ON", sync_binlog: "1", wsrep_on: "ON", wsrep_sync_wait: "1" };
/** MySQL 8.4 knows neither of the cluster's settings, and calls the level of isolation by its new name alone. */
const mysql = {
  innodb_flush_log_at_trx_commit: "1",
  log_bin: "ON",
  sync_binlog: "1",
  transaction_isolation: "READ-COMMITTED",
};

const unsafeOf = (settings: Readonly<Record<string, string>>) =>
  findUnsafe(new Map(Object.entries(settings))).map(({ kind, value }) => `${kind} ${value}`);

test.each([
  ["a server alone", alone],
  ["a node of a cluster", node],
  ["MySQL", mysql],
  [
    "a server that decides by snapshots and refuses old ones",
    { ...mysql, transaction_isolation: "REPEATABLE-READ", innodb_snapshot_isolation: "ON" },
  ],
  ["a node that waits before it writes too", { ...node, wsrep_sync_wait: "7" }],
])("%s is safe", (_name, settings) => expect(unsafeOf(settings)).toEqual([]));

test.each([
  ["what is committed may be lost with the power", { ...alone, innodb_flush_log_at_trx_commit: "2" }, "flush 2"],
  ["a binary log that may lack something", { ...mysql, sync_binlog: "0" }, "binlog 0"],
  ["decisions by an older snapshot", { ...alone, tx_isolation: "REPEATABLE-READ" }, "isolation REPEATABLE-READ"],
  ["reading what isn't committed", { ...alone, tx_isolation: "READ-UNCOMMITTED" }, "isolation READ-UNCOMMITTED"],
  ["a node that doesn't wait", { ...node, wsrep_sync_wait: "0" }, "reads 0"],
  ["a node that waits before it writes alone", { ...node, wsrep_sync_wait: "6" }, "reads 6"],
])("%s is unsafe", (_name, settings, expected) => expect(unsafeOf(settings)).toEqual([expected]));

test("of a server that doesn't say what it does nothing is safe", () => {
  expect(unsafeOf({})).toEqual(["flush ?", "isolation ?"]);
});

test("each sentence names the setting and what it is", () => {
  expect(obstacleSentence({ kind: "flush", value: "2" }).en).toMatch(/innodb_flush_log_at_trx_commit to 1 \(it is 2\)/);
  expect(obstacleSentence({ kind: "reads", value: "0" }).id).toMatch(/wsrep_sync_wait ke 1 \(kini 0\)/);
});

let schema: Awaited<ReturnType<typeof createTestSchema>>;
let db: Database;
beforeAll(async () => {
  schema = await createTestSchema();
  db = createDatabase({ url: schema.applicationUrl, connectionLimit: 1 });
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await db.close();
  await schema.drop();
});

const shown = async (pattern: string): Promise<readonly string[]> => {
  const rows = await db.pool.query({ sql: `SHOW SESSION VARIABLES LIKE '${pattern}'`, rowsAsArray: true });
  return rows.map(([, value]: readonly string[]) => value);
};

test("every session waits for the others of a cluster, should it be on one, and nobody has to say so", async () => {
  // MySQL has no such setting.
  const isMaria = (await shown("wsrep_on")).length > 0;
  expect(await shown("wsrep_sync_wait")).toEqual(isMaria ? ["1"] : []);
  expect(await shown("sql_mode")).toEqual([expect.stringContaining("STRICT_TRANS_TABLES")]);
});

/** The server says so of one of its settings. */
function saying(name: string, value: string): void {
  const query = db.pool.query.bind(db.pool);
  vi.spyOn(db.pool, "query").mockImplementation(async (sql, values) => {
    const rows = await query(sql, values);
    const others = rows.filter((row: Readonly<Record<string, string>>) => row["Variable_name"] !== name);
    return [...others, { Variable_name: name, Value: value }];
  });
}

test("what the server behind the connection does is read, and the operator told of what is unsafe", async () => {
  const log = { error: vi.fn() };
  saying("innodb_flush_log_at_trx_commit", "1");
  await warnOfUnsafe(db, log);
  expect(log.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  saying("innodb_flush_log_at_trx_commit", "2");
  expect(await readUnsafe(db)).toEqual([{ kind: "flush", value: "2" }]);
  await warnOfUnsafe(db, log);
  const unsafe = [{ kind: "flush", value: "2" }];
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ unsafe }, expect.stringContaining("Payments are not taken"));
});
