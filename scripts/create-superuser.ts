import { join } from "node:path";
import { build } from "./application.ts";
import { migrate, seed } from "./database/content.ts";
import { openDatabase } from "./database/open.ts";
import { databaseEnvironment } from "./environment.ts";
import { run } from "./process/run.ts";
import { withStage } from "./process/stage.ts";
import { asCommand } from "./process/user-error.ts";
import { ROOT } from "./root.ts";

/**
 * `npm run create-superuser -- --username U --email E --fullname F`: the first account of a real installation. The
 * password is asked for, or taken from SUPERUSER_PASSWORD where nobody can be asked.
 */
await asCommand(() =>
  withStage(async (stage) => {
    await build(["@retribusi/db"]);
    const database = await openDatabase(stage);
    const env = databaseEnvironment(database);
    await migrate(env);
    await seed({ ...env, SEED: "reference" });
    const script = join(ROOT, "apps", "api", "src", "create-superuser.ts");
    const { code } = await run(process.execPath, [script, ...process.argv.slice(2)], { cwd: ROOT, env, live: true });
    process.exitCode = code;
  }),
);
