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

interface Api {
  readonly url: string;
  /** What it wrote to its log. */
  log(): string;
  /** Sends a word to what was loaded with it. */
  tell(word: string): void;
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>;
  stop(): Promise<void>;
}

/** The API as a process of its own, as it runs in production, with the settings of the test; `preload` is loaded before it. */
export async function startApi(env: Env, preload?: URL): Promise<Api> {
  const port = await freePort();
  const settings = Object.entries({ ...env, HOST: "127.0.0.1", PORT: port }).map(([name, value]) => [
    name,
    String(value),
  ]);
  const before = preload ? ["--import", preload.href] : [];
  const child = spawn(process.execPath, [...before, new URL("../server.ts", import.meta.url).pathname], {
    env: { PATH: process.env.PATH, ...Object.fromEntries(settings) },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const lines: string[] = [];
  child.stdout?.on("data", (chunk) => lines.push(String(chunk)));
  const ended = once(child, "exit").then(([code]) => (typeof code === "number" ? code : null));
  const url = `http://127.0.0.1:${port}`;
  await answers(url, Date.now() + 60_000);
  return {
    url,
    ended,
    log: () => lines.join(""),
    tell: (word) => child.send(word),
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
