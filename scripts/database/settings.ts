import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { dataPath } from "../root.ts";

/**
 * The private servers: `app` keeps the data of `npm start`, `test` is thrown-away data, so that a test run can neither slow
 * down nor touch what a person entered, and `bench` has the databases of measurements, on a server that runs as that of `app`, as does that
 * of `killed`, which a test ends without a warning; `logged` is one of a test that keeps a binary log.
 */
export type Purpose = "app" | "test" | "bench" | "killed" | "logged";

const folders = {
  ...{ app: "database", test: "test-database" },
  ...{ bench: "bench-database", killed: "killed-database", logged: "logged-database" },
} as const;

export interface Settings {
  /** The folder with everything of this server: data, log, socket, settings. */
  folder: string;
  /** The port used last; another one is taken when it is busy. */
  port: number | undefined;
  password: string;
  /** Of the account with which the application works. */
  applicationPassword: string;
}

const kept = z.object({ port: z.int().optional(), password: z.string(), applicationPassword: z.string().optional() });

/** Makes tables and everything else. */
export const USER = "retribusi";
/** The application's own, which gets its rights with the migrations. */
export const APPLICATION = "retribusi_app";
export const SCHEMA = "retribusi";

/** Reads the settings of a server, or makes new ones with a random password that only this user may read. */
export function readSettings(purpose: Purpose): Settings {
  const folder = dataPath(folders[purpose]);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = settingsFile(folder);
  if (existsSync(file)) {
    const { port, password, applicationPassword = newPassword() } = kept.parse(JSON.parse(readFileSync(file, "utf8")));
    const settings = { folder, port, password, applicationPassword };
    keepSettings(settings);
    return settings;
  }
  const settings = { folder, port: undefined, password: newPassword(), applicationPassword: newPassword() };
  keepSettings(settings);
  return settings;
}

const newPassword = (): string => randomBytes(24).toString("base64url");

export function keepSettings({ folder, ...settings }: Settings): void {
  writeFileSync(settingsFile(folder), `${JSON.stringify(settings)}\n`, { mode: 0o600 });
}

/** The address of the server for whoever may do everything; without a schema for tests, which make their own. */
export function urlOf({ password, port }: Settings, schema: string): string {
  return `mysql://${USER}:${password}@127.0.0.1:${port}/${schema}`;
}

/** The address for `DATABASE_URL`. */
export function applicationUrlOf({ applicationPassword, port }: Settings, schema: string): string {
  return `mysql://${APPLICATION}:${applicationPassword}@127.0.0.1:${port}/${schema}`;
}

function settingsFile(folder: string): string {
  return join(folder, "settings.json");
}
