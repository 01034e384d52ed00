import { z } from "zod";

const row = z.record(z.string(), z.unknown());

/** A difference as it waits in `sinkronisasi.perbandingan` until it is taken over or forgotten. */
const storedDifference = z.object({
  key: z.string(),
  /** Key of the row that is here; none for a new one. */
  id: z.array(z.int()).nullable(),
  /** The values that were shown as the present ones. */
  before: row,
  /** What is written. */
  write: row,
});

export const storedComparison = z.array(storedDifference);
export type StoredDifference = z.output<typeof storedDifference>;

/** Values from the database and from a source are the same when they read the same. */
export const sameValue = (one: unknown, other: unknown): boolean => String(one ?? "") === String(other ?? "");
