import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

// Runs Prisma's generator with this very Node, so that no shell and no package manager has to be on the PATH.
const cli = createRequire(import.meta.url).resolve("prisma/build/index.js");
const { status } = spawnSync(process.execPath, [cli, "generate", "--no-hints"], {
  cwd: dirname(fileURLToPath(import.meta.url)),
  env: { ...process.env, CHECKPOINT_DISABLE: "1", PRISMA_HIDE_UPDATE_MESSAGE: "1" },
  stdio: "inherit",
});
process.exit(status ?? 1);
