import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type JobEvent, type JobProcess, startJobProcesses, type Times } from "../testing/job-process.ts";
import { createTestDeps, type TestDeps } from "../testing/test-deps.ts";

let own: TestDeps;
const started: JobProcess[] = [];
beforeAll(async () => {
  own = await createTestDeps();
});
afterAll(() => own.close());
beforeEach(async () => {
  await own.deps.db.prisma.pekerjaan.deleteMany();
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((process) => process.end()));
});

function start(times: Times) {
  const { events, processes } = startJobProcesses(own.deps.env.DATABASE_URL, 2, times);
  started.push(...processes);
  return events;
}

async function until(condition: () => boolean | Promise<boolean>, patience = 45_000): Promise<void> {
  for (const end = Date.now() + patience; !(await condition()); await wait(10))
    if (Date.now() > end) throw new Error("It did not come to pass.");
}

/** A busy machine may hear the second process before the first. */
const inOrder = (events: readonly JobEvent[]) => events.toSorted((one, other) => one.at - other.at);
const began = (events: readonly JobEvent[]) => inOrder(events).filter(({ what }) => what === "began");
const row = () => own.deps.db.prisma.pekerjaan.findUniqueOrThrow({ where: { nama: "deadlines" } });

/** How many ran at the same time at most. */
function mostAtOnce(events: readonly JobEvent[]): number {
  let now = 0;
  return Math.max(
    ...inOrder(events).map(({ what }) => {
      now += what === "began" ? 1 : -1;
      return now;
    }),
  );
}

/** Both processes are there and have run for some seconds. */
async function runBoth(lease?: number) {
  const events = start({ pause: 300, run: 100, ...(lease === undefined ? {} : { lease }) });
  await until(() => events.length > 0);
  await wait(4000);
  return events;
}

test("of two processes one runs the job at a time, and not more often than one alone would", async () => {
  const events = await runBoth(5000);
  const runs = began(events);
  expect(mostAtOnce(events)).toBe(1);
  expect(runs.length).toBeGreaterThan(4);
  for (const [at, run] of runs.slice(1).entries()) expect(run.at - (runs[at]?.at ?? 0)).toBeGreaterThan(350);
  expect(await row()).toMatchObject({ galat: null, selesai: expect.any(Date), lama: expect.any(Number) });
});

test("without the lease both run it at once: the control", async () => {
  const events = await runBoth();
  expect(mostAtOnce(events)).toBe(2);
  expect(new Set(began(events).map(({ pid }) => pid)).size).toBe(2);
});

test.each(["SIGKILL", "SIGSTOP"] as const)(
  "the job of a holder that got %s is taken over when the lease ends",
  async (signal) => {
    const lease = 2000;
    const events = start({ pause: 100, run: 8000, lease });
    await until(() => events.length > 0);
    const first = started.find(({ pid }) => pid === events[0]?.pid);
    await wait(1000);
    first?.signal(signal);
    const stoppedAt = Date.now();
    await until(() => began(events).length === 2);
    const after = Date.now() - stoppedAt;
    expect(after).toBeGreaterThan(lease / 2);
    expect(after).toBeLessThan(lease + 1000);
    const { sewa, pemegang } = await row();
    expect(pemegang).toMatch(new RegExp(`:${events[1]?.pid}$`));
    // Whoever comes to again finishes what it did, and takes nothing from the new holder.
    first?.signal("SIGCONT");
    if (signal === "SIGSTOP") await until(() => events.some(({ pid, what }) => pid === first?.pid && what === "ended"));
    await wait(300);
    expect(await row()).toMatchObject({ sewa, pemegang, selesai: null });
  },
);

test("a healthy run that is longer than its lease is not taken over", async () => {
  const events = start({ pause: 100, run: 6000, lease: 2000 });
  await until(() => events.some(({ what }) => what === "ended"));
  expect(events.map(({ what }) => what)).toEqual(["began", "ended"]);
  expect(mostAtOnce(events)).toBe(1);
});

test("a process that is asked to end finishes its run and gives the job back at once", async () => {
  const events = start({ pause: 100, run: 1000, lease: 20_000 });
  await until(() => events.length > 0);
  const first = events[0]?.pid;
  started.find(({ pid }) => pid === first)?.signal("SIGTERM");
  await until(() => began(events).some(({ pid }) => pid !== first), 5000);
  expect(mostAtOnce(events)).toBe(1);
});
