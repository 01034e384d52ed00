import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Stage } from "../process/stage.ts";
import { dataPath } from "../root.ts";

const place = dataPath("mutation", "copies");
/** Where this process keeps what it spoils: never in the project's own files. */
export const room = join(place, String(process.pid));

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

/** Makes room for copies until the stage closes; what runs left behind that were killed is taken away. */
export function openRoom(stage: Stage): void {
  mkdirSync(room, { recursive: true });
  for (const name of readdirSync(place)) {
    if (!isRunning(Number(name))) rmSync(join(place, name), { recursive: true, force: true });
  }
  // Whoever was asked to end a moment ago may still be writing.
  stage.add(async () => rmSync(room, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));
}
