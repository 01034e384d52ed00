import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** A program of ours that listens on a port of this machine. */
export interface Service {
  readonly origin: string;
  readonly pid: number;
  /** Sends a word to the program and answers with its next one; see `preload/loop.ts`. */
  ask(word: string): Promise<unknown>;
  stop(): Promise<void>;
}

const timeoutMs = 120_000;

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  for (const end = Date.now() + timeoutMs; Date.now() < end; await wait(100)) {
    if (child.exitCode !== null) throw new Error(`The program behind ${url} ended with ${child.exitCode}.`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`${url} does not answer.`);
}

/** Starts a script with Node and waits for `health`. */
export async function startService(
  script: string,
  port: number,
  health: string,
  env: NodeJS.ProcessEnv,
  options: readonly string[] = [],
): Promise<Service> {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const child = spawn(process.execPath, [...options, path], {
    env: { ...process.env, ...env, PORT: String(port), HOST: "127.0.0.1" },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswers(`${origin}${health}`, child).catch((error: unknown) => {
    child.kill();
    throw error;
  });
  return {
    origin,
    pid: child.pid ?? 0,
    async ask(word) {
      const answer = once(child, "message");
      child.send(word);
      return (await answer)[0];
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/**
 * The settings of the API without limits that a measurement would meet, and without background jobs unless they are measured. Not in
 * production mode, which differs only in refusing the demonstration's accounts that a measurement signs in with, and inside addresses of
 * banks.
 */
export const apiEnvironment = (databaseUrl: string, jobs = false) => ({
  NODE_ENV: "development",
  DATABASE_URL: databaseUrl,
  JWT_SECRET: "a secret for measurements on this machine only",
  SECRET_KEY: "another secret for measurements on this machine only",
  RATE_LIMIT: "100000000",
  LOGIN_LIMIT: "100000",
  LOGIN_RATE: "100000",
  JOBS: String(jobs),
  LOG_LEVEL: "warn",
});

const loop = new URL("preload/loop.ts", import.meta.url).href;

/** The API with the memory that `npm start` gives it; it tells how long its loop was blocked. `more` are settings beside the usual ones. */
export const startApi = (
  port: number,
  databaseUrl: string,
  jobs = false,
  more: NodeJS.ProcessEnv = {},
): Promise<Service> =>
  startService("../apps/api/src/server.ts", port, "/api/health", { ...apiEnvironment(databaseUrl, jobs), ...more }, [
    "--max-old-space-size=512",
    "--max-semi-space-size=16",
    "--import",
    loop,
  ]);

/** Of every account of the demonstration. */
export const demoPassword = "Retribusi#2026";

/** Signs in and answers with the token. */
export async function signIn(origin: string, username: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password: demoPassword }),
  });
  const body: unknown = await answer.json();
  if (typeof body === "object" && body !== null && "token" in body && typeof body.token === "string") return body.token;
  throw new Error(`Signing in as ${username} failed: ${JSON.stringify(body)}`);
}
