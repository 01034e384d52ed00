import { addDays, type LocalDate, localDate } from "@retribusi/contract/define/dates";
import { freeUnits, pauseOf, type Usage } from "@retribusi/contract/features/booking/booking.availability";
import { type BookingState, isOver } from "@retribusi/contract/features/booking/booking.states";
import type { Random } from "../random.ts";
import type { ObjectFacts } from "../story/object-facts.ts";
import { drawPlan, type Plan } from "../story/plan.ts";
import { deadlineIn } from "../story/timeline.ts";

/** A booking of the bulk seed, before it becomes rows. */
export interface Draft {
  readonly plan: Plan;
  readonly ordered: Date;
  readonly state: BookingState;
  readonly entered: Date;
  readonly deadline: Date | null;
}

const hour = 3_600_000;

/** Endings of bookings whose time has come, and of those that are still ahead; weights add up to 100. */
const past: readonly (readonly [weight: number, state: BookingState])[] = [
  [73, "finished"],
  [9, "expired"],
  [8, "cancelled"],
  [5, "rejected"],
  [5, "noShow"],
];
const ahead: readonly (readonly [weight: number, state: BookingState])[] = [
  [78, "paid"],
  [9, "expired"],
  [8, "cancelled"],
  [5, "rejected"],
];

function drawState(random: Random, weights: typeof past): BookingState {
  let ticket = random.next() * 100;
  for (const [weight, state] of weights) {
    ticket -= weight;
    if (ticket < 0) return state;
  }
  return "finished";
}

/** The state that a booking of this age can be in: what was ordered today still waits for somebody. */
function stateAt(random: Random, { interval }: Plan, ordered: Date, now: Date): BookingState {
  const age = now.getTime() - ordered.getTime();
  if (age < hour * 0.6) return "ordered";
  if (age < hour * 20 && random.chance(0.8))
    return random.pick(["complete", "submitted", "submitted", "awaitingPayment"] as const);
  if (interval.end < now) return drawState(random, past);
  return interval.start < now ? "inUse" : drawState(random, ahead);
}

/** When the booking came into its state: soon after the order, or around its use. */
function enteredAt(random: Random, state: BookingState, { interval }: Plan, ordered: Date, now: Date): Date {
  if (state === "finished") return interval.end;
  if (state === "inUse" || state === "noShow") return interval.start;
  return new Date(Math.min(ordered.getTime() + random.between(5, 1400) * 60_000, now.getTime() - 60_000));
}

/**
 * Draws bookings one after the other. What holds units now or later never exceeds what there is: an order that finds nothing free has
 * been cancelled. Finished bookings of the past are not held to it, a million of them would not fit on forty objects.
 */
export function draftsOf(random: Random, objects: readonly ObjectFacts[], now: Date, holidays: ReadonlySet<LocalDate>) {
  const holds = new Map<number, Usage[]>();

  function takes({ object, interval, price }: Plan): boolean {
    const booked = holds.get(object.objectid) ?? [];
    holds.set(object.objectid, booked);
    const capacity = {
      units: object.jumlahobject,
      pause: pauseOf(object.jedamenit, object.hours.zone),
      holds: booked,
      closures: object.closures,
    };
    if (freeUnits(interval, capacity) < price.jumlahunit) return false;
    booked.push({ ...interval, units: price.jumlahunit });
    return true;
  }

  return (ordered: Date): Draft => {
    const object = random.pick(objects);
    const day = addDays(localDate(ordered, object.hours.zone), random.between(3, 45));
    const plan = drawPlan({ random, holidays }, object, day);
    if (plan === null) throw new Error(`${object.objectname} has no tariff on ${day}.`);
    const wanted = stateAt(random, plan, ordered, now);
    const state = !isOver(wanted) && !takes(plan) ? "cancelled" : wanted;
    const entered = enteredAt(random, state, plan, ordered, now);
    const deadline = deadlineIn(plan, state, entered, holidays);
    if (deadline === null || deadline > now) return { plan, ordered, state, entered, deadline };
    return { plan, ordered, state: "expired", entered: deadline, deadline: null };
  };
}
