import { randomBytes } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { brokenInvariants } from "@retribusi/api/testing/invariants";
import { localDate, usualZone } from "@retribusi/contract/define/dates";
import { createDatabase } from "@retribusi/db/client";
import { schemaOf } from "@retribusi/db/connection";
import { withConnection } from "../database/connection.ts";
import { migrate } from "../database/content.ts";
import { seconds } from "../process/progress.ts";
import { run } from "../process/run.ts";
import type { Stage } from "../process/stage.ts";
import { ROOT } from "../root.ts";
import { requireClient } from "./client-program.ts";
import { dropSchemaOf, openBackup, rebuild } from "./rebuild.ts";
import { readLedger } from "./server-facts.ts";
import { type BackupSettings, readIdentities } from "./settings.ts";
import { type Backup, type Ledger, nameOf, takeShelf, writeWhole } from "./shelf.ts";
import { withoutSchema } from "./switch.ts";

/** What of a ledger that was put back can't be, by what it was before and after the copy. */
function wrongLedger({ before, after }: { before: Ledger; after: Ledger }, found: Ledger): string[] {
  return (["payments", "rupiah"] as const)
    .filter((name) => found[name] < before[name] || found[name] > after[name])
    .map((name) => `ledger: ${found[name]} ${name} instead of ${before[name]}`);
}

/** What must never be and is, and the ledger. */
async function examine(url: string, { manifest }: Backup): Promise<string[]> {
  const ledger = await withConnection(url, (connection) => readLedger(connection, schemaOf(url)));
  const db = createDatabase({ url, connectionLimit: 4 });
  try {
    return [...wrongLedger(manifest.ledger, ledger), ...(await brokenInvariants(db))];
  } finally {
    await db.close();
  }
}

/** The month of a backup for whoever reads its ledger: payments belong to the day of their region, seven hours and more before UTC's. */
export const ledgerMonth = (taken: string): string => localDate(new Date(taken), usualZone).slice(0, 7);

/** What `npm run ledger` tells of the month of the backup. */
async function ledgerOf(env: NodeJS.ProcessEnv, { manifest }: Backup): Promise<string> {
  const args = [join(ROOT, "prisma", "ledger.ts"), "--month", ledgerMonth(manifest.taken)];
  const { output } = await run(process.execPath, args, { cwd: ROOT, env });
  return output.trim();
}

interface Report {
  readonly held: Date;
  readonly took: string;
  readonly backup: Backup;
  readonly wrong: readonly string[];
  readonly ledger: string;
}

const textOf = ({
  held,
  took,
  backup: { name, manifest },
  wrong,
  ledger,
}: Report): string => `# Drill of ${held.toISOString()}

* Backup ${name} of ${manifest.taken}, ${manifest.parts.database.bytes} bytes sealed, ${manifest.files.count} stored files checked
* Checked, put back and examined in ${took}
* ${wrong.length === 0 ? "Nothing is wrong" : `${wrong.length} things are wrong`}

${wrong.map((line) => `- ${line}\n`).join("")}
## Rows

| table | rows |
|---|---|
${Object.entries(manifest.tables)
  .map(([table, rows]) => `| ${table} | ${rows} |`)
  .join("\n")}

## Ledger of the month

${ledger}
`;

/**
 * Puts the newest backup back into a schema of its own, on the drill's server or beside the database, examines it and writes a report. Answers where
 * that is and what was wrong.
 */
export async function holdDrill(stage: Stage, adminUrl: string, settings: BackupSettings) {
  const { folder } = settings;
  const identities = readIdentities(settings);
  await requireClient();
  takeShelf(stage, folder);
  const [held, began] = [new Date(), performance.now()];
  const choice = await openBackup(folder, {}, identities);
  const { backup } = choice;
  const url = withoutSchema(settings.drillUrl || adminUrl);
  const schema = `drill_${randomBytes(6).toString("hex")}`;
  stage.add(() => dropSchemaOf(url, schema));
  const counts = await rebuild({ folder, url, schema }, choice, identities);
  const address = new URL(url);
  address.pathname = `/${schema}`;
  const env = { PATH: process.env.PATH, DATABASE_URL: address.href };
  // As a restore does: what is asked of it is asked by this version, and the backup may be of one before.
  await migrate(env);
  const wrong = [...counts, ...(await examine(address.href, backup))];
  const ledger = await ledgerOf(env, backup);
  const place = join(folder, "drill", `${nameOf(held)}.md`);
  await mkdir(join(folder, "drill"), { recursive: true, mode: 0o700 });
  await writeWhole(place, textOf({ held, took: seconds(began), backup, wrong, ledger }));
  return { name: backup.name, place, wrong };
}
