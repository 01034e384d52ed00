import { z } from "zod";
import { AppError } from "../../lib/app-error.ts";

/** Where an object stands in the order of the catalogue. */
export interface Standing {
  /** What it is ordered by before its name, lowest first; 0 where that is the name. */
  readonly nilai: number;
  readonly objectname: string;
  readonly subobjectname: string | null;
  readonly objectid: number;
}

/**
 * Where a search goes on: with days the catalogue is gone through twice, for what is free and then for the rest. `after` is the last object
 * that was looked at. It is kept by its name and what it is ordered by, so that the place is found even when that object is gone.
 */
export interface Bookmark {
  readonly pass: "free" | "rest";
  readonly after: Standing | null;
}

const written = z.tuple([
  z.enum(["free", "rest"]),
  z.tuple([z.int(), z.string(), z.string().nullable(), z.int().positive()]).nullable(),
]);

export const writeBookmark = ({ pass, after }: Bookmark): string =>
  Buffer.from(
    JSON.stringify([pass, after && [after.nilai, after.objectname, after.subobjectname, after.objectid]]),
  ).toString("base64url");

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString());
  } catch {
    return undefined;
  }
}

const unknown = {
  en: "This isn't the end of a page; start the search again.",
  id: "Ini bukan akhir halaman; ulangi pencarian dari awal.",
};

/** Throws VALIDATION for what no page ended with. */
export function readBookmark(text: string): Bookmark {
  const { success, data } = written.safeParse(parsed(text));
  if (!success) throw new AppError("VALIDATION", { fields: { lanjut: unknown } });
  const [pass, after] = data;
  return {
    pass,
    after: after && { nilai: after[0], objectname: after[1], subobjectname: after[2], objectid: after[3] },
  };
}
