import { defineConfig } from "vitest/config";

/** Making a schema takes its time on a machine that is busy with other files. */
export default defineConfig({
  test: { testTimeout: 60_000, hookTimeout: 180_000 },
});
