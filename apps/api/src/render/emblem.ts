import sharp from "sharp";
import type { FileStore } from "../lib/files.ts";
import type { Logger } from "../lib/log.ts";

/** Pixels: sharp on paper at the size of a letterhead. */
const height = 240;

interface Store {
  readonly files: FileStore;
  readonly log: Logger;
}

/**
 * A region's emblem as a picture that PDF knows, or `null` where none is stored or it can't be read: a letterhead without its picture
 * is still valid, and a citizen must not be left without the paper.
 */
export async function findEmblem({ files, log }: Store, path: string | null): Promise<string | null> {
  if (!path) return null;
  try {
    const stored = await files.find(path);
    if (!stored) return null;
    const png = await sharp(stored).resize({ height, withoutEnlargement: true }).png().toBuffer();
    return `data:image/png;base64,${png.toString("base64")}`;
  } catch (error) {
    log.warn({ err: error, path }, "the emblem of a letterhead can't be read");
    return null;
  }
}
