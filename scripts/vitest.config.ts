import { defineConfig } from "vitest/config";

/** Tests here start programs, which takes its time on a busy machine. */
export default defineConfig({
  test: { testTimeout: 60_000 },
});
