import { z } from "zod";

/** A counter's answer, read as one shape: `{ num, max_value? }` or a bare number. `max` is null where there is no bound. */
export const counter = z.union([
  z.number().transform((num) => ({ num, max: null })),
  z.object({ num: z.number(), max_value: z.number().nullish() }).transform(({ num, max_value }) => ({
    num,
    max: max_value ?? null,
  })),
]);

/** “7”, or “7 / 10” under a bound; a dash while nothing is known. */
export function countText(count: z.output<typeof counter> | undefined): string {
  if (!count) return "–";
  return count.max === null ? String(count.num) : `${count.num} / ${count.max}`;
}
