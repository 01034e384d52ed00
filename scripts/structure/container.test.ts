import { readFileSync } from "node:fs";
import { join } from "node:path";
import { validate } from "dockerfile-utils";
import { expect, test } from "vitest";
import { run } from "../process/run.ts";
import { ROOT } from "../root.ts";

test("the Dockerfile has no error and no warning", () => {
  const file = readFileSync(join(ROOT, "Dockerfile"), "utf8");
  expect(validate(file).map(({ range, message }) => `line ${range.start.line + 1}: ${message}`)).toEqual([]);
});

test("docker-compose.yml follows the schema of Compose", async () => {
  const dclint = join(ROOT, "scripts", "node_modules", "dclint", "bin", "dclint.cjs");
  const { code, output } = await run(process.execPath, [dclint, "--max-warnings=0", join(ROOT, "docker-compose.yml")]);
  expect(output.trim()).toBe("");
  expect(code).toBe(0);
});
