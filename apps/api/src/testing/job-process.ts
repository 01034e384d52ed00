import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { z } from "zod";
import { machine } from "./api-process.ts";

/** What happened to a job, in which process, by the clock of the machine. */
const jobEvent = z.object({ pid: z.int(), what: z.enum(["began", "ended"]), at: z.int() });
export type JobEvent = z.output<typeof jobEvent>;

export interface JobProcess {
  readonly pid: number;
  signal(name: NodeJS.Signals): void;
  end(): Promise<void>;
}

/** Milliseconds: between two runs, of a run, and of the lease; without one the job runs whoever else does it. */
export interface Times {
  readonly pause: number;
  readonly run: number;
  readonly lease?: number;
}

/** Processes that run the same job on one database; what they do is told as it is heard. */
export function startJobProcesses(url: string, count: number, { pause, run, lease }: Times) {
  const events: JobEvent[] = [];
  const program = new URL("job-runner.ts", import.meta.url).pathname;
  const settings = [url, lease === undefined ? "together" : "alone", pause, run, lease ?? 0].map(String);
  const start = (): JobProcess => {
    const child: ChildProcess = spawn(process.execPath, [program, ...settings], {
      env: machine,
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    const ended = once(child, "exit");
    const pid = child.pid ?? 0;
    child.on("message", (message) => events.push(jobEvent.parse(message)));
    return {
      pid,
      signal: (name) => void child.kill(name),
      async end() {
        child.kill("SIGKILL");
        await ended;
      },
    };
  };
  return { events, processes: Array.from({ length: count }, start) };
}
