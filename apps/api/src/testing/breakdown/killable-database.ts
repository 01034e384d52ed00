import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { createInterface } from "node:readline";

const repository = resolve(import.meta.dirname, "../../../../..");

/** A database server of a test's own, with the settings of one that serves people. */
export interface KillableDatabase {
  /** `mysql://user:password@host:port/` of an account that may do everything. */
  readonly url: string;
  /** Ends it as a failure of power would; what it has committed is on the disk. */
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** `logged`: it keeps a binary log and doesn't wait for the disk. */
export async function startKillableDatabase(purpose: "killed" | "logged" = "killed"): Promise<KillableDatabase> {
  const child = spawn(process.execPath, ["database/killable.ts", purpose], {
    cwd: resolve(repository, "scripts"),
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = new Promise<void>((over) => child.once("exit", () => over()));
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const answer = async (): Promise<string> => {
    const { value, done } = await lines.next();
    if (done) throw new Error("The database that is killed has ended by itself; the lines above say why.");
    return value;
  };
  const say = async (word: string): Promise<void> => {
    child.stdin.write(`${word}\n`);
    await answer();
  };
  return {
    url: await answer(),
    kill: () => say("kill"),
    start: () => say("start"),
    async close() {
      child.stdin.end();
      await ended;
    },
  };
}
