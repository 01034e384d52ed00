import { defineConfig } from "vitest/config";

/** Each test opens a bank and a biller of its own, on ports of their own; nothing is left behind in a module. */
export default defineConfig({
  test: { testTimeout: 20_000, isolate: false, include: ["src/**/*.test.ts"] },
});
