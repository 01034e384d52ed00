import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import type { StoreEnv } from "@retribusi/api/lib/env";
import { type FileStore, folderStore, openFileStore } from "@retribusi/api/lib/files";
import { progress } from "../process/progress.ts";
import type { Stage } from "../process/stage.ts";
import { sizeOf } from "../process/sum.ts";
import { UserError } from "../process/user-error.ts";
import { type Copied, copyFiles, eachOf } from "./copy.ts";

export const places = ["bucket", "folder"] as const;

interface Wish {
  readonly to: (typeof places)[number];
  /** Whether the files go away where they came from. */
  readonly remove: boolean;
}

interface Place {
  readonly store: FileStore;
  readonly name: string;
}

/** The journal of payments is moved by nobody. */
function requireOwn({ FILES_DIR, FILES_S3_BUCKET, JOURNAL_DIR, JOURNAL_S3_BUCKET }: StoreEnv): void {
  if (FILES_S3_BUCKET === "")
    throw new UserError("Set FILES_S3_BUCKET, its endpoint and its keys for this command, whichever way files go.");
  const way = relative(resolve(FILES_DIR), resolve(JOURNAL_DIR));
  const isInside = JOURNAL_S3_BUCKET === "" && !way.startsWith("..");
  if (isInside || JOURNAL_S3_BUCKET === FILES_S3_BUCKET)
    throw new UserError("The journal of payments lies among the files: give it a place of its own first.");
}

function tellDifferent({ different }: Copied, from: Place, to: Place): string {
  const names = different.toSorted().slice(0, 20);
  const more = different.length > names.length ? [`and ${different.length - names.length} more`] : [];
  return [
    `${to.name} has something else than ${from.name} under ${different.length} paths. Nothing was written over or removed:`,
    ...[...names, ...more].map((name) => `  ${name}`),
    "Find out which is damaged, remove it by hand, and run the command again. The application uses each name once: two files of a name can't both be right.",
  ].join("\n");
}

function tell({ copied, known, bytes, gone, same }: Copied, from: Place, to: Place, { remove }: Wish): string {
  if (same.length + gone === 0) return `There is no file in ${from.name}.`;
  return [
    `Done: ${to.name} has all files of ${from.name}: ${copied} were copied, ${known} were there already, ${sizeOf(bytes)} together.`,
    "Each was read on both sides and has one SHA-256.",
    ...(gone > 0 ? [`${gone} others were removed meanwhile.`] : []),
    remove ? `Now ${from.name} has none of them any more.` : `Until --remove ${from.name} keeps them, too.`,
  ].join(" ");
}

/** What a storage or a disk says; a defect of ours stays what it is. */
function explain(error: unknown): unknown {
  const isOurs = !(error instanceof Error) || error instanceof UserError || !("$metadata" in error || "code" in error);
  if (isOurs) return error;
  return new UserError(
    `Stopped: ${error.name}, ${error.message}. What was copied stays; the same command goes on from there.`,
  );
}

/**
 * Copies the stored files to where `wish.to` says, and removes them here where that is wished and every copy is the same. Answers what is told of
 * it.
 *
 * @throws UserError where something differs, and then removes nothing
 */
export async function moveFiles(stage: Pick<Stage, "add">, env: StoreEnv, wish: Wish): Promise<string> {
  requireOwn(env);
  const folder = { store: folderStore(env.FILES_DIR), name: `the folder ${env.FILES_DIR}` };
  const bucket = { store: await openFileStore(env), name: `the bucket ${env.FILES_S3_BUCKET}` };
  const [from, to] = wish.to === "bucket" ? [folder, bucket] : [bucket, folder];
  const temporary = await mkdtemp(join(tmpdir(), "retribusi-files-"));
  stage.add(() => rm(temporary, { recursive: true, force: true }));
  try {
    const result = await progress("copying files", (detail) =>
      copyFiles({ from: from.store, to: to.store, temporary, tell: detail }),
    );
    if (result.different.length > 0) throw new UserError(tellDifferent(result, from, to));
    if (wish.remove) await progress("removing files", () => eachOf(result.same, (path) => from.store.remove(path)));
    return tell(result, from, to, wish);
  } catch (error) {
    throw explain(error);
  }
}
