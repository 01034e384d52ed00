import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { endChild } from "../process/service.ts";
import { dataPath } from "../root.ts";
import { bringSwift, noSwift, type Swift } from "./swift.ts";

/**
 * An S3-compatible storage that isn't ours, for tests, on this machine. It tells in a line of JSON how to use it once it serves, or why there is
 * none, and ends with its input.
 */
async function serve({ program, env }: Swift): Promise<void> {
  const folder = dataPath("storage");
  mkdirSync(folder, { recursive: true });
  const secret = randomBytes(24).toString("hex");
  const child = spawn(program, [join(import.meta.dirname, "serve_swift.py"), folder], {
    env: { ...env, STORAGE_SECRET: secret },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [endpoint] = await Promise.race([
    once(createInterface(child.stdout), "line"),
    once(child, "exit").then(() => Promise.reject(new Error("Swift ended by itself: the lines above say why."))),
  ]);
  console.log(JSON.stringify({ endpoint, accessKey: "retribusi:files", secret }));
  await once(process.stdin.resume(), "end");
  await endChild(child);
}

const swift = await bringSwift();
if (swift) await serve(swift);
else console.log(JSON.stringify({ none: noSwift }));
process.exit();
