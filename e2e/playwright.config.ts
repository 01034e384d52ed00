import { defineConfig } from "@playwright/test";
import { appPort } from "./ports.ts";

const watches = /(calm|routes)\.spec\.ts$/;

/**
 * Journeys in a real browser against the whole application on a schema of its own (see serve.ts). Nothing is filmed: that costs as much
 * as the journeys themselves; to film one, add `--trace on`. Motion is reduced, so that no journey waits for a drawer to slide.
 */
export default defineConfig({
  testDir: ".",
  outputDir: "results",
  fullyParallel: true,
  workers: 3,
  // Whoever watches screens that stand idle leaves the machine to the others.
  projects: [
    { name: "watches", testMatch: watches, workers: 1 },
    { name: "journeys", testIgnore: watches },
  ],
  // A shared machine may stand still for a while: timeouts are not what a journey is about.
  timeout: 300_000,
  // A browser that draws nothing any more, and so presses nothing, ends like that as well: see `playwrightOutcome`, which counts every other repetition as a failure.
  retries: 1,
  expect: { timeout: 45_000 },
  forbidOnly: true,
  use: {
    // Passkeys need a name; the server listens on 127.0.0.1 alone, which is what browsers take it for.
    baseURL: `http://localhost:${appPort}`,
    browserName: "chromium",
    locale: "en-GB",
    timezoneId: "Asia/Jakarta",
    screenshot: "only-on-failure",
    // What a worker answers a journey can't hold back or change; the journey without a network allows it.
    serviceWorkers: "block",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: ["--no-sandbox", "--disable-background-networking", "--disable-quic", "--no-first-run"],
    },
  },
  webServer: {
    // In place of the shell, which would live on and keep the server's parent alive.
    command: "exec node serve.ts",
    url: `http://127.0.0.1:${appPort}/api/health`,
    env: { PORT: String(appPort) },
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    stdout: "ignore",
    stderr: "pipe",
  },
});
