import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../root.ts";
import { allWithParent } from "./with-parent.ts";

/** Starts `depth` programs, each by the one before it; the last one says when it runs, and all would live for half a minute. */
const chain = `
  const { spawn } = require("node:child_process");
  const depth = Number(process.argv[1]);
  setTimeout(() => {}, 30_000);
  if (depth === 0) console.log("runs");
  else spawn(process.execPath, ["-e", process.env.CHAIN, String(depth - 1)], { stdio: ["ignore", "inherit", "ignore"] });
`;

test("whatever a killed program has started ends within seconds, and what that one has started too", async () => {
  const env = allWithParent({ ...process.env, CHAIN: chain });
  const first = spawn(process.execPath, ["-e", chain, "2"], { env, stdio: ["ignore", "pipe", "ignore"] });
  await once(first.stdout, "data");
  const began = performance.now();
  first.kill("SIGKILL");
  // All of them hold the same output: it closes with the last of them.
  await once(first, "close");
  expect(performance.now() - began).toBeLessThan(15_000);
});

test("the server of the journeys takes the place of its shell, which would outlive Playwright", () => {
  const config = readFileSync(join(ROOT, "e2e", "playwright.config.ts"), "utf8");
  expect(config).toMatch(/command: "exec node serve\.ts"/);
});
