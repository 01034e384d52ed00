import { join } from "node:path";
import type { StoreEnv } from "@retribusi/api/lib/env";
import { openFileStore } from "@retribusi/api/lib/files";
import { schemaOf } from "@retribusi/db/connection";
import { build, canBuild } from "../application.ts";
import { migrate } from "../database/content.ts";
import type { Database } from "../database/open.ts";
import { progress } from "../process/progress.ts";
import type { Stage } from "../process/stage.ts";
import { UserError } from "../process/user-error.ts";
import { requireClient } from "./client-program.ts";
import { journalStore, returnJournal } from "./payment-journal.ts";
import { dropSchemaOf, openBackup, rebuild } from "./rebuild.ts";
import { type BackupSettings, readIdentities } from "./settings.ts";
import { nameOf, partFiles, takeShelf } from "./shelf.ts";
import { returnFiles } from "./stored-files.ts";
import { requireFree, switchSchemas, withoutSchema } from "./switch.ts";

export interface Wish {
  readonly name: string | undefined;
  readonly until: Date | undefined;
  /** The schema that may be replaced. */
  readonly replace: string | undefined;
}

interface To {
  readonly database: Pick<Database, "url" | "adminUrl">;
  readonly env: NodeJS.ProcessEnv;
  readonly stores: StoreEnv;
  readonly settings: BackupSettings;
}

/**
 * Puts a backup back: beside the present schema first, and in its place once everything is there; then files, journal, and the payments that the
 * journal knows beyond it. Answers what is told of it.
 */
export async function restore(stage: Stage, { database, env, stores, settings }: To, wish: Wish): Promise<string> {
  const { folder } = settings;
  const identities = readIdentities(settings);
  await requireClient();
  takeShelf(stage, folder);
  const choice = await openBackup(folder, wish, identities);
  const { backup, until } = choice;
  const schema = schemaOf(database.adminUrl);
  const url = withoutSchema(database.adminUrl);
  const isFilled = await requireFree(database, wish.replace);
  // Reading the journal needs the database's client, the rest doesn't.
  if (canBuild()) await build(["@retribusi/db"]);
  const { enterLost } = await import("./lost-payments.ts");
  const now = nameOf(new Date());
  const [fresh, former] = [`${schema}_restored_${now}`, `${schema}_before_${now}`];
  let isWhole = false;
  stage.add(async () => {
    if (!isWhole) await dropSchemaOf(url, fresh);
  });
  const wrong = await rebuild({ folder, url, schema: fresh }, choice, identities);
  if (wrong.length > 0) throw new UserError(`What was put back isn't what was copied:\n${wrong.join("\n")}`);
  isWhole = true;
  const journal = await returnJournal(join(backup.folder, partFiles.journal), identities, await journalStore(stores));
  const store = await openFileStore(stores);
  const files = await progress("putting files back", () => returnFiles({ folder, backup, identities }, store));
  // Somebody may have come meanwhile.
  await requireFree(database, wish.replace);
  await switchSchemas(url, { fresh, schema, former });
  await migrate(env);
  const payments = await progress("reading the journal of payments", () => enterLost(database.url, stores));
  return [
    `${schema} is as it was at ${until?.toISOString() ?? backup.manifest.taken} (backup ${backup.name}).`,
    `${files} files and ${journal} files of the journal were put back, ${payments} payments came from the journal.`,
    ...(isFilled ? [`What was there before is in the schema ${former}: drop it once nobody needs it.`] : []),
    "Start the application, and take a backup now: nothing after this moment can be put back before it.",
  ].join("\n");
}
