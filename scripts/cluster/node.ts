import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { run } from "../process/run.ts";
import type { Stage } from "../process/stage.ts";
import { UserError } from "../process/user-error.ts";
import { ROOT } from "../root.ts";
import { keepMember, type Member } from "./member.ts";
import type { Programs } from "./programs.ts";

/** Where a node lies and listens: MySQL's protocol, the group, missed changes, a copy of everything. */
export interface Place {
  readonly name: string;
  readonly folder: string;
  readonly ports: { readonly sql: number; readonly group: number; readonly changes: number; readonly copy: number };
  /** Who gives it a copy, the first that lives; with a comma at the end anybody else at last. */
  readonly donor: string;
}

/** One of the nodes. */
export interface GaleraNode extends Member {
  readonly place: Place;
  /** How far it had come, by the words of `galera_recovery`: `UUID:SEQNO`; it has to be away. */
  position(): Promise<string>;
  /** Begins the cluster anew with what this node has. */
  bootstrap(): Promise<void>;
  /** Removes everything it has; it has to be away. */
  wipe(): void;
}

const settingsFile = join(ROOT, "deploy", "mariadb", "galera.cnf");
/** As in the unit of Debian's package. It is longer than `evs.suspect_timeout`: one that is back sooner keeps the others from going on without it. */
export const restMs = 5_000;
const AS_ROOT = process.getuid?.() === 0 ? ["--user=root"] : [];

/** What the settings of every installation say to Galera, with a smaller cache and this machine's ports. */
function providerOptions({ ports }: Place): string {
  const [, options = ""] = /^wsrep_provider_options = "(.*)"$/m.exec(readFileSync(settingsFile, "utf8")) ?? [];
  const own = [`gmcast.listen_addr=tcp://127.0.0.1:${ports.group}`, `ist.recv_addr=127.0.0.1:${ports.changes}`];
  return [options.replace("gcache.size=512M", "gcache.size=128M"), ...own].join(";");
}

function argsOf(programs: Programs, place: Place, members: readonly Place[]): string[] {
  const { name, folder, ports, donor } = place;
  const group = members.map((one) => `127.0.0.1:${one.ports.group}`).join(",");
  return [
    `--defaults-file=${settingsFile}`,
    ...programs.database.args,
    `--datadir=${join(folder, "data")}`,
    // Relative to the data folder: an absolute path of more than 107 bytes makes the server abort.
    "--socket=server.sock",
    `--pid-file=${join(folder, "server.pid")}`,
    `--log-error=${join(folder, "error.log")}`,
    `--port=${ports.sql}`,
    "--bind-address=127.0.0.1",
    `--server-id=${ports.sql}`,
    `--wsrep-provider=${programs.provider}`,
    `--wsrep-provider-options=${providerOptions(place)}`,
    `--wsrep-cluster-address=gcomm://${group}`,
    `--wsrep-node-name=${name}`,
    "--wsrep-node-address=127.0.0.1",
    `--wsrep-sst-receive-address=127.0.0.1:${ports.copy}`,
    `--wsrep-sst-donor=${donor}`,
    "--innodb-buffer-pool-size=256M",
    ...AS_ROOT,
  ];
}

/** Makes the data of the first node; the others get theirs as copies. */
export async function prepareNode({ database, env }: Programs, { folder }: Place): Promise<void> {
  const data = join(folder, "data");
  if (existsSync(join(data, "mysql"))) return;
  rmSync(data, { recursive: true, force: true });
  const basedir = database.args.filter((arg) => arg.startsWith("--basedir="));
  const options = [`--datadir=${data}`, "--auth-root-authentication-method=normal", "--skip-test-db", ...AS_ROOT];
  const { code, output } = await run(database.installer, ["--no-defaults", ...basedir, ...options], { env });
  if (code !== 0) throw new UserError(`MariaDB could not make its data folder (${folder}):\n${output}`);
}

/** A node that isn't started yet. `mayReturn`: whether what has died is started again by itself. */
export function createNode(
  stage: Pick<Stage, "add" | "closing">,
  programs: Programs,
  { place, members, mayReturn }: { place: Place; members: readonly Place[]; mayReturn: () => boolean },
): GaleraNode {
  const data = join(place.folder, "data");
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const args = argsOf(programs, place, members);
  const position = () => positionOf(programs, place, args);
  // As Debian's unit does it: one that died says how far it came, and gets what it missed alone.
  const startPosition = async () => (existsSync(stateFile(data)) ? [`--wsrep-start-position=${await position()}`] : []);
  const begin =
    (...more: readonly string[]) =>
    async (): Promise<ChildProcess> =>
      spawn(programs.database.server, [...args, ...(await startPosition()), ...more], {
        cwd: place.folder,
        env: programs.env,
        stdio: "ignore",
      });
  const member = keepMember(stage, place.name, begin(), { restMs, mayReturn });
  return {
    ...member,
    place,
    position,
    async bootstrap() {
      allowBootstrap(data);
      await member.start(begin("--wsrep-new-cluster"));
    },
    wipe() {
      if (member.pid() !== undefined) throw new UserError(`${place.name} runs: stop it before its data are removed.`);
      rmSync(data, { recursive: true, force: true });
      mkdirSync(data, { mode: 0o700 });
    },
  };
}

/** Milliseconds that a program which has said how far it came may take to end. */
const graceMs = 2_000;

/** As `galera_recovery` of Debian's package does: by what a node that ended in order wrote down, or by its storage. */
async function positionOf(programs: Programs, { folder }: Place, args: readonly string[]): Promise<string> {
  const state = stateOf(join(folder, "data"));
  if (state.seqno !== "-1" && state.uuid !== "") return `${state.uuid}:${state.seqno}`;
  const log = join(folder, "recovery.log");
  rmSync(log, { force: true });
  const said = () =>
    existsSync(log) && /Recovered position:?\s*([0-9a-f-]{36}:-?\d+)/.exec(readFileSync(log, "utf8"))?.[1];
  const enough = new AbortController();
  const more = ["--wsrep-recover", `--log-error=${log}`];
  let isOver = false;
  const { signal } = enough;
  const recovering = run(programs.database.server, [...args, ...more], { cwd: folder, env: programs.env, signal }).then(
    () => {
      isOver = true;
    },
  );
  while (!isOver && !said()) await wait(100);
  // MariaDB 10.11 may never end after it has met a transaction that was prepared; what it was asked it has said.
  await Promise.race([recovering, wait(graceMs)]);
  enough.abort();
  await recovering;
  const found = said();
  if (!found) throw new UserError(`The position of ${folder} is not known: ${log} may say why.`);
  return found;
}

const stateFile = (data: string) => join(data, "grastate.dat");

function stateOf(data: string): { uuid: string; seqno: string } {
  const text = existsSync(stateFile(data)) ? readFileSync(stateFile(data), "utf8") : "";
  const fieldOf = (key: string) => new RegExp(`^${key}:\\s*(\\S+)`, "m").exec(text)?.[1] ?? "";
  return { uuid: fieldOf("uuid"), seqno: fieldOf("seqno") || "-1" };
}

/** A node that didn't end as the last one refuses to begin a cluster, until somebody who has compared them says so. */
function allowBootstrap(data: string): void {
  const file = stateFile(data);
  if (!existsSync(file)) return;
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(/^safe_to_bootstrap:.*$/m, "safe_to_bootstrap: 1"));
}
