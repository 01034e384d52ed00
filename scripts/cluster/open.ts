import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hold } from "../process/hold.ts";
import { progress } from "../process/progress.ts";
import { untilAnswers } from "../process/service.ts";
import type { Stage } from "../process/stage.ts";
import { UserError } from "../process/user-error.ts";
import { createBalancer } from "./balancer.ts";
import { listen, nodeWords, wordsOf } from "./control.ts";
import { endLeftOver } from "./left-over.ts";
import type { Member } from "./member.ts";
import type { GaleraNode } from "./node.ts";
import { beginAgain, createNodes, makeCluster } from "./nodes.ts";
import { bringPrograms, type Programs } from "./programs.ts";
import { clusterFolder, findSettings, makeSettings, type Purpose, placesOf, type Settings } from "./settings.ts";

/** The nodes of a database with HAProxy before them, and before processes of the application that are there later. */
export interface Cluster {
  readonly settings: Settings;
  readonly nodes: readonly GaleraNode[];
  readonly balancer: Member;
}

/** What may be said to members of the cluster, by whoever starts them. */
export type Later = (settings: Settings) => readonly Member[];

/**
 * Opens the cluster of a purpose until the stage closes: makes it when there is none, begins again with what it kept else. `web` is where
 * HAProxy listens for people; `later` makes the members that are started later.
 */
export async function openCluster(stage: Stage, purpose: Purpose, web: string, later: Later): Promise<Cluster> {
  const release = hold(join(clusterFolder(purpose), "owner"));
  if (!release)
    throw new UserError("A cluster runs here already: end it first, or talk to it (npm run cluster -- node1 state).");
  stage.add(async () => release());
  const programs = await bringPrograms();
  const settings = findSettings(purpose) ?? (await makeSettings(purpose));
  await Promise.all(placesOf(settings).map(({ folder }) => endLeftOver(join(folder, "server.pid"), folder)));
  await endLeftOver(join(settings.folder, "haproxy.pid"), "haproxy.cfg");
  const nodes = createNodes(stage, programs, settings);
  const balancer = createBalancer(stage, programs, { settings, web });
  const members = [balancer, ...later(settings)];
  const words = new Map([
    ...nodes.map((node) => [node.name, nodeWords(node, settings)] as const),
    ...members.map((member) => [member.name, wordsOf(member)] as const),
  ]);
  await listen(stage, settings.control, words);
  await progress("starting three nodes of the database", () => startNodes(programs, nodes, settings, purpose));
  await balancer.start();
  await progress("waiting for the balancer", () => untilAnswers(`http://127.0.0.1:${settings.statistics}/`));
  return { settings, nodes, balancer };
}

/** A cluster whose making was interrupted has nothing that anybody could need, and is made anew. */
async function startNodes(
  programs: Programs,
  nodes: ReturnType<typeof createNodes>,
  settings: Settings,
  purpose: Purpose,
): Promise<void> {
  const made = join(settings.folder, "made");
  if (existsSync(made)) return beginAgain(nodes, settings, purpose);
  for (const node of nodes) node.wipe();
  await makeCluster(programs, nodes, settings);
  writeFileSync(made, "");
}
