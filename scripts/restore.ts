import { parseArgs } from "node:util";
import { readStoreEnv } from "@retribusi/api/lib/env";
import { restore } from "./backup/restore.ts";
import { readBackupSettings } from "./backup/settings.ts";
import { openDatabase } from "./database/open.ts";
import { databaseEnvironment } from "./environment.ts";
import { withStage } from "./process/stage.ts";
import { asCommand, UserError } from "./process/user-error.ts";

const options = { from: { type: "string" }, until: { type: "string" }, replace: { type: "string" } } as const;

/** A moment with its zone: what a clock on the wall shows has another one. */
function momentOf(text: string | undefined): Date | undefined {
  if (text === undefined) return;
  const moment = new Date(text);
  if (!/(Z|[+-]\d\d:\d\d)$/.test(text) || Number.isNaN(moment.getTime()))
    throw new UserError(
      '--until takes a moment with its zone, such as "2026-11-30T08:00:00Z" or "2026-11-30T15:00:00+07:00".',
    );
  if (moment.getTime() > Date.now()) throw new UserError("--until names a moment that is still to come.");
  return moment;
}

/** `npm run restore [-- --from NAME] [--until MOMENT] [--replace SCHEMA]`: puts a backup back, and what came after it until a moment. */
await asCommand(() =>
  withStage(async (stage) => {
    const { from, until, replace } = parseArgs({ options }).values;
    const wish = { name: from, until: momentOf(until), replace };
    const settings = readBackupSettings(process.env);
    const database = await openDatabase(stage);
    const env = databaseEnvironment(database);
    console.log(await restore(stage, { database, env, stores: readStoreEnv(env), settings }, wish));
  }),
);
