import { addDays, type LocalDate, localDate, toInstant } from "@retribusi/contract/define/dates";
import { freeUnits, type Usage } from "@retribusi/contract/features/booking/booking.availability";
import { priceOf } from "@retribusi/contract/features/booking/booking.price";
import type { BookingStatus } from "@retribusi/contract/features/booking/booking.states";
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
  readonly status: BookingStatus;
}

export interface Stage {
  readonly random: Random;
  readonly cast: Cast;
  readonly now: Date;
  readonly holidays: ReadonlySet<LocalDate>;
  /** Orders that each customer has not paid yet; nobody may have more than three. */
  readonly unpaid: Map<number, number>;
  /** States in which a booking of the guest waits already. */
  readonly guestWaits: Set<BookingStatus>;
}

const daysBack = 365;
const daysAhead = 60;
const gone: ReadonlySet<BookingStatus> = new Set([80, 90, 92]);
const unpaidStates: ReadonlySet<BookingStatus> = new Set([10, 20, 30, 40]);

const endings: readonly (readonly [weight: number, ending: Ending])[] = [
  [74, { how: "finish" }],
  [4, { how: "noShow" }],
  [4, { how: "reject" }],
  [3, { how: "cancel", from: 20 }],
  [3, { how: "cancel", from: 40 }],
  [3, { how: "cancel", from: 50 }],
  [2, { how: "expire", from: 10 }],
  [2, { how: "expire", from: 20 }],
  [1, { how: "expire", from: 30 }],
  [4, { how: "expire", from: 40 }],
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
  const told: Story[] = [];
  const wanted = object.jumlahobject >= 8 ? 40 : 26;
  for (let attempt = 0; attempt < wanted * 3 && told.length < wanted; attempt += 1) {
    const day = addDays(
      localDate(now, zone),
      random.chance(0.3) ? random.between(0, daysAhead) : -random.between(1, daysBack),
    );
    const ordered = toInstant(
      addDays(day, -random.between(3, 45)),
      `${random.between(7, 20)}:${random.between(10, 59)}`,
      zone,
    );
    const plan = drawPlan(random, object, day);
    if (plan === null || now.getTime() - ordered.getTime() < 3 * 86_400_000) continue;
    keep(stage, tell(stage, plan, ordered, drawEnding(random)), holds, told);
  }
  for (const target of [30, 40, 20, 10] as const) {
    const plan = drawPlan(random, object, addDays(localDate(now, zone), random.between(8, 60)));
    if (plan !== null && random.chance(0.6)) keep(stage, tellUntil(stage, plan, target), holds, told);
  }
  return told;
}

function keep({ unpaid }: Stage, story: Story, holds: Usage[], told: Story[]): void {
  const { plan, status, customer } = story;
  const { object, interval, price } = plan;
  if (!gone.has(status)) {
    const capacity = { units: object.jumlahobject, pause: object.jedamenit, holds, closures: object.closures };
    if (freeUnits(interval, capacity) < price.jumlahunit) return;
    holds.push({ ...interval, units: price.jumlahunit });
  }
  if (unpaidStates.has(status) && "userid" in customer)
    unpaid.set(customer.userid, (unpaid.get(customer.userid) ?? 0) + 1);
  told.push(story);
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

/** A story of these days, moved in time so that the booking has been in the wanted state for some minutes. */
function tellUntil(stage: Stage, plan: Plan, target: BookingStatus): Story {
  const { random, now, holidays } = stage;
  const events = timelineOf(random, plan, now, { how: "finish" }, holidays);
  const index = events.findIndex(({ to }) => to === target);
  const entered = events[index]?.at ?? now;
  const waited = { 10: 40, 20: 900, 30: 700, 40: Math.min(plan.object.expiredbilling / 2, 1200) }[Number(target)] ?? 60;
  const shift = now.getTime() - random.between(2, waited) * 60_000 - entered.getTime();
  const until = events.slice(0, index + 1).map((event) => ({ ...event, at: new Date(event.at.getTime() + shift) }));
  const moved = target === 30 ? proposeDiscount(random, until, plan, now) : until;
  return storyOf(stage, plan, moved);
}

function storyOf(stage: Stage, plan: Plan, events: readonly Event[]): Story {
  const status = events.at(-1)?.to ?? 10;
  return { plan: withDiscount(plan, events), events, status, customer: castCustomer(stage, plan, status) };
}

/** A discount counts from the moment it is approved. */
function withDiscount(plan: Plan, events: readonly Event[]): Plan {
  const approved = events.find(({ aksi }) => aksi === "approveDiscount");
  return { ...plan, price: priceOf({ ...plan.price, diskon: approved?.diskon ?? 0 }) };
}

function castCustomer(
  { random, cast, unpaid, guestWaits }: Stage,
  { object }: Plan,
  status: BookingStatus,
): Story["customer"] {
  const open = unpaidStates.has(status);
  const may = ({ userid }: Person) => !open || (unpaid.get(userid) ?? 0) < 3;
  // The guest's bookings are made in the house that the manager's account looks after, so that the two accounts meet.
  if (cast.managers.get(object.pengelolaid) === cast.host) {
    // One waits for the guest's confirmation and one for payment; with fewer than three unpaid the guest can still order.
    const waits = (status === 20 || status === 40) && !guestWaits.has(status);
    if (waits) guestWaits.add(status);
    if (waits || (!open && random.chance(0.12))) return cast.guest;
  }
  const customer = random.pick(cast.customers);
  return may(customer) && random.chance(0.85) ? customer : walkIn(random, random.between(100, 9999));
}
