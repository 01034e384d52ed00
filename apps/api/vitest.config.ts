import { defineConfig } from "vitest/config";

/** Every test file migrates a schema of its own, which takes its time on a machine that is busy with the other files. */
export default defineConfig({
  test: { testTimeout: 60_000, hookTimeout: 120_000 },
});
