import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import getPort, { portNumbers } from "get-port";
import { z } from "zod";
import { dataPath } from "../root.ts";
import type { Place } from "./node.ts";

const portsOf = z.object({ sql: z.int(), group: z.int(), changes: z.int(), copy: z.int() });
const kept = z.object({
  password: z.string(),
  applicationPassword: z.string(),
  nodes: z.array(portsOf).length(3),
  database: z.int(),
  databaseAny: z.int(),
  databaseRest: z.int(),
  api: z.array(z.int()).length(2),
  statistics: z.int(),
  control: z.int(),
});

/** The cluster of a person who rehearses, and that of a test, which may be there at the same time. */
export type Purpose = "cluster" | "test-cluster";

/** Ports and passwords of a cluster of this project's folder, the same at every start: a node is known by its port. */
export interface Settings extends z.infer<typeof kept> {
  /** With everything that it keeps. */
  readonly folder: string;
}

export function clusterFolder(purpose: Purpose): string {
  const folder = dataPath(purpose);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

const settingsFile = (folder: string) => join(folder, "settings.json");

/** Below those that a system gives to connections on their way out: none of them is taken while a node is away. */
const free = () => getPort({ port: portNumbers(20_000, 30_000), reserve: true });

const newPassword = (): string => randomBytes(24).toString("base64url");

/** The settings of a cluster that was made before. */
export function findSettings(purpose: Purpose): Settings | null {
  const folder = clusterFolder(purpose);
  const file = settingsFile(folder);
  return existsSync(file) ? { folder, ...kept.parse(JSON.parse(readFileSync(file, "utf8"))) } : null;
}

/** Makes them. */
export async function makeSettings(purpose: Purpose): Promise<Settings> {
  const node = async () => ({ sql: await free(), group: await free(), changes: await free(), copy: await free() });
  const made = {
    password: newPassword(),
    applicationPassword: newPassword(),
    nodes: [await node(), await node(), await node()],
    database: await free(),
    databaseAny: await free(),
    databaseRest: await free(),
    api: [await free(), await free()],
    statistics: await free(),
    control: await free(),
  };
  const folder = clusterFolder(purpose);
  writeFileSync(settingsFile(folder), `${JSON.stringify(made)}\n`, { mode: 0o600 });
  return { folder, ...made };
}

/** Where the three nodes lie. As long as another one lives, none gets its copy from the writer, which is the first that lives. */
export const placesOf = (settings: Settings): readonly Place[] =>
  settings.nodes.map((ports, index) => {
    const name = `node${index + 1}`;
    return { name, ports, folder: join(settings.folder, name), donor: index === 2 ? "node2," : "node3," };
  });
