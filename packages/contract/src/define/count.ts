import { z } from "zod";

/**
 * As many rows the screens have counted: to count a million takes the database long, to find that there are more than these hardly anything.
 */
export const countLimit = 10_000;

/** How many rows are counted at most, where somebody asks for no more. */
export const countBound = z.coerce.number().int().min(1).max(1_000_000);

const sums = z.record(z.string(), z.int());

/**
 * A number of rows; with `more`, there are more than these. `totals`, by column, are the sums over these rows of what may be added up: only
 * where all of them were counted, for a sum of some rows is a wrong one. Rows that have lapsed, by the entity's word, are not in them: how
 * many these are and what they come to stands by itself, where there are some.
 */
export const countAnswer = z.object({
  num: z.int().nonnegative(),
  more: z.boolean().optional(),
  totals: sums.optional(),
  lapsed: z.object({ num: z.int().positive(), totals: sums }).optional(),
});
export type Count = z.output<typeof countAnswer>;
