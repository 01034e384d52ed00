import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { demoBankPort } from "@retribusi/db/seed/demo.data";
import getPort from "get-port";
import { startBank } from "./bank/service.ts";
import { findProgram } from "./check/program.ts";
import { prepareContent } from "./database/content.ts";
import { type Database, openDatabase } from "./database/open.ts";
import { applicationEnvironment, databaseEnvironment } from "./environment.ts";
import { type Catcher, catchMail, usualPlace } from "./mail/catcher.ts";
import { progress } from "./process/progress.ts";
import { lastLines, run } from "./process/run.ts";
import { startService, untilAnswers } from "./process/service.ts";
import type { Stage } from "./process/stage.ts";
import { UserError } from "./process/user-error.ts";
import { withParent } from "./process/with-parent.ts";
import { dataPath, ROOT } from "./root.ts";

/** The package whose build is Prisma's client. */
export const CLIENT = "@retribusi/db";
const TURBO = join(ROOT, "node_modules", "turbo", "bin", "turbo");

export interface Prepared {
  env: NodeJS.ProcessEnv;
  database: Database;
  /** Whether the demonstration accounts exist. */
  demo: boolean;
  /** Null when the administrator named an SMTP server. */
  mail: Catcher | null;
  /** Where a person rehearses payments; null without the demonstration. */
  bankUrl: string | null;
}

/** Whether the tools for building are there; an installation without them has what was built. */
export const canBuild = (): boolean => existsSync(TURBO) && findProgram(["pnpm"]) !== undefined;

/** Builds what changed: Prisma's client, and the web application unless only `packages` are named. Unchanged parts come from the cache. */
export async function build(packages: readonly string[] = []): Promise<void> {
  const filters = packages.map((name) => `--filter=${name}`);
  const options = ["--env-mode=loose", "--output-logs=errors-only", "--no-color"];
  // Not by pnpm, which takes longer to start than to find that nothing has changed.
  const args = [TURBO, "run", "build", ...options, ...filters];
  const what = packages.length === 1 && packages[0] === CLIENT ? "the database's client" : "the web application";
  const { code, output } = await progress(`building ${what}`, () => run(process.execPath, args, { cwd: ROOT }));
  if (code !== 0) throw new UserError(`The build failed:\n${lastLines(output, 40)}`);
}

/** Everything that has to be there before the API can start; `withWeb`: the built web application too. */
export async function prepare(stage: Stage, withWeb = true): Promise<Prepared> {
  const port = Number(process.env.PORT || 3000);
  await checkPort(port);
  const client = build([CLIENT]);
  // What takes longest on a first start, the web application and the demonstration, is made at the same time.
  const web = client.then(() => (withWeb ? build() : undefined));
  const [prepared] = await Promise.all([prepareData(stage, client), web]);
  return prepared;
}

async function prepareData(stage: Stage, client: Promise<void>): Promise<Prepared> {
  const database = await openDatabase(stage);
  const { PUBLIC_URL: own = "" } = applicationEnvironment({});
  const mail = process.env.SMTP_URL ? null : await catchMail(stage, await usualPlace(own));
  const env = { ...databaseEnvironment(database), ...(mail ? { SMTP_URL: mail.smtpUrl } : {}) };
  const demo = await prepareContent(database, env, client);
  const bank = { env, billerUrl: `${localAddress(env)}/snap`, folder: dataPath("bank"), port: demoBankPort };
  const bankUrl = demo ? await startBank(stage, bank) : null;
  return { env, database, demo, mail, bankUrl };
}

/** Megabytes. With limits Node collects sooner; without them its heap grows to four times of what lives. */
export const heapLimits = ["--max-old-space-size=512", "--max-semi-space-size=16"];

/** Starts the API and waits until it is healthy. `watch` restarts it when one of its files changes. */
export async function startApi(
  stage: Stage,
  { DATABASE_ADMIN_URL: _, ...env }: NodeJS.ProcessEnv,
  watch: boolean,
): Promise<void> {
  const server = join("apps", "api", "src", "server.ts");
  const args = [...heapLimits, ...withParent, ...(watch ? ["--watch", "--watch-preserve-output"] : []), server];
  startService(stage, { name: "The API", program: process.execPath, args, cwd: ROOT, env });
  await progress("starting the API", () => untilAnswers(`${localAddress(env)}/api/health`));
}

/** Where this machine reaches the API. */
export function localAddress({ HOST: host = "", PORT: port }: NodeJS.ProcessEnv): string {
  const everywhere = ["0.0.0.0", "::", "127.0.0.1", ""].includes(host);
  return `http://${everywhere ? "localhost" : host}:${port}`;
}

/** What a person needs to know once everything runs. */
export function welcome(address: string, { demo, mail, bankUrl }: Prepared): void {
  console.log(`\ne-Retribusi runs at ${address}`);
  if (demo) {
    console.log(
      "  Accounts: superuser, bank, pemda, dinas, bendahara, pengelola (of Cimahi), pengelola.tahura, nasabah",
    );
    console.log("  Password of each, unless changed: Retribusi#2026");
  } else {
    console.log('  Make the first account with "npm run create-superuser".');
  }
  if (mail) console.log(`  Mails are caught at ${mail.pageUrl}`);
  if (bankUrl) console.log(`  A bank to rehearse with: ${bankUrl}`);
  console.log("  Ctrl-C stops everything.\n");
}

async function checkPort(port: number): Promise<void> {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new UserError(`PORT is "${process.env.PORT}": set it to a number from 1 to 65535.`);
  }
  const host = process.env.HOST || "127.0.0.1";
  // npm gives the prompt back while the last run is still ending: a quick second start waits for it.
  for (let tries = 0; tries < 20; tries += 1) {
    const free = await getPort({ port, host }).catch(() => {
      throw new UserError(`HOST is "${host}": set it to an address of this machine, such as 0.0.0.0.`);
    });
    if (free === port) return;
    await wait(100);
  }
  throw new UserError(
    `Port ${port} is busy: stop the program that uses it, or choose another: PORT=${port + 1} npm start`,
  );
}
