import type { Deps } from "../../lib/deps.ts";
import { registeredPaths } from "./stored-path.ts";

const day = 24 * 3_600_000;
const batchSize = 200;
/** So many are removed in one run at most. */
const mostAtOnce = 5000;
/** More of them than this, and than files in use, are no litter: then this is the wrong database for these files. */
const suspicious = 100;

/** Files of the store that have lain there for a day, in groups. */
async function* oldFiles({ files, clock }: Deps): AsyncGenerator<string[]> {
  const before = clock.now().getTime() - day;
  let batch: string[] = [];
  for await (const { path, written } of files.list()) {
    if (written.getTime() >= before || registeredPaths(path).length === 0) continue;
    batch.push(path);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

/** Those that no row names. A file is registered before it is written, so none of them is still on its way. */
async function withoutRow({ db }: Deps, paths: readonly string[]): Promise<string[]> {
  const where = { path: { in: paths.flatMap(registeredPaths) } };
  const rows = await db.prisma.berkas.findMany({ where, select: { path: true } });
  const known = new Set(rows.map(({ path }) => path));
  return paths.filter((path) => !registeredPaths(path).some((name) => known.has(name)));
}

/**
 * Removes files that are on the store and in no row: what a crash, or a removal that failed halfway, left behind. Answers with their
 * number.
 */
export async function sweepLitter(deps: Deps): Promise<number> {
  const litter: string[] = [];
  let used = 0;
  for await (const paths of oldFiles(deps)) {
    const found = await withoutRow(deps, paths);
    used += paths.length - found.length;
    litter.push(...found);
    if (litter.length >= mostAtOnce) break;
  }
  if (litter.length > suspicious && litter.length > used) {
    deps.log.error(
      { litter: litter.length, used },
      "most stored files are in no row: nothing was removed, is this their database?",
    );
    return 0;
  }
  for (const path of litter) await deps.files.remove(path);
  return litter.length;
}
