import type { Interval } from "./booking.interval.ts";

/** Units taken over a half-open interval: by a booking, or by a closure. */
export interface Usage extends Interval {
  readonly units: number;
}

export interface Capacity {
  /** How many units the object has. */
  readonly units: number;
  /** Minutes kept free after every use. */
  readonly pause: number;
  readonly holds: readonly Usage[];
  /** Closed units; a closure needs no pause. */
  readonly closures: readonly Usage[];
}

const minute = 60_000;

/** Units that are taken from a moment (milliseconds since 1970) until the next step; before the first one there are none. */
interface Step {
  readonly at: number;
  readonly taken: number;
}

interface Change {
  readonly at: number;
  readonly units: number;
}

const changesOf = (usages: readonly Usage[], pause = 0): Change[] =>
  usages.flatMap(({ start, end, units }) => [
    { at: start.getTime(), units },
    { at: end.getTime() + pause, units: -units },
  ]);

/** What happens at the same moment is one step, so that uses which touch don't count together. */
function stepsOf(changes: readonly Change[]): Step[] {
  const steps: Step[] = [];
  let taken = 0;
  for (const { at, units } of changes.toSorted((a, b) => a.at - b.at)) {
    taken += units;
    if (steps.at(-1)?.at === at) steps.pop();
    steps.push({ at, taken });
  }
  return steps;
}

/** The last step that isn't after a moment; -1 where all of them are. */
function stepAt(steps: readonly Step[], moment: number): number {
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((steps[middle]?.at ?? 0) <= moment) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function peakWithin(steps: readonly Step[], from: number, to: number): number {
  let peak = 0;
  if (from >= to) return peak;
  for (let index = Math.max(0, stepAt(steps, from)); ; index += 1) {
    const step = steps[index];
    if (step === undefined || step.at >= to) return peak;
    peak = Math.max(peak, step.taken);
  }
}

/** Highest number of units taken at one moment by usages that may overlap each other. */
export const peakUnits = (usages: readonly Usage[]): number =>
  peakWithin(stepsOf(changesOf(usages)), Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);

/**
 * Tells of any wanted interval how many units are free all over it, the pause after it included; never negative. What takes units is put
 * in order once, so that many intervals of one object cost little more than one.
 * A pause is counted after each hold and after the wanted use: two uses are then at least one pause apart, whichever is first.
 */
export function freeOver({ units, pause, holds, closures }: Capacity): (wanted: Interval) => number {
  const after = pause * minute;
  const booked = changesOf(holds, after);
  const held = stepsOf(booked);
  const taken = closures.length === 0 ? held : stepsOf([...booked, ...changesOf(closures)]);
  return ({ start, end }) => {
    const [from, to] = [start.getTime(), end.getTime()];
    return Math.max(0, units - Math.max(peakWithin(taken, from, to), peakWithin(held, Math.max(from, to), to + after)));
  };
}

/**
 * When a use couldn't be had any more beside the others, by the measure of `freeOver`: half-open, in their order. Closed units stand in the
 * way of a use and not of the pause after it.
 */
export function overtaken({ units, pause, holds, closures }: Capacity): Interval[] {
  const booked = changesOf(holds, pause * minute);
  const used = stepsOf(changesOf(holds));
  const held = stepsOf(booked);
  const taken = stepsOf([...booked, ...changesOf(closures)]);
  const moments = [...new Set([...used, ...taken].map(({ at }) => at))].toSorted((a, b) => a - b);
  return moments.flatMap((at, index) => {
    const next = moments[index + 1] ?? at;
    const limiting = peakWithin(used, at, next) > 0 ? taken : held;
    return peakWithin(limiting, at, next) > units ? [{ start: new Date(at), end: new Date(next) }] : [];
  });
}

/** Units that are free over one wanted interval, as `freeOver` tells. */
export function freeUnits(wanted: Interval, capacity: Capacity): number {
  const after = capacity.pause * minute;
  const [from, to] = [wanted.start.getTime() - after, wanted.end.getTime() + after];
  const isNear = ({ start, end }: Usage) => end.getTime() > from && start.getTime() < to;
  const { holds, closures } = capacity;
  // Stryker disable next-line MethodExpression: what is far away is left out to spare work and changes no answer
  return freeOver({ ...capacity, holds: holds.filter(isNear), closures: closures.filter(isNear) })(wanted);
}
