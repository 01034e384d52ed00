import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { z } from "zod";

const repository = resolve(import.meta.dirname, "../../../../..");

/** What the cluster of a test tells of itself. */
const told = z.object({
  password: z.string(),
  nodes: z.array(z.object({ sql: z.int() })),
  database: z.int(),
  databaseAny: z.int(),
  control: z.int(),
});

/** Three nodes with HAProxy before them, as operators have them (deploy/). Addresses are of an account that may do everything. */
export interface Cluster {
  /** Leads to one writer. */
  readonly url: string;
  /** Leads to any of the three. */
  readonly anyUrl: string;
  /** Each leads to one node. */
  readonly nodeUrls: readonly string[];
  /** Says a word to `node1`, `node2`, `node3` or `haproxy`: `kill`, `pause`, `resume`, `wipe`, `state` … Answers what it answers. */
  say(member: string, word: string): Promise<string>;
  /** Resolves when every node has everything. @throws Error after three minutes */
  whole(): Promise<void>;
  /** Begins again after the death of all nodes, by the script of operators. */
  bootstrap(): Promise<void>;
  close(): Promise<void>;
}

const patience = 180_000;
const names = ["node1", "node2", "node3"];

export async function startCluster(): Promise<Cluster> {
  const script = resolve(repository, "scripts/cluster.ts");
  const purpose = ["--of", "test-cluster"];
  // A run that is broken off leaves no cluster behind.
  const withParent = pathToFileURL(resolve(repository, "scripts/process/end-with-parent.ts")).href;
  const args = ["--import", withParent, script, ...purpose];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise<void>((over) => child.once("exit", () => over()));
  const lines = createInterface(child.stdout);
  let found: string | undefined;
  // What it is doing is told before.
  for await (const line of lines) {
    if (line.startsWith("{")) found = line;
    if (found) break;
  }
  if (!found) throw new Error("The cluster could not be started; the lines above say why.");
  const { password, nodes, database, databaseAny, control } = told.parse(JSON.parse(found));
  const say = async (member: string, word: string) => {
    const answer = await fetch(`http://127.0.0.1:${control}/${member}/${word}`, { method: "POST" });
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    return text;
  };
  const urlOf = (port: number) => `mysql://retribusi:${password}@127.0.0.1:${port}/`;
  return {
    url: urlOf(database),
    anyUrl: urlOf(databaseAny),
    nodeUrls: nodes.map(({ sql }) => urlOf(sql)),
    say,
    async whole() {
      const isWhole = async () =>
        (await Promise.all(names.map((name) => say(name, "state")))).every((state) => state === "Synced");
      for (const deadline = Date.now() + patience; !(await isWhole()); await wait(200))
        if (Date.now() > deadline) throw new Error("The nodes don't come together again.");
    },
    async bootstrap() {
      const env = { ...process.env, REMOTE: [process.execPath, script, ...purpose].join(" ") };
      const program = resolve(repository, "deploy/mariadb/bootstrap.sh");
      const began = spawn(program, names, { env, stdio: ["ignore", "ignore", "inherit"] });
      const code = await new Promise((over) => began.once("exit", over));
      if (code !== 0) throw new Error(`bootstrap.sh ended with ${code}.`);
    },
    async close() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
