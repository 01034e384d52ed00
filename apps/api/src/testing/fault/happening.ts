import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Lab } from "./lab.ts";
import type { FaultKind, PlannedFault } from "./plan.ts";

/** Answers `false` where it has come to nothing. */
type Happen = (lab: Lab, fault: PlannedFault) => Promise<unknown>;

const nodes = ["node1", "node2", "node3"];

const stands =
  (member: string): Happen =>
  async ({ cluster }, { lasts }) => {
    await cluster.say(member, "pause");
    await wait(lasts);
    await cluster.say(member, "resume");
  };

/** Waits until what was planned has happened, at most as long as nobody may be able to write. */
async function untilHappened(happened: () => boolean): Promise<boolean> {
  for (const deadline = Date.now() + 20_000; !happened() && Date.now() < deadline; ) await wait(20);
  return happened();
}

/** Fills the disk of the journal for a while. */
const fillDisk: Happen = async ({ smallDisk }, { lasts }) => {
  if (smallDisk === null) return false;
  const file = join(smallDisk, "filler");
  try {
    for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 2))
      try {
        for (;;) writeFileSync(file, Buffer.alloc(size), { flag: "a" });
      } catch {
        // Smaller pieces fill what is left.
      }
    await wait(lasts);
  } finally {
    rmSync(file, { force: true });
  }
};

/** What each kind does, and undoes where it lasts. What has died comes back as its keeper has it; all nodes, by the script of operators. */
export const happenings: Readonly<Record<FaultKind, Happen>> = {
  apiDies: ({ apis }) => apis.kill(),
  bothApisDie: async ({ apis }) => {
    await apis.kill();
    await apis.kill();
  },
  writerDies: ({ cluster }) => cluster.say("node1", "kill"),
  standbyDies: ({ cluster }) => cluster.say("node3", "kill"),
  allNodesDie: async ({ cluster }) => {
    await Promise.all(nodes.map((name) => cluster.say(name, "kill")));
    await cluster.bootstrap();
  },
  balancerDies: ({ cluster }) => cluster.say("haproxy", "kill"),
  bankDies: async ({ bank }, { lasts }) => {
    await bank.kill();
    await wait(lasts);
    await bank.start();
  },
  apiStops: ({ apis }, { lasts }) => apis.pause(lasts),
  writerStops: stands("node1"),
  standbyStops: stands("node2"),
  balancerStops: stands("haproxy"),
  linkCut: async ({ link }, { lasts }) => {
    link.cut();
    await wait(lasts / 2);
    link.restore();
  },
  linkSlow: async ({ link }, { lasts }) => {
    link.gate.delay(50 + lasts / 20);
    await wait(lasts);
    link.gate.delay(0);
  },
  commitUnanswered: ({ link }) => untilHappened(link.plan("unanswered", "COMMIT")),
  deadlock: ({ link }) => untilHappened(link.plan("deadlock", "UPDATE")),
  databaseFull: ({ link }) => untilHappened(link.plan("full", "INSERT")),
  journalFull: fillDisk,
  clockOff: ({ apis }, { off }) => apis.skew(off),
};

const ofNodes: ReadonlySet<FaultKind> = new Set([
  "writerDies",
  "standbyDies",
  "allNodesDie",
  "writerStops",
  "standbyStops",
]);
const ofApis: ReadonlySet<FaultKind> = new Set(["apiDies", "bothApisDie", "apiStops", "clockOff"]);

/** What died of the same kind has to be back before, else more dies than the system can bear and somebody has to come. */
export async function untilBearable({ cluster, apis }: Lab, { kind }: PlannedFault): Promise<void> {
  if (ofNodes.has(kind)) await cluster.whole();
  if (ofApis.has(kind)) await apis.whole();
}
