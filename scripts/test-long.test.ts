import { join } from "node:path";
import { expect, test } from "vitest";
import { run } from "./process/run.ts";
import { ROOT } from "./root.ts";

test("npm run test:long refuses a form that there isn't, and begins no other", async () => {
  const { code, output } = await run(process.execPath, [join(ROOT, "scripts/test-long.ts"), "repaet"], { cwd: ROOT });
  expect([code, output]).toEqual([1, '\nThere is no longer form "repaet": leave it out, or say "repeat".\n']);
});
