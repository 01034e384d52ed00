import { join } from "node:path";
import { build } from "./application.ts";
import { migrate } from "./database/content.ts";
import { openDatabase } from "./database/open.ts";
import { databaseEnvironment } from "./environment.ts";
import { run } from "./process/run.ts";
import { withStage } from "./process/stage.ts";
import { asCommand } from "./process/user-error.ts";
import { ROOT } from "./root.ts";

/** `npm run push:keys`: makes the keys with which devices are told of notices. */
await asCommand(() =>
  withStage(async (stage) => {
    await build(["@retribusi/db"]);
    const database = await openDatabase(stage);
    const env = databaseEnvironment(database);
    await migrate(env);
    const script = join(ROOT, "apps", "api", "src", "push-keys.ts");
    const { code } = await run(process.execPath, [script, ...process.argv.slice(2)], { cwd: ROOT, env, live: true });
    process.exitCode = code;
  }),
);
