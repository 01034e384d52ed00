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

const clip = (usage: Usage, from: number, to: number): Usage[] => {
  const start = Math.max(usage.start.getTime(), from);
  const end = Math.min(usage.end.getTime(), to);
  return start < end ? [{ start: new Date(start), end: new Date(end), units: usage.units }] : [];
};

/** Highest number of units taken at one moment by usages that may overlap each other. */
export function peakUnits(usages: readonly Usage[]): number {
  const steps = usages.flatMap(({ start, end, units }) => [
    { at: start.getTime(), units },
    { at: end.getTime(), units: -units },
  ]);
  // Releases come before takings at the same moment, so that uses which touch don't count together.
  steps.sort((a, b) => a.at - b.at || a.units - b.units);
  let now = 0;
  let peak = 0;
  for (const step of steps) {
    now += step.units;
    peak = Math.max(peak, now);
  }
  return peak;
}

/**
 * Units that are free over the whole wanted interval, the pause after it included; never negative.
 * A pause is counted after each hold and after the wanted use: two uses are then at least one pause apart, whichever is first.
 */
export function freeUnits(wanted: Interval, capacity: Capacity): number {
  const pause = capacity.pause * 60_000;
  const from = wanted.start.getTime();
  const to = wanted.end.getTime();
  const booked = capacity.holds.flatMap((hold) =>
    clip({ ...hold, end: new Date(hold.end.getTime() + pause) }, from, to + pause),
  );
  const closed = capacity.closures.flatMap((closure) => clip(closure, from, to));
  return Math.max(0, capacity.units - peakUnits([...booked, ...closed]));
}
