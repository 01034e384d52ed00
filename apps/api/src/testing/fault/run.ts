import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "@retribusi/db/client";
import { randomFrom } from "@retribusi/db/seed/random";
import { remindOwners } from "../../features/settlement/remind.ts";
import { settleAll } from "../breakdown/balance.ts";
import { checkerNames, checkers } from "./checkers.ts";
import { work } from "./clients.ts";
import { countConflicts } from "./conflicts.ts";
import { happenings, untilBearable } from "./happening.ts";
import { type Lab, short } from "./lab.ts";
import { type FaultKind, type PlannedFault, planFaults } from "./plan.ts";

/** What a run came to. */
export interface Report {
  /** What must not be, by checker; all empty where all is well. */
  readonly wrong: Readonly<Record<string, readonly string[]>>;
  /** What happened, and for how many seconds after it nothing was written. */
  readonly faults: readonly { readonly kind: string; readonly happened: boolean; readonly pause: number }[];
  /** How often each kind of work was done, refused, or of unknown fate. */
  readonly work: Readonly<Record<string, { readonly ok: number; readonly fail: number; readonly unknown: number }>>;
  /** What a run has to have seen, else it shows nothing. */
  readonly seen: { readonly conflicts: number; readonly unknownCommits: number; readonly latePayments: number };
  readonly mails: number;
  readonly seconds: number;
}

const writing = new Set(["order", "edit", "pembatalan", "isi_kelengkapan_nsb", "konfirmasipesanan"]);

/** Seconds from a moment until something was written, or between two such answers before the next fault. */
function pauseAfter(lab: Lab, from: number, until: number): number {
  const times = lab.history
    .all()
    .filter(({ f, type, to }) => writing.has(f) && type === "ok" && to > from && to <= until)
    .map(({ to }) => to)
    .toSorted((one, other) => one - other);
  const gaps = [...times, until].map((at, index) => at - (times[index - 1] ?? from));
  return Math.round(Math.max(...gaps) / 100) / 10;
}

async function happen(lab: Lab, fault: PlannedFault) {
  await wait(fault.after);
  await untilBearable(lab, fault);
  const at = Date.now();
  lab.history.note(fault.kind, fault);
  const result = await happenings[fault.kind](lab, fault);
  return { kind: fault.kind, happened: result !== false, at };
}

/** Waits until the outbox is empty, but for messages that somebody who died holds for minutes: their time is over after a while. */
async function untilSent({ prisma }: Database): Promise<void> {
  const isSent = async () => (await prisma.outbox.count({ where: { status: { in: ["antri", "diproses"] } } })) === 0;
  const began = Date.now();
  for (let over = false; !(await isSent()) && Date.now() < began + 120_000; await wait(200)) {
    if (over || Date.now() < began + 10_000) continue;
    over = true;
    await prisma.outbox.updateMany({ where: { status: "diproses" }, data: { sewasampai: new Date() } });
  }
}

/** Everything is well again, the bank knows what became of its payments, and mails are sent. */
async function endOfDay({ app, apis, bank, cluster, history }: Lab): Promise<void> {
  await cluster.whole();
  await apis.whole();
  history.note("whole");
  await settleAll(bank);
  await remindOwners(app.deps);
  history.note("settled");
  await untilSent(app.owner);
  history.note("sent");
}

const countTypes = (all: readonly { readonly type: string }[]) => {
  const of = (type: string) => all.filter((one) => one.type === type).length;
  return { ok: of("ok"), fail: of("fail"), unknown: of("unknown") };
};

/** Lets everybody work while the faults of a seed happen one after the other, then comes to the end of the day; answers with what happened. */
async function workThrough(lab: Lab, seed: number, count: number): Promise<Report["faults"]> {
  const working = work(lab, (name) => randomFrom(seed * 1_000 + name.length * 100 + Number(name.at(-1))));
  const half = lab.late.length / 2;
  const late = wait(short).then(() => lab.payments.push(...lab.late.slice(0, half)));
  const happened: Awaited<ReturnType<typeof happen>>[] = [];
  for (const fault of planFaults(seed, count)) happened.push(await happen(lab, fault));
  await lab.cluster.whole();
  await lab.apis.whole();
  await late;
  // What is paid late while nobody answers the bank gives back to the customer: some comes when everybody does.
  lab.payments.push(...lab.late.slice(half));
  for (const deadline = Date.now() + 60_000; lab.payments.length > 0 && Date.now() < deadline; ) await wait(100);
  const ended = Date.now();
  lab.end();
  await working;
  await endOfDay(lab);
  return happened.map(({ at, ...fault }, index) => ({
    ...fault,
    pause: pauseAfter(lab, at, happened[index + 1]?.at ?? ended),
  }));
}

/** Lets a day full of faults go by, then checks what is left of it. */
export async function runFaults(lab: Lab, seed: number, count: number): Promise<Report> {
  const began = performance.now();
  const conflicts = countConflicts(lab.cluster.nodeUrls);
  const faults = await workThrough(lab, seed, count);
  const counted = Object.values(await conflicts.stop());
  const wrong: Record<string, readonly string[]> = {};
  for (const name of checkerNames) wrong[name] = await checkers[name](lab);
  const timesOf = (kind: FaultKind) => faults.filter((one) => one.kind === kind && one.happened).length;
  const byKind = Map.groupBy(lab.history.all(), ({ f }) => f);
  return {
    wrong,
    faults,
    work: Object.fromEntries([...byKind].map(([f, all]) => [f, countTypes(all)])),
    seen: {
      conflicts: counted.reduce((sum, one) => sum + one, 0) + timesOf("deadlock"),
      unknownCommits: timesOf("commitUnanswered"),
      latePayments: await lab.app.owner.prisma.pengecualian_bayar.count({ where: { jenis: "terlambat" } }),
    },
    mails: lab.mails.caught.length,
    seconds: Math.round((performance.now() - began) / 1000),
  };
}
