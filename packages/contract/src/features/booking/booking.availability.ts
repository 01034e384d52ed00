import { type Zone, zoneHours } from "../../define/dates.ts";
import type { Interval } from "./booking.interval.ts";

/** Units taken over a half-open interval: by a booking, or by a closure. */
export interface Usage extends Interval {
  readonly units: number;
}

/** Milliseconds that are kept free after a use. */
export type Pause = (use: Interval) => number;

export interface Capacity {
  /** How many units the object has. */
  readonly units: number;
  readonly pause: Pause;
  readonly holds: readonly Usage[];
  /** Closed units; a closure needs no pause. */
  readonly closures: readonly Usage[];
}

const minute = 60_000;
const dayMinutes = 1_440;

/** Whether a day of the zone begins then. */
const isMidnight = (instant: Date, zone: Zone): boolean =>
  (instant.getTime() + zoneHours(zone) * 60 * minute) % (dayMinutes * minute) === 0;

export const noPause: Pause = () => 0;

/**
 * Minutes that are kept free after whole days: they are used until the object closes in the evening and again from the morning on, so what of
 * its pause (minutes) is shorter than a day passes in the night between.
 */
export const pauseAfterDays = (pause: number): number => pause - (pause % dayMinutes);

/** An object's pause of so many minutes after each of its uses, of which some are whole days in its zone. */
export function pauseOf(minutes: number, zone: Zone): Pause {
  const [usual, afterDays] = [minutes * minute, pauseAfterDays(minutes) * minute];
  return ({ start, end }) => (isMidnight(start, zone) && isMidnight(end, zone) ? afterDays : usual);
}

/** Units that are taken from a moment (milliseconds since 1970) until the next step; before the first one there are none. */
interface Step {
  readonly at: number;
  readonly taken: number;
}

interface Change {
  readonly at: number;
  readonly units: number;
}

const changesOf = (usages: readonly Usage[], pause = noPause): Change[] =>
  usages.flatMap((usage) => [
    { at: usage.start.getTime(), units: usage.units },
    { at: usage.end.getTime() + pause(usage), units: -usage.units },
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
 * A pause is counted after each hold and after the wanted use: two uses are then at least the pause of the first one apart.
 */
export function freeOver({ units, pause, holds, closures }: Capacity): (wanted: Interval) => number {
  const booked = changesOf(holds, pause);
  const held = stepsOf(booked);
  const taken = closures.length === 0 ? held : stepsOf([...booked, ...changesOf(closures)]);
  return (wanted) => {
    const [from, to] = [wanted.start.getTime(), wanted.end.getTime()];
    const during = peakWithin(taken, from, to);
    const after = peakWithin(held, Math.max(from, to), to + pause(wanted));
    return Math.max(0, units - Math.max(during, after));
  };
}

/**
 * When a use couldn't be had any more beside the others, by the measure of `freeOver`: half-open, in their order. Closed units stand in the
 * way of a use and not of the pause after it.
 */
export function overtaken({ units, pause, holds, closures }: Capacity): Interval[] {
  const booked = changesOf(holds, pause);
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
  const { holds, closures, pause } = capacity;
  const [from, to] = [wanted.start.getTime(), wanted.end.getTime() + pause(wanted)];
  const isNear = (usage: Usage) => usage.end.getTime() + pause(usage) > from && usage.start.getTime() < to;
  // Stryker disable next-line MethodExpression: what is far away is left out to spare work and changes no answer
  return freeOver({ ...capacity, holds: holds.filter(isNear), closures: closures.filter(isNear) })(wanted);
}
