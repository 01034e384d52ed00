import { addDays, daysBetween, type LocalDate, localDate, toInstant } from "@retribusi/contract/define/dates";
import { hoursOn, openSpans, type Span } from "@retribusi/contract/features/policy/policy.hours";
import type { CapacityFrom, Closed, ObjectPlace } from "./object-places.query.ts";
import type { Period } from "./period.ts";

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

/** Minutes of open units in a span of the day. */
function openMinutes(
  place: ObjectPlace,
  day: LocalDate,
  units: number,
  closures: readonly Closed[],
  { from, until }: Span,
): number {
  if (closures.length === 0) return units * (until - from);
  const spans = closures
    .map((one) => ({ ...closedMinutes(place, day, one), units: one.units ?? units }))
    .filter((span) => span.until > span.from);
  return units * (until - from) - closedAt(spans, from, until, units);
}

function hoursOf(place: ObjectPlace, day: LocalDate) {
  const capacity = capacityOn(place, day);
  return capacity ? hoursOn(capacity, day) : null;
}

/** The capacity in force and what closes some of it; none before the object existed and while it was not active. */
function openOn(place: ObjectPlace, day: LocalDate) {
  const capacity = capacityOn(place, day);
  if (!capacity?.isActive) return null;
  const near = place.closures.filter(
    ({ start, end }) => localDate(start, place.zone) <= addDays(day, 1) && localDate(end, place.zone) >= day,
  );
  return { capacity, near, spans: openSpans((date) => hoursOf(place, date), day) };
}

const sum = (spans: readonly Span[], of: (span: Span) => number): number =>
  spans.reduce((total, span) => total + of(span), 0);

/** Units of an object that could be taken for the night, or for the opening day. */
export function unitDaysOf(place: ObjectPlace, day: LocalDate): number {
  const open = openOn(place, day);
  if (!open) return 0;
  const { capacity, near, spans } = open;
  if (capacity.isNightly) return openNights(place, day, capacity, near);
  const whole = sum(spans, ({ from, until }) => until - from);
  return whole > 0 ? sum(spans, (span) => openMinutes(place, day, capacity.units, near, span)) / whole : 0;
}

/** Minutes of open units by the hour of the clock; nights have none. */
export function openHoursOf(place: ObjectPlace, day: LocalDate): Map<number, number> {
  const hours = new Map<number, number>();
  const open = openOn(place, day);
  if (!open || open.capacity.isNightly) return hours;
  const { capacity, near, spans } = open;
  for (const { from, until } of spans) {
    for (let hour = Math.floor(from / 60); hour * 60 < until; hour += 1) {
      const span = { from: Math.max(from, hour * 60), until: Math.min(until, hour * 60 + 60) };
      hours.set(hour, (hours.get(hour) ?? 0) + openMinutes(place, day, capacity.units, near, span));
    }
  }
  return hours;
}

/** The days of a period. */
export const daysOf = ({ from, until }: Period): LocalDate[] =>
  Array.from({ length: daysBetween(from, until) + 1 }, (_, at) => addDays(from, at));
