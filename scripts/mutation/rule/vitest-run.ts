import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { z } from "zod";
import { lastLines, run } from "../../process/run.ts";
import { UserError } from "../../process/user-error.ts";
import { ROOT } from "../../root.ts";
import { room } from "../room.ts";
import { type CitedTest, filterOf, type RanTest } from "./cited.ts";

/** What Vitest's JSON reporter writes, as far as it is read here. */
const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({ ancestorTitles: z.array(z.string()), title: z.string(), status: z.string() }),
      ),
    }),
  ),
});

/** The packages with tests; a path begins with one of them. */
const packages = ["packages/contract", "apps/api", "apps/web", "prisma", "scripts"] as const;

/** Runs the tests of one package in the copy. */
async function runIn(folder: string, tests: readonly CitedTest[], env: NodeJS.ProcessEnv): Promise<RanTest[]> {
  const file = join(room, "vitest.json");
  rmSync(file, { force: true });
  const paths = [...new Set(tests.map(({ path }) => relative(folder, path)))];
  const choice = ["-t", filterOf(tests), "--reporter=json", `--outputFile=${file}`];
  const program = join(ROOT, folder, "node_modules", ".bin", "vitest");
  const { output } = await run(program, ["run", ...paths, ...choice], { cwd: join(room, folder), env });
  if (!existsSync(file)) throw new UserError(`The tests of ${folder} could not be run:\n${lastLines(output, 20)}`);
  return report.parse(JSON.parse(readFileSync(file, "utf8"))).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "passed" || status === "failed")
      .map(({ ancestorTitles, title, status }) => ({
        path: relative(room, name),
        title: [...ancestorTitles, title].join(" › "),
        isRed: status === "failed",
      })),
  );
}

/** Runs these tests in the copy, package by package, and perhaps some more that are called alike. */
export async function runTests(tests: readonly CitedTest[], env: NodeJS.ProcessEnv): Promise<RanTest[]> {
  const ran: RanTest[] = [];
  for (const folder of packages) {
    const own = tests.filter(({ path }) => path.startsWith(`${folder}/`));
    if (own.length > 0) ran.push(...(await runIn(folder, own, env)));
  }
  return ran;
}
