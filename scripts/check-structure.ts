import { ROOT } from "./root.ts";
import { checkEngines, readMigrations } from "./structure/engine.ts";
import { checkFeatureImports, checkFeatures } from "./structure/feature.ts";
import { checkKeys } from "./structure/key.ts";
import { checkLayers } from "./structure/layer.ts";
import { checkNames } from "./structure/name.ts";
import { checkOptions } from "./structure/option.ts";
import { checkSizes, describeSizes } from "./structure/size.ts";
import { readSources, type Source } from "./structure/source.ts";
import { checkStates } from "./structure/state.ts";
import { checkStranger } from "./structure/stranger.ts";
import { checkClock, checkTransactions } from "./structure/transaction.ts";
import { checkActions, checkVocabulary } from "./structure/vocabulary.ts";
import { checkWriters } from "./structure/writer.ts";

/** Checks what Biome does not know: names, the closed vocabulary of files, sizes, and that features stand in three places. */
const sources = readSources(ROOT);
const checks = [
  checkNames,
  checkVocabulary,
  checkActions,
  checkFeatures,
  checkFeatureImports,
  checkLayers,
  checkStranger,
  checkStates,
  checkTransactions,
  checkClock,
  checkWriters,
  checkKeys,
  (all: readonly Source[]) => checkEngines([...all, ...readMigrations(ROOT)]),
  (all: readonly Source[]) => checkOptions(all),
  checkSizes,
];
const problems = checks.flatMap((check) => check(sources));
for (const { path, mend } of problems) console.log(`${path}: ${mend}`);
console.log(describeSizes(sources));
process.exitCode = problems.length > 0 ? 1 : 0;
