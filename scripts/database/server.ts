import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { totalmem } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import getPort from "get-port";
import { lastLines, run } from "../process/run.ts";
import { UserError } from "../process/user-error.ts";
import { firstValue, withConnection } from "./connection.ts";
import type { Program } from "./program.ts";
import { APPLICATION, keepSettings, type Purpose, SCHEMA, type Settings, USER, urlOf } from "./settings.ts";

/**
 * Test data need not survive a power cut, a citizen's payment must. Without waiting for the disk a schema is made three
 * times as fast. A server that does not know one of these options ignores it.
 */
const FORGETFUL = [
  "--innodb-flush-log-at-trx-commit=0",
  "--loose-innodb-doublewrite=OFF",
  "--loose-innodb-flush-method=nosync",
  "--loose-sync-frm=OFF",
  "--loose-debug-no-sync",
];

/** Every change of a row, in the order of the commits, beside the data. */
const LOGGING = ["--log-bin=binary-log", "--binlog-format=ROW", "--server-id=1"];

const START_MS = 90_000;
const MIB = 1024 * 1024;
const AS_ROOT = process.getuid?.() === 0 ? ["--user=root"] : [];

/** Makes the data folder when there is none. A half-made one of an interrupted start never gets the final name. */
export async function prepareData(program: Program, { folder }: Settings): Promise<void> {
  const data = join(folder, "data");
  if (existsSync(data)) return;
  const fresh = join(folder, "data.new");
  rmSync(fresh, { recursive: true, force: true });
  const basedir = program.args.filter((arg) => arg.startsWith("--basedir="));
  const options = [`--datadir=${fresh}`, "--auth-root-authentication-method=normal", "--skip-test-db", ...AS_ROOT];
  const { code, output } = await run(program.installer, ["--no-defaults", ...basedir, ...options], {
    env: program.env,
  });
  if (code !== 0) {
    throw new UserError(
      `MariaDB could not make its data folder (${folder}): check the free space and rights there.\n${lastLines(output, 5)}`,
    );
  }
  renameSync(fresh, data);
}

/** Starts the server on its remembered port, or another one when that is busy. It does not answer yet. */
export async function startServer(program: Program, settings: Settings, purpose: Purpose): Promise<ChildProcess> {
  settings.port = await getPort({ port: settings.port ?? 0 });
  keepSettings(settings);
  const { folder } = settings;
  writeFileSync(join(folder, "init.sql"), initSql(settings), { mode: 0o600 });
  mkdirSync(temporaryOf(folder), { recursive: true });
  const args = ["--no-defaults", ...program.args, ...serverArgs(folder, settings.port, purpose), ...AS_ROOT];
  return spawn(program.server, args, { cwd: folder, env: program.env, stdio: "ignore" });
}

/**
 * Waits until a started server answers.
 *
 * @throws UserError with the end of the server's own log when it ends instead
 */
export async function untilServing(child: ChildProcess, settings: Settings): Promise<void> {
  let ended: string | undefined;
  child.once("error", (error) => {
    ended = error.message;
  });
  child.once("exit", (code, signal) => {
    ended = `it ended with ${signal ?? `code ${code}`}`;
  });
  const deadline = Date.now() + START_MS;
  while (!(await answers(settings))) {
    if (ended !== undefined || Date.now() > deadline) {
      const log = join(settings.folder, "error.log");
      const lines = existsSync(log) ? lastLines(readFileSync(log, "utf8"), 8) : "";
      const reason = ended ?? "it does not answer";
      throw new UserError(`The embedded database did not start (${reason}): the end of ${log} says why.\n${lines}`);
    }
    await wait(100);
  }
}

/** Whether the server of this data folder, and not another one, answers on the remembered port. */
export async function answers(settings: Settings): Promise<boolean> {
  if (settings.port === undefined) return false;
  try {
    const file = await firstValue(urlOf(settings, ""), "SELECT @@init_file");
    return file === join(settings.folder, "init.sql") || file === "/init.sql";
  } catch {
    return false;
  }
}

/** Asks a server that an earlier command left behind to end, and waits until it has written everything and is gone. */
export async function shutDown(settings: Settings): Promise<void> {
  await withConnection(urlOf(settings, ""), (connection) => connection.query("SHUTDOWN")).catch(() => undefined);
  // The server removes this file as its last act.
  const pidFile = join(settings.folder, "server.pid");
  const deadline = Date.now() + START_MS;
  while ((existsSync(pidFile) || (await answers(settings))) && Date.now() < deadline) await wait(50);
}

/**
 * Runs at every start, before the first connection: the server never listens with an empty password, and settings and
 * server cannot disagree about it.
 */
export function initSql({ password, applicationPassword }: Settings): string {
  return [
    `CREATE USER IF NOT EXISTS '${APPLICATION}'@'%' IDENTIFIED BY '${applicationPassword}';`,
    `ALTER USER '${APPLICATION}'@'%' IDENTIFIED BY '${applicationPassword}';`,
    `CREATE USER IF NOT EXISTS '${USER}'@'%' IDENTIFIED BY '${password}';`,
    `ALTER USER '${USER}'@'%' IDENTIFIED BY '${password}';`,
    `ALTER USER IF EXISTS 'root'@'localhost' IDENTIFIED BY '${password}';`,
    `GRANT ALL PRIVILEGES ON *.* TO '${USER}'@'%' WITH GRANT OPTION;`,
    `CREATE DATABASE IF NOT EXISTS \`${SCHEMA}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;`,
    "",
  ].join("\n");
}

/** Of its own: a server that starts removes what it takes for leftovers, those of another one that runs among them. */
const temporaryOf = (folder: string): string => join(folder, "temporary");

function serverArgs(folder: string, port: number, purpose: Purpose): string[] {
  const isForTests = purpose === "test" || purpose === "logged";
  const pool = isForTests ? 256 : Math.round(Math.min(1024, Math.max(128, totalmem() / MIB / 8)));
  return [
    `--datadir=${join(folder, "data")}`,
    // Relative to the data folder: an absolute path of more than 107 bytes makes the server abort.
    "--socket=server.sock",
    `--tmpdir=${temporaryOf(folder)}`,
    `--pid-file=${join(folder, "server.pid")}`,
    `--log-error=${join(folder, "error.log")}`,
    `--init-file=${join(folder, "init.sql")}`,
    `--port=${port}`,
    "--bind-address=127.0.0.1",
    "--skip-name-resolve",
    "--character-set-server=utf8mb4",
    "--collation-server=utf8mb4_unicode_ci",
    "--default-time-zone=+00:00",
    `--innodb-buffer-pool-size=${pool}M`,
    ...(isForTests ? FORGETFUL : ["--innodb-flush-log-at-trx-commit=1"]),
    ...(purpose === "logged" ? LOGGING : []),
    "--max-connections=300",
    "--max-allowed-packet=64M",
  ];
}
