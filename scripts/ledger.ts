import { join } from "node:path";
import { build } from "./application.ts";
import { openDatabase } from "./database/open.ts";
import { databaseEnvironment } from "./environment.ts";
import { run } from "./process/run.ts";
import { withStage } from "./process/stage.ts";
import { asCommand } from "./process/user-error.ts";
import { ROOT } from "./root.ts";

/** `npm run ledger -- --month 2026-10`: what the ledger holds of a month by account, read from payments alone. */
await asCommand(() =>
  withStage(async (stage) => {
    await build(["@retribusi/db"]);
    const database = await openDatabase(stage);
    const env = databaseEnvironment(database);
    const script = join(ROOT, "prisma", "ledger.ts");
    const { code } = await run(process.execPath, [script, ...process.argv.slice(2)], { cwd: ROOT, env, live: true });
    process.exitCode = code;
  }),
);
