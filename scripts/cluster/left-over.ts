import { existsSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds for ending in order. */
const patience = 15_000;

/** What a process was started with; nothing where it is gone. Linux tells it, where a cluster is rehearsed. */
function argumentsOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return "";
  }
}

/** Ends a program that a command left behind when it was killed: its number is in a file, and what it was started with has a word. */
export async function endLeftOver(pidFile: string, word: string): Promise<void> {
  const pid = existsSync(pidFile) ? Number(readFileSync(pidFile, "utf8")) : 0;
  const isThere = () => pid > 0 && argumentsOf(pid).includes(word);
  if (!isThere()) return;
  process.kill(pid, "SIGCONT");
  process.kill(pid, "SIGTERM");
  for (const end = Date.now() + patience; isThere() && Date.now() < end; await wait(100));
  if (isThere()) process.kill(pid, "SIGKILL");
}
