import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";

const BEAT_MS = 1000;
const STALE_MS = 15_000;

/**
 * Takes a file as a sign of "mine" among the processes of this machine and keeps it fresh until released.
 * A holder that was killed leaves the file behind: it counts as free when its process is gone, and also when it has not
 * been refreshed for a while, because process numbers are used again.
 *
 * @returns the release, or `null` when another living process holds the file
 */
export function hold(path: string): (() => void) | null {
  if (!write(path)) {
    if (isHeld(path)) return null;
    rmSync(path, { force: true });
    if (!write(path)) return null;
  }
  const beat = setInterval(() => touch(path), BEAT_MS);
  beat.unref();
  return () => {
    clearInterval(beat);
    rmSync(path, { force: true });
  };
}

function write(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    return false;
  }
}

function touch(path: string): void {
  const now = new Date();
  try {
    utimesSync(path, now, now);
  } catch {
    // The data folder was removed under us; there is nothing left to hold.
  }
}

function isHeld(path: string): boolean {
  try {
    const fresh = Date.now() - statSync(path).mtimeMs < STALE_MS;
    return fresh && isAlive(Number(readFileSync(path, "utf8")));
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
