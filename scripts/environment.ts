import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withFiles } from "@retribusi/db/secret-file";
import type { Database } from "./database/open.ts";
import { dataPath, ROOT } from "./root.ts";

/**
 * The settings with which the scripts run the application: what the administrator set, and for the rest values that
 * work on this machine. The meaning of each variable is in docs/operations.md; the application itself checks them.
 */
export function applicationEnvironment(own: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const port = process.env.PORT || "3000";
  const defaults = {
    NODE_ENV: "development",
    // The demonstration's passwords are public: only HOST=0.0.0.0 opens it to other machines.
    HOST: "127.0.0.1",
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
    WEB_DIR: join(ROOT, "apps", "web", "dist"),
    FILES_DIR: dataPath("files"),
    TEMP_DIR: dataPath("temporary"),
    JOURNAL_DIR: dataPath("journal"),
    LOG_LEVEL: "warn",
  };
  const env = { ...defaults, ...withoutEmpty(withFiles(process.env)), ...own };
  // Outside development the secret must be chosen by the administrator: the application says so when it is missing.
  return env.NODE_ENV === "development" ? { JWT_SECRET: developmentSecret(), ...env } : env;
}

/** The same for commands that may have to make or fill in tables: the application itself never gets the other account. */
export const databaseEnvironment = ({ url, adminUrl }: Pick<Database, "url" | "adminUrl">): NodeJS.ProcessEnv =>
  applicationEnvironment({ DATABASE_URL: url, DATABASE_ADMIN_URL: adminUrl });

function developmentSecret(): string {
  const file = dataPath("jwt-secret");
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString("base64url"), { mode: 0o600 });
  return readFileSync(file, "utf8");
}

/** A variable that is set to nothing counts as not set. */
function withoutEmpty(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
}
