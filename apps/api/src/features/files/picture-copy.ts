import { type PictureSize, pictureWidths } from "@retribusi/contract/features/files/picture.rules";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { Line, LineFullError, type Who } from "../../lib/line.ts";
import { copyOf } from "./picture.ts";
import { copyPath, type StoredPath } from "./stored-path.ts";

/** Visitors bring about such work, too: it never takes the machine from the others, and a page of pictures has its place in line. */
const making = new Line({ atOnce: 1, perPerson: 1, waiting: 400, waitingPerPerson: 100 });

/** Copies on their way, by their path: whoever asks meanwhile waits for the same one. */
const onTheirWay = new Map<string, Promise<Buffer | null>>();

interface Wanted {
  readonly path: string;
  readonly size: PictureSize;
  readonly who: Who;
}

async function takeTurn(who: Who): Promise<() => void> {
  try {
    return await making.take({ who, signal: new AbortController().signal });
  } catch (error) {
    throw error instanceof LineFullError ? new AppError("BUSY") : error;
  }
}

async function make({ files }: Deps, { path, size, who }: Wanted): Promise<Buffer | null> {
  const end = await takeTurn(who);
  try {
    const original = await files.find(path);
    if (!original) return null;
    const copy = await copyOf(original, size);
    await files.write(copyPath(path, size), copy);
    return copy;
  } finally {
    end();
  }
}

/** Makes a copy that is missing and keeps it; null when there is no such picture. Throws BUSY when too many wait. */
async function makeOnce(deps: Deps, wanted: Wanted): Promise<Buffer | null> {
  const place = copyPath(wanted.path, wanted.size);
  const made = onTheirWay.get(place) ?? make(deps, wanted).finally(() => onTheirWay.delete(place));
  onTheirWay.set(place, made);
  return made;
}

const isSize = (name: unknown): name is PictureSize => typeof name === "string" && Object.hasOwn(pictureWidths, name);

/**
 * A stored picture in the size that was asked for, which is one of a few, or itself; null when there is none. `who` asks, as in a line.
 * Throws BUSY when too many copies are to be made.
 */
export async function findPicture(deps: Deps, { path, type }: StoredPath, wanted: unknown, who: Who) {
  const size = isSize(wanted) ? wanted : "large";
  if (size === "large") {
    const content = await deps.files.find(path);
    return content && { content, type };
  }
  const content = (await deps.files.find(copyPath(path, size))) ?? (await makeOnce(deps, { path, size, who }));
  return content && { content, type: "image/webp" };
}
