import {
  addDays,
  daysBetween,
  type LocalDate,
  type LocalTime,
  localDate,
  toInstant,
} from "@retribusi/contract/define/dates";
import type { CapacityFrom, Closed, ObjectPlace } from "./object-places.query.ts";
import type { Period } from "./period.ts";

const minutesOf = (time: LocalTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The capacity that is in force on a day. */
const capacityOn = ({ capacities }: ObjectPlace, day: LocalDate): CapacityFrom | undefined =>
  capacities.findLast((capacity) => capacity.day <= day);

/** Minutes of a day, from its midnight, that a closure takes. */
function closedMinutes({ zone }: ObjectPlace, day: LocalDate, { start, end }: Closed) {
  const midnight = toInstant(day, "00:00", zone).getTime();
  return {
    from: Math.max(0, (start.getTime() - midnight) / 60_000),
    until: Math.min(1440, (end.getTime() - midnight) / 60_000),
  };
}

/** Units that are closed at a minute of the day, of those there are. */
function closedAt(
  spans: readonly { from: number; until: number; units: number }[],
  from: number,
  until: number,
  most: number,
): number {
  const edges = [from, until, ...spans.flatMap((span) => [span.from, span.until])]
    .filter((edge) => edge >= from && edge <= until)
    .sort((a, b) => a - b);
  let closed = 0;
  for (const [at, edge] of edges.entries()) {
    const next = edges[at + 1] ?? edge;
    const units = spans.reduce((sum, span) => (span.from < next && span.until > edge ? sum + span.units : sum), 0);
    closed += Math.min(most, units) * (next - edge);
  }
  return closed;
}

/** A night is lost where a closure touches it between six in the evening and six in the morning: nobody can stay through it. */
function openNights(place: ObjectPlace, day: LocalDate, { units }: CapacityFrom, closures: readonly Closed[]): number {
  if (closures.length === 0) return units;
  const from = toInstant(day, "18:00", place.zone).getTime();
  const until = toInstant(addDays(day, 1), "06:00", place.zone).getTime();
  const closed = closures.reduce(
    (sum, one) => (one.start.getTime() < until && one.end.getTime() > from ? sum + (one.units ?? units) : sum),
    0,
  );
  return Math.max(0, units - closed);
}

/** Minutes of open units between two minutes of the day. */
function openMinutes(
  place: ObjectPlace,
  day: LocalDate,
  units: number,
  closures: readonly Closed[],
  from: number,
  until: number,
): number {
  if (closures.length === 0) return units * (until - from);
  const spans = closures
    .map((one) => ({ ...closedMinutes(place, day, one), units: one.units ?? units }))
    .filter((span) => span.until > span.from);
  return units * (until - from) - closedAt(spans, from, until, units);
}

/** The capacity in force and what closes some of it; none before the object existed and while it was not active. */
function openOn(place: ObjectPlace, day: LocalDate) {
  const capacity = capacityOn(place, day);
  if (!capacity?.isActive) return null;
  const near = place.closures.filter(
    ({ start, end }) => localDate(start, place.zone) <= addDays(day, 1) && localDate(end, place.zone) >= day,
  );
  return { capacity, near, from: minutesOf(capacity.opens), until: minutesOf(capacity.closes) };
}

/** Units of an object that could be taken for the night, or for the opening day. */
export function unitDaysOf(place: ObjectPlace, day: LocalDate): number {
  const open = openOn(place, day);
  if (!open) return 0;
  const { capacity, near, from, until } = open;
  if (capacity.isNightly) return openNights(place, day, capacity, near);
  return until > from ? openMinutes(place, day, capacity.units, near, from, until) / (until - from) : 0;
}

/** Minutes of open units by the hour of the clock; nights have none. */
export function openHoursOf(place: ObjectPlace, day: LocalDate): Map<number, number> {
  const hours = new Map<number, number>();
  const open = openOn(place, day);
  if (!open || open.capacity.isNightly) return hours;
  const { capacity, near, from, until } = open;
  for (let hour = Math.floor(from / 60); hour * 60 < until; hour += 1) {
    const [start, end] = [Math.max(from, hour * 60), Math.min(until, hour * 60 + 60)];
    hours.set(hour, openMinutes(place, day, capacity.units, near, start, end));
  }
  return hours;
}

/** The days of a period. */
export const daysOf = ({ from, until }: Period): LocalDate[] =>
  Array.from({ length: daysBetween(from, until) + 1 }, (_, at) => addDays(from, at));
