import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** A program of ours that listens on a port of this machine. */
export interface Service {
  readonly origin: string;
  readonly pid: number;
  /** The longest time for which its main loop stood still since it was asked before, in milliseconds; only where it is watched. */
  longestBlock(): Promise<number>;
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
    async longestBlock() {
      const answered: Promise<unknown[]> = once(child, "message");
      child.send("longest block");
      return Number((await answered)[0]);
    },
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}

/**
 * The API without limits that a measurement would meet, and without background jobs unless they are measured. Not in production mode, which differs only in refusing
 * the demonstration's accounts that a measurement signs in with, and inside addresses of banks.
 */
export const startApi = (port: number, databaseUrl: string, jobs = false): Promise<Service> =>
  startService(
    "../apps/api/src/server.ts",
    port,
    "/api/health",
    {
      NODE_ENV: "development",
      DATABASE_URL: databaseUrl,
      JWT_SECRET: "a secret for measurements on this machine only",
      SECRET_KEY: "another secret for measurements on this machine only",
      RATE_LIMIT: "100000000",
      LOGIN_LIMIT: "100000",
      LOGIN_RATE: "100000",
      JOBS: String(jobs),
      LOG_LEVEL: "warn",
    },
    [
      "--max-old-space-size=512",
      "--max-semi-space-size=16",
      "--import",
      new URL("./loop-watch.ts", import.meta.url).href,
    ],
  );

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
