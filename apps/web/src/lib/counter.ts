import { type Count, countAnswer } from "@retribusi/contract/define/count";
import type { Language } from "@retribusi/contract/define/label";
import { z } from "zod";
import { formatCount } from "./figures.ts";

/**
 * A counter's answer, read as one shape: `{ num, max_value?, more? }` or a bare number. `max` is null where there is no bound; with `more`
 * there are more than were counted.
 * `totals` are sums over all rows, by column, but for those that have `lapsed`.
 */
export const counter = z
  .union([
    z.number().transform((num) => ({ num, max: null, more: false, totals: undefined })),
    z
      .object({
        num: z.number(),
        max_value: z.number().nullish(),
        more: z.boolean().optional(),
        ...countAnswer.pick({ totals: true, lapsed: true }).shape,
      })
      .transform(({ max_value, more = false, ...read }) => ({ ...read, max: max_value ?? null, more })),
  ])
  .transform((read) => ({ lapsed: undefined, totals: undefined, ...read }));

/** “12.345”, or “10.000+” where there are more than were counted. */
export const numberText = ({ num, more }: Count, language: Language): string =>
  `${formatCount(num, language)}${more ? "+" : ""}`;

/** Rows that are shown `until` this one may be more than were counted; the last ones tell how many there are. */
export const countSoFar = ({ num, more = false }: Count, until: number, hasMore: boolean): Count => ({
  num: Math.max(num, until),
  more: more && (hasMore || until < num),
});

/** “12.345” or “10.000+”, or “7 / 10” under a bound; a dash while nothing is known. */
export function countText(
  count: Pick<z.output<typeof counter>, "num" | "max" | "more"> | undefined,
  language: Language,
): string {
  if (!count) return "–";
  const text = numberText(count, language);
  return count.max === null ? text : `${text} / ${formatCount(count.max, language)}`;
}
