import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { progress } from "../process/progress.ts";
import { lastLines, run } from "../process/run.ts";
import { UserError } from "../process/user-error.ts";
import { dataPath, ROOT } from "../root.ts";
import { dropSchema, firstValue } from "./connection.ts";
import { contentFingerprint } from "./fingerprint.ts";
import type { Database } from "./open.ts";

const PRISMA = join(ROOT, "prisma");

/** Brings the schema up to date. */
export async function migrate(env: NodeJS.ProcessEnv): Promise<void> {
  const { code, output } = await progress("migrating the database", (tell) => {
    const onLine = (line: string) => {
      if (line.startsWith("… ")) tell(line.slice(2));
    };
    return run(process.execPath, [join(PRISMA, "migrate.ts")], { cwd: ROOT, env, onLine });
  });
  if (code !== 0) throw new UserError(`The database could not be migrated:\n${lastLines(output, 12)}`);
}

/** Fills in what every installation needs, and the demonstration when `SEED=demo`; arguments are passed on. */
export async function seed(env: NodeJS.ProcessEnv, args: readonly string[] = []): Promise<void> {
  const live = args.length > 0;
  const { code, output } = await progress("filling in the data", () =>
    run(process.execPath, [join(PRISMA, "seed.ts"), ...args], { cwd: ROOT, env, live }),
  );
  if (code !== 0) throw new UserError(`The data could not be filled in:\n${lastLines(output, 12)}`);
}

/** Calculates the summaries behind the reports anew. */
export async function summarise(env: NodeJS.ProcessEnv): Promise<void> {
  const { code, output } = await progress("summing up", () =>
    run(process.execPath, [join(PRISMA, "summaries.ts")], { cwd: ROOT, env, live: true }),
  );
  if (code !== 0) throw new UserError(`The summaries could not be calculated:\n${lastLines(output, 12)}`);
}

/**
 * Migrates and seeds. A new private database gets the demonstration; a seed that was interrupted is begun again on an
 * empty schema, since nobody can have used it yet. When nothing has changed since the last time there is nothing to do.
 *
 * @param client is being built meanwhile, where it wasn't before: the seed needs it, the migrations don't
 * @returns whether the database has the demonstration accounts
 */
export async function prepareContent(
  { adminUrl: url, embedded }: Database,
  env: NodeJS.ProcessEnv,
  client: Promise<void> = Promise.resolve(),
): Promise<boolean> {
  const unfinished = dataPath("database", "seeding");
  const prepared = dataPath("database", "prepared");
  const fingerprint = contentFingerprint();
  const upToDate = embedded && existsSync(prepared) && readFileSync(prepared, "utf8") === fingerprint;
  if (upToDate && (await countUsers(url)) > 0) return hasDemoAccounts(url);

  if (embedded && existsSync(unfinished)) await dropSchema(url);
  await migrate(env);
  const isNew = (await countUsers(url)) === 0;
  const demo = isNew && (env.SEED ?? (embedded ? "demo" : "")) === "demo";
  await client;
  if (demo && embedded) writeFileSync(unfinished, "");
  await seed({ ...env, SEED: demo ? "demo" : "reference" });
  rmSync(unfinished, { force: true });
  if (embedded) writeFileSync(prepared, fingerprint);
  return hasDemoAccounts(url);
}

/** 0 also where the table does not exist. */
async function countUsers(url: string): Promise<number> {
  return Number(await firstValue(url, "SELECT COUNT(*) FROM userdata").catch(() => 0));
}

async function hasDemoAccounts(url: string): Promise<boolean> {
  const sql = "SELECT COUNT(*) FROM userdata WHERE username IN ('superuser', 'nasabah', 'pengelola')";
  return Number(await firstValue(url, sql)) === 3;
}
