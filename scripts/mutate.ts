import { build } from "./application.ts";
import { testEnvironment } from "./check/context.ts";
import { chosen } from "./mutation/choice.ts";
import { withDatabase } from "./mutation/database.ts";
import { makeRoom, measure } from "./mutation/measure.ts";
import { BAR, type Module, pathOf } from "./mutation/modules.ts";
import { writePage } from "./mutation/page.ts";
import { contentOf, keepResult, type Measured, readResults, scoreOf } from "./mutation/result.ts";
import { withStage } from "./process/stage.ts";
import { asCommand } from "./process/user-error.ts";

/**
 * `npm run mutate [-- word … --force]`: spoils the rules in the modules whose path has one of the words, or in all, one place at a time, and
 * tells which spoilt places no test noticed. What neither the file nor its tests changed since is known; `--force` tries it again.
 */
await asCommand(() =>
  withStage(async (stage) => {
    const { modules, anew } = chosen(process.argv.slice(2));
    await build(["@retribusi/db"]);
    makeRoom(stage);
    const env = modules.some(({ kind }) => kind === "database") ? await withDatabase(stage) : testEnvironment();
    const low: string[] = [];
    console.log(line("", "score", "killed", "survived", "uncovered", "errors", "time"));
    for (const module of modules) {
      const result = await resultOf(module, env, anew);
      console.log(lineOf(module, result));
      if (scoreOf(result) < BAR[module.kind])
        low.push(`${pathOf(module)}: ${scoreOf(result)} %, wanted ${BAR[module.kind]} %`);
    }
    writePage();
    if (low.length > 0) console.log(`\nUnder their bar:\n${low.join("\n")}`);
    process.exitCode = low.length > 0 ? 1 : 0;
  }),
);

/** What is known of the module as it is now, or what comes of spoiling it. */
async function resultOf(module: Module, env: NodeJS.ProcessEnv, anew: boolean): Promise<Measured> {
  const [path, of] = [pathOf(module), contentOf(module)];
  const known = readResults()[path];
  if (known?.of === of && !anew) return known;
  const { result, idle } = await measure(module, env);
  keepResult(path, result, idle);
  return result;
}

function lineOf(module: Module, result: Measured): string {
  const { killed, survivors, uncovered, errors, seconds } = result;
  const counts = [killed, survivors.length - uncovered, uncovered, errors].map(String);
  return line(pathOf(module), `${scoreOf(result)} %`, ...counts, `${seconds} s`);
}

function line(file: string, ...cells: readonly string[]): string {
  return [file.padEnd(68), ...cells.map((cell) => cell.padStart(9))].join("");
}
