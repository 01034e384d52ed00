import { setTimeout as wait } from "node:timers/promises";
import { createConnection } from "mariadb";
import { firstValue, withConnection } from "../database/connection.ts";
import { APPLICATION, SCHEMA, USER } from "../database/settings.ts";
import { lastLines, run } from "../process/run.ts";
import type { Stage } from "../process/stage.ts";
import { UserError } from "../process/user-error.ts";
import { ROOT } from "../root.ts";
import { createNode, type GaleraNode, prepareNode } from "./node.ts";
import type { Programs } from "./programs.ts";
import { type Purpose, placesOf, type Settings } from "./settings.ts";

const START_MS = 120_000;

/** The three nodes, away at first. One that dies comes back by itself while another one lives; without any, somebody has to say who begins. */
export function createNodes(
  stage: Pick<Stage, "add" | "closing">,
  programs: Programs,
  settings: Settings,
): readonly [GaleraNode, GaleraNode, GaleraNode] {
  const places = placesOf(settings);
  const nodes: GaleraNode[] = [];
  const mayReturn = () => nodes.some((node) => node.pid() !== undefined);
  for (const place of places) nodes.push(createNode(stage, programs, { place, members: places, mayReturn }));
  const [first, second, third] = nodes;
  if (!first || !second || !third) throw new Error("A cluster has three nodes.");
  return [first, second, third];
}

const urlOf = ({ place }: GaleraNode, { password }: Settings) =>
  `mysql://${USER}:${password}@127.0.0.1:${place.ports.sql}/`;

const statusOf = (name: string) =>
  `SELECT VARIABLE_VALUE FROM information_schema.GLOBAL_STATUS WHERE VARIABLE_NAME = '${name}'`;

const ask = async (node: GaleraNode, settings: Settings, name: string): Promise<string> =>
  node.pid() === undefined
    ? "away"
    : String(await firstValue(urlOf(node, settings), statusOf(name)).catch(() => "away"));

/** `Primary` where the node serves; another word or `away` where it doesn't. */
export const clusterStatus = (node: GaleraNode, settings: Settings): Promise<string> =>
  ask(node, settings, "wsrep_cluster_status");

/** `Synced` where the node has everything; else what it is doing, or `away`. */
export const nodeState = (node: GaleraNode, settings: Settings): Promise<string> =>
  ask(node, settings, "wsrep_local_state_comment");

/** Waits until a node has everything. @throws UserError after two minutes */
async function untilSynced(node: GaleraNode, settings: Settings): Promise<void> {
  for (const deadline = Date.now() + START_MS; (await nodeState(node, settings)) !== "Synced"; await wait(200))
    if (Date.now() > deadline)
      throw new UserError(`${node.name} doesn't serve: ${node.place.folder}/error.log says why.`);
}

/** Makes the cluster: the first node begins, the others get copies one after the other. */
export async function makeCluster(
  programs: Programs,
  [first, second, third]: ReturnType<typeof createNodes>,
  settings: Settings,
): Promise<void> {
  await prepareNode(programs, first.place);
  await first.bootstrap();
  await makeAccounts(first, settings);
  for (const node of [third, second]) {
    await node.start();
    await untilSynced(node, settings);
  }
}

/** Begins a cluster that was stopped, by the script that operators have for it. */
export async function beginAgain(nodes: readonly GaleraNode[], settings: Settings, purpose: Purpose): Promise<void> {
  const REMOTE = `${process.execPath} ${ROOT}/scripts/cluster.ts --of ${purpose}`;
  const names = nodes.map(({ name }) => name);
  const { code, output } = await run(`${ROOT}/deploy/mariadb/bootstrap.sh`, names, {
    cwd: ROOT,
    env: { ...process.env, REMOTE },
  });
  if (code !== 0) throw new UserError(`The cluster could not begin again:\n${lastLines(output, 8)}`);
  for (const node of nodes) await untilSynced(node, settings);
}

/** The accounts, on the first node as it was installed: its only one has no password and the socket of its folder. */
async function makeAccounts(node: GaleraNode, settings: Settings): Promise<void> {
  const { password, applicationPassword } = settings;
  const statements = [
    `CREATE USER '${APPLICATION}'@'%' IDENTIFIED BY '${applicationPassword}'`,
    `CREATE USER '${USER}'@'%' IDENTIFIED BY '${password}'`,
    `GRANT ALL PRIVILEGES ON *.* TO '${USER}'@'%' WITH GRANT OPTION`,
    // As deploy/mariadb/accounts.sql, for this machine.
    "CREATE USER 'haproxy'@'127.0.0.1' IDENTIFIED WITH mysql_native_password USING '' WITH MAX_USER_CONNECTIONS 20",
    `CREATE DATABASE \`${SCHEMA}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`,
    `ALTER USER 'root'@'localhost' IDENTIFIED BY '${password}'`,
  ];
  const socket = `${node.place.folder}/data/server.sock`;
  await untilReachable(socket);
  await withConnection(`mysql://root@localhost/?socket=${encodeURIComponent(socket)}`, async (connection) => {
    for (const statement of statements) await connection.query(statement);
  });
}

async function untilReachable(socketPath: string): Promise<void> {
  for (const deadline = Date.now() + START_MS; ; await wait(200)) {
    const connection = await createConnection({ socketPath, user: "root" }).catch((error: unknown) => {
      if (Date.now() > deadline) throw error;
    });
    if (!connection) continue;
    const rows: unknown = await connection.query({ sql: "SHOW STATUS LIKE 'wsrep_ready'", rowsAsArray: true });
    await connection.end();
    if (JSON.stringify(rows).includes('"ON"')) return;
  }
}
