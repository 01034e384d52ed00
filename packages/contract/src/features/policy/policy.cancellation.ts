import { z } from "zod";

const hour = 3_600_000;

/** What comes back of the money when a booking is cancelled at least so many hours before arrival. */
const cancellationStep = z.strictObject({
  sampaijam: z
    .int()
    .min(0)
    .max(24 * 365),
  /** Of what was paid, 0 to 100. */
  persen: z.int().min(0).max(100),
});

/** The rule of an object (`aturanbatal`), in any order. */
export const cancellationRule = z.array(cancellationStep).max(10);
export type CancellationRule = z.output<typeof cancellationRule>;

/** All of it until arrival, nothing afterwards: the rule of an object that has none of its own. */
export const usualCancellation: CancellationRule = [{ sampaijam: 0, persen: 100 }];

/** The rule as it is stored; `null` is the usual one. */
export const readCancellationRule = (stored: unknown): CancellationRule =>
  stored === null || stored === undefined ? usualCancellation : cancellationRule.parse(stored);

/**
 * How much of what was paid comes back when the booking is cancelled at that moment, in percent: what the step says that asks for the
 * most hours of those that are kept; nothing where none is.
 */
export function refundPercent(rule: CancellationRule, arrival: Date, now: Date): number {
  const hours = (arrival.getTime() - now.getTime()) / hour;
  const kept = rule.filter(({ sampaijam }) => hours >= sampaijam);
  return kept.toSorted((one, other) => other.sampaijam - one.sampaijam)[0]?.persen ?? 0;
}

/** A part of what was paid, as a fraction of whole numbers: rupiah don't get lost in it. */
export interface Share {
  readonly part: number;
  readonly of: number;
}

export const percentage = (percent: number): Share => ({ part: percent, of: 100 });

/** What comes back when a use ends early: a percentage of what wasn't used of its length. */
export const unusedShare = (percent: number, unused: number, length: number): Share => ({
  part: percent * unused,
  of: 100 * length,
});

/**
 * Whole rupiah that come back of a payment by that share, rounded down, and never more than is left of it.
 * @param given what was paid back of it already, or is asked for by an open case
 */
export const refundableOf = (paid: number, given: number, { part, of }: Share): number =>
  Math.max(0, Math.min(Math.floor((paid * part) / of), paid - given));
