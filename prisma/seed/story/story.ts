import { addDays, type LocalDate, localDate, toInstant } from "@retribusi/contract/define/dates";
import { freeUnits, pauseOf, type Usage } from "@retribusi/contract/features/booking/booking.availability";
import { priceOf } from "@retribusi/contract/features/booking/booking.price";
import type { BookingState } from "@retribusi/contract/features/booking/booking.states";
import type { Random } from "../random.ts";
import { type Cast, type Person, walkIn } from "./cast.ts";
import { addDiscount, proposeDiscount } from "./discount.ts";
import type { ObjectFacts } from "./object-facts.ts";
import { drawPlan, type Plan } from "./plan.ts";
import { type Ending, type Event, timelineOf } from "./timeline.ts";

/** A booking as the demonstration tells it: what was ordered, by whom, and everything that has happened to it until now. */
export interface Story {
  readonly plan: Plan;
  readonly events: readonly Event[];
  /** Without `userid` somebody at the counter. */
  readonly customer: Person | ReturnType<typeof walkIn>;
  readonly state: BookingState;
}

export interface Stage {
  readonly random: Random;
  readonly cast: Cast;
  readonly now: Date;
  readonly holidays: ReadonlySet<LocalDate>;
  /** Orders that each customer has not paid yet; nobody may have more than three. */
  readonly unpaid: Map<number, number>;
  /** States in which a booking of the guest waits already. */
  readonly guestWaits: Set<BookingState>;
}

const daysBack = 365;
const daysAhead = 60;
const gone: ReadonlySet<BookingState> = new Set(["rejected", "cancelled", "expired"]);
const unpaidStates: ReadonlySet<BookingState> = new Set(["ordered", "complete", "submitted", "awaitingPayment"]);

const endings: readonly (readonly [weight: number, ending: Ending])[] = [
  [74, { how: "finish" }],
  [4, { how: "noShow" }],
  [4, { how: "reject" }],
  [3, { how: "cancel", from: "complete" }],
  [3, { how: "cancel", from: "awaitingPayment" }],
  [3, { how: "cancel", from: "paid" }],
  [2, { how: "expire", from: "ordered" }],
  [2, { how: "expire", from: "complete" }],
  [1, { how: "expire", from: "submitted" }],
  [4, { how: "expire", from: "awaitingPayment" }],
];

function drawEnding(random: Random): Ending {
  let ticket = random.next() * 100;
  for (const [weight, ending] of endings) {
    ticket -= weight;
    if (ticket < 0) return ending;
  }
  return { how: "finish" };
}

/** Stories of one object over a year and the weeks ahead; no moment has more units in use than there are. */
export function tellStories(stage: Stage, object: ObjectFacts): Story[] {
  const { random, now } = stage;
  const { zone } = object.hours;
  const holds: Usage[] = [];
  const stories: Story[] = [];
  const wanted = object.jumlahobject >= 8 ? 40 : 26;
  for (let attempt = 0; attempt < wanted * 3 && stories.length < wanted; attempt += 1) {
    const day = addDays(
      localDate(now, zone),
      random.chance(0.3) ? random.between(0, daysAhead) : -random.between(1, daysBack),
    );
    const ordered = toInstant(
      addDays(day, -random.between(3, 45)),
      `${random.between(7, 20)}:${random.between(10, 59)}`,
      zone,
    );
    const plan = drawPlan(stage, object, day);
    if (plan === null || now.getTime() - ordered.getTime() < 3 * 86_400_000) continue;
    keep(stage, tell(stage, plan, ordered, drawEnding(random)), holds, stories);
  }
  for (const target of ["submitted", "awaitingPayment", "complete", "ordered"] as const) {
    const plan = drawPlan(stage, object, addDays(localDate(now, zone), random.between(8, 60)));
    if (plan !== null && random.chance(0.6)) keep(stage, tellUntil(stage, plan, target), holds, stories);
  }
  return stories;
}

function keep({ unpaid }: Stage, story: Story, holds: Usage[], stories: Story[]): void {
  const { plan, state, customer } = story;
  const { object, interval, price } = plan;
  if (!gone.has(state)) {
    const capacity = {
      units: object.jumlahobject,
      pause: pauseOf(object.jedamenit, object.hours.zone),
      holds,
      closures: object.closures,
    };
    if (freeUnits(interval, capacity) < price.jumlahunit) return;
    holds.push({ ...interval, units: price.jumlahunit });
  }
  if (unpaidStates.has(state) && "userid" in customer)
    unpaid.set(customer.userid, (unpaid.get(customer.userid) ?? 0) + 1);
  stories.push(story);
}

function tell(stage: Stage, plan: Plan, ordered: Date, ending: Ending): Story {
  const { random, holidays, now } = stage;
  const events = addDiscount(random, timelineOf(random, plan, ordered, ending, holidays), plan);
  return storyOf(
    stage,
    plan,
    events.filter(({ at }) => at <= now),
  );
}

/** So many minutes at most has a booking been in the state that it waits in. */
const longestWait = ({ object }: Plan, state: BookingState): number => {
  switch (state) {
    case "ordered":
      return 40;
    case "complete":
      return 900;
    case "submitted":
      return 700;
    case "awaitingPayment":
      return Math.min(object.expiredbilling / 2, 1200);
    default:
      return 60;
  }
};

/** A story of these days, moved in time so that the booking has been in the wanted state for some minutes. */
function tellUntil(stage: Stage, plan: Plan, target: BookingState): Story {
  const { random, now, holidays } = stage;
  const events = timelineOf(random, plan, now, { how: "finish" }, holidays);
  const index = events.findIndex(({ to }) => to === target);
  const entered = events[index]?.at ?? now;
  const waited = longestWait(plan, target);
  const shift = now.getTime() - random.between(2, waited) * 60_000 - entered.getTime();
  const until = events.slice(0, index + 1).map((event) => ({ ...event, at: new Date(event.at.getTime() + shift) }));
  const moved = target === "submitted" ? proposeDiscount(random, until, plan, now) : until;
  return storyOf(stage, plan, moved);
}

function storyOf(stage: Stage, plan: Plan, events: readonly Event[]): Story {
  const state = events.at(-1)?.to ?? "ordered";
  return { plan: withDiscount(plan, events), events, state, customer: castCustomer(stage, plan, state) };
}

/** A discount counts from the moment it is approved. */
function withDiscount(plan: Plan, events: readonly Event[]): Plan {
  const approved = events.find(({ aksi }) => aksi === "approveDiscount");
  return { ...plan, price: priceOf({ ...plan.price, diskon: approved?.diskon ?? 0 }) };
}

function castCustomer(
  { random, cast, unpaid, guestWaits }: Stage,
  { object }: Plan,
  state: BookingState,
): Story["customer"] {
  const open = unpaidStates.has(state);
  const may = ({ userid }: Person) => !open || (unpaid.get(userid) ?? 0) < 3;
  // The guest's bookings are made in the house that the manager's account looks after, so that the two accounts meet.
  if (cast.managers.get(object.pengelolaid) === cast.host) {
    // One waits for the guest's confirmation and one for payment; with fewer than three unpaid the guest can still order.
    const waits = (state === "complete" || state === "awaitingPayment") && !guestWaits.has(state);
    if (waits) guestWaits.add(state);
    if (waits || (!open && random.chance(0.12))) return cast.guest;
  }
  const customer = random.pick(cast.customers);
  return may(customer) && random.chance(0.85) ? customer : walkIn(random, random.between(100, 9999));
}
