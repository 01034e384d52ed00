import type { Deps } from "../../lib/deps.ts";
import { documentPath, registeredPaths } from "./stored-path.ts";

const day = 24 * 3_600_000;
const batchSize = 200;
/** So many are removed in one run at most. */
const mostAtOnce = 5000;
/** More of them than this, and than files in use, are no litter: then this is the wrong database for these files. */
const suspicious = 100;

/** Whether we named a file, so that a row should know it. */
const isOurs = (path: string): boolean => registeredPaths(path).length > 0 || documentPath(path) !== undefined;

/** Files of the store that have lain there for a day, in groups. */
async function* oldFiles({ files, clock }: Deps): AsyncGenerator<string[]> {
  const before = clock.now().getTime() - day;
  let batch: string[] = [];
  for await (const { path, written } of files.list()) {
    if (written.getTime() >= before || !isOurs(path)) continue;
    batch.push(path);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

/** Those that no row names. A file is registered before it is written, so none of them is still on its way. */
async function withoutRow({ db }: Deps, paths: readonly string[]): Promise<string[]> {
  const documents = paths.flatMap((path) => documentPath(path) ?? []);
  const [files, made] = await Promise.all([
    db.prisma.berkas.findMany({ where: { path: { in: paths.flatMap(registeredPaths) } }, select: { path: true } }),
    db.prisma.dokumen_laporan.findMany({ where: { berkas: { in: documents } }, select: { berkas: true } }),
  ]);
  const known = new Set([...files.map(({ path }) => path), ...made.map(({ berkas }) => berkas)]);
  const isKnown = (path: string) =>
    known.has(documentPath(path) ?? "") || registeredPaths(path).some((name) => known.has(name));
  return paths.filter((path) => !isKnown(path));
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
