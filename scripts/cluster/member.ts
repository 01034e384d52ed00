import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { endChild } from "../process/service.ts";
import type { Stage } from "../process/stage.ts";

/** A program of the cluster, kept running as a process manager does, that somebody may end, hold or leave ended. */
export interface Member {
  readonly name: string;
  /** Of the running program. */
  pid(): number | undefined;
  /** Ends it as a failure of power would; it is started again after its rest where it may be. */
  kill(): Promise<void>;
  /** It stands still, and comes back as if no time had passed. */
  pause(): void;
  resume(): void;
  /** Ends it in order; it stays away. */
  stop(): Promise<void>;
  /** Starts what is away, in the usual way or another one. */
  start(begin?: Begin): Promise<void>;
}

type Begin = () => Promise<ChildProcess>;

/** How what has died is started again by itself. */
interface Return {
  /** Milliseconds between the death and the next start, as `RestartSec` of its unit of systemd has it. */
  readonly restMs: number;
  readonly mayReturn: () => boolean;
}

const soon: Return = { restMs: 1_000, mayReturn: () => true };

/** Keeps a program running until the stage closes. */
export function keepMember(
  stage: Pick<Stage, "add" | "closing">,
  name: string,
  begin: Begin,
  { restMs, mayReturn }: Return = soon,
): Member {
  let child: ChildProcess | undefined;
  let starting: Promise<void> | undefined;
  let isMeant = false;
  // Ctrl-C reaches every program of the terminal at once: what has ended before it was asked to isn't started again.
  const isWanted = () => isMeant && !stage.closing.aborted;
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;

  const complain = (error: unknown) => console.error(`${name} could not be started: ${error}`);

  async function startOnce(how: Begin): Promise<void> {
    const started = await how();
    child = started;
    started.once("exit", () => void returnLater(started));
    started.once("error", complain);
  }

  /** One start at a time: what a program does before it takes its data may take seconds. */
  async function start(how: Begin = begin): Promise<void> {
    isMeant = true;
    if (!starting && !isRunning())
      starting = startOnce(how).finally(() => {
        starting = undefined;
      });
    await starting;
  }

  async function returnLater(ended: ChildProcess): Promise<void> {
    while (isWanted() && child === ended) {
      await wait(restMs);
      if (isWanted() && child === ended && mayReturn()) await start().catch(complain);
    }
  }

  async function stop(): Promise<void> {
    isMeant = false;
    await starting?.catch(complain);
    if (!child) return;
    // What stands still can't follow.
    child.kill("SIGCONT");
    await endChild(child);
  }

  stage.add(stop);
  return {
    name,
    pid: () => (isRunning() ? child?.pid : undefined),
    async kill() {
      if (!child || !isRunning()) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
    pause: () => void child?.kill("SIGSTOP"),
    resume: () => void child?.kill("SIGCONT"),
    stop,
    start,
  };
}
