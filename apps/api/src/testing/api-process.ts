import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Env } from "../env.ts";

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("No port");
  return address.port;
}

async function answers(url: string, deadline: number): Promise<void> {
  while (Date.now() < deadline) {
    const answer = await fetch(`${url}/api/catalogue?limit=1`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(200);
  }
  throw new Error(`${url} did not start`);
}

/** The API as a process of its own, as it runs in production, with the settings of the test. */
export async function startApi(env: Env): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const settings = Object.entries({ ...env, HOST: "127.0.0.1", PORT: port }).map(([name, value]) => [
    name,
    String(value),
  ]);
  const child = spawn(process.execPath, [new URL("../server.ts", import.meta.url).pathname], {
    env: { PATH: process.env.PATH, ...Object.fromEntries(settings) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(url, Date.now() + 60_000);
  return {
    url,
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}
