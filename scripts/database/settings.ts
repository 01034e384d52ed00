import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { dataPath } from "../root.ts";

/**
 * The private servers: `app` keeps the data of `npm start`, `test` is thrown-away data, so that a test run can neither slow
 * down nor touch what a person entered, and `bench` has the databases of measurements, on a server that runs as that of `app`.
 */
export type Purpose = "app" | "test" | "bench";

const folders = { app: "database", test: "test-database", bench: "bench-database" } as const;

export interface Settings {
  /** The folder with everything of this server: data, log, socket, settings. */
  folder: string;
  /** The port used last; another one is taken when it is busy. */
  port: number | undefined;
  password: string;
}

const kept = z.object({ port: z.int().optional(), password: z.string() });

export const USER = "retribusi";
export const SCHEMA = "retribusi";

/** Reads the settings of a server, or makes new ones with a random password that only this user may read. */
export function readSettings(purpose: Purpose): Settings {
  const folder = dataPath(folders[purpose]);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = settingsFile(folder);
  if (existsSync(file)) {
    const { port, password } = kept.parse(JSON.parse(readFileSync(file, "utf8")));
    return { folder, port, password };
  }
  const settings = { folder, port: undefined, password: randomBytes(24).toString("base64url") };
  keepSettings(settings);
  return settings;
}

export function keepSettings({ folder, port, password }: Settings): void {
  writeFileSync(settingsFile(folder), `${JSON.stringify({ port, password })}\n`, { mode: 0o600 });
}

/** The address of the server for `DATABASE_URL`; without a schema for tests, which make their own. */
export function urlOf(settings: Settings, schema: string): string {
  return `mysql://${USER}:${settings.password}@127.0.0.1:${settings.port}/${schema}`;
}

function settingsFile(folder: string): string {
  return join(folder, "settings.json");
}
