import { join } from "node:path";
import { run } from "./process/run.ts";
import { asCommand } from "./process/user-error.ts";
import { allWithParent } from "./process/with-parent.ts";
import { ROOT } from "./root.ts";

/**
 * `npm run attack [-- URL --seed N]`: tries at a running instance with the accounts of the demonstration what must not be possible, and requests made
 * from its own document; `http://127.0.0.1:3000` where no address is named. Ends with 1 where something went through.
 */
await asCommand(async () => {
  const script = join(ROOT, "apps", "api", "src", "testing", "attack", "attack.ts");
  const { code } = await run(process.execPath, [script, ...process.argv.slice(2)], {
    cwd: ROOT,
    env: allWithParent(process.env),
    live: true,
  });
  process.exitCode = code;
});
