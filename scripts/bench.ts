import { join } from "node:path";
import { build } from "./application.ts";
import { browserEnvironment } from "./check/chromium.ts";
import { openEmbedded } from "./database/embedded.ts";
import { contentFingerprint } from "./database/fingerprint.ts";
import { run } from "./process/run.ts";
import { withStage } from "./process/stage.ts";
import { asCommand } from "./process/user-error.ts";
import { allWithParent } from "./process/with-parent.ts";
import { ROOT } from "./root.ts";

/**
 * `npm run bench [-- row … --rounds N --seconds N --sizes N,N --objects N]`: measures what people wait for beside bare baselines and writes
 * `docs/performance.md`. The databases are built once, on a server of their own that runs as that of `npm start`.
 */
await asCommand(() =>
  withStage(async (stage) => {
    await build();
    const { adminUrl: url } = await openEmbedded(stage, "bench");
    const env = { ...(await browserEnvironment()), BENCH_SERVER: url, BENCH_CONTENT: contentFingerprint() };
    const script = join(ROOT, "bench", "bench.ts");
    const args = [script, ...process.argv.slice(2)];
    const { code } = await run(process.execPath, args, {
      cwd: ROOT,
      env: allWithParent({ ...process.env, ...env }),
      live: true,
    });
    process.exitCode = code;
  }),
);
