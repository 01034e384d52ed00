import { z } from "zod";
import type { Service } from "../service.ts";

/** What is wanted of a figure, or of its ratio to the bare baseline; both ends inclusive. */
const limit = z.object({
  of: z.enum(["ours", "bare", "ratio"]),
  least: z.number().optional(),
  most: z.number().optional(),
});
export type Limit = z.output<typeof limit>;

/** One line of the table. */
export const figure = z.object({
  what: z.string(),
  /** Calls a second, milliseconds, seconds, megabytes, points of Lighthouse, parts of another figure, or things. */
  unit: z.enum(["/s", "ms", "s", "MB", "points", "times", "pieces"]),
  ours: z.number(),
  /** The same work without the application: the median of the same rounds. */
  bare: z.number().optional(),
  /** Ours divided by bare, round by round, and the median of that. */
  ratio: z.number().optional(),
  wanted: z.array(limit).readonly().optional(),
  /** What else was seen, in words: other ways of doing it, percentiles, sizes. */
  more: z.array(z.string()).readonly().optional(),
});
export type Figure = z.output<typeof figure>;

/** So many bookings on so many objects. */
export interface Size {
  readonly bookings: number;
  readonly objects: number;
}

/** What a row finds to work with. Whatever it starts is stopped when it ends. */
export interface Bench {
  readonly rounds: number;
  /** Of one round of one contender. */
  readonly seconds: number;
  readonly connections: number;
  /** The sizes of growth from the smallest to the largest, in which everything else is measured. */
  readonly sizes: readonly Size[];
  readonly largest: Size;
  /** The address of a database of this size, as the seed made it. */
  database(size: Size): Promise<string>;
  /** The application on a database: one process with its usual limits of memory, without background jobs. */
  api(databaseUrl: string): Promise<Service>;
  /** The bare baselines on a database, without the application. */
  bare(databaseUrl: string): Promise<Service>;
}

/** A row of the table: a piece of work that people wait for. */
export interface Row {
  readonly title: string;
  measure(bench: Bench): Promise<readonly Figure[]>;
}

/** Whether a figure is within all its limits; `undefined` where nothing is wanted of it. */
export function isReached(measured: Figure): boolean | undefined {
  const { wanted = [] } = measured;
  if (wanted.length === 0) return undefined;
  return wanted.every(({ of, least = -Infinity, most = Infinity }) => {
    const value = measured[of];
    return value !== undefined && value >= least && value <= most;
  });
}
