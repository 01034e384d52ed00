import { addDays, type LocalDate, zoneOf } from "@retribusi/contract/define/dates";
import { toChoice } from "@retribusi/contract/features/booking/booking.interval";
import { type BookingAction, declarationOf } from "@retribusi/contract/features/booking/booking.machine";
import { stateOf } from "@retribusi/contract/features/booking/booking.states";
import type { TimelineBooking, TimelineObject } from "@retribusi/contract/features/timeline/timeline.endpoints";
import { type OrderWish, wishOf } from "../order/order-wish.ts";
import { timeOf } from "./bar-time.ts";
import type { Bar, Row } from "./timeline-rows.ts";

/** What a column of a drawing is. */
export type Column = "day" | "hour";

/** What may become of a booking that is dragged, or why nothing may. */
export type Movable = { readonly to: "dates" | "unit" } | { readonly to: "nowhere"; readonly why: Fixed };
type Fixed = "noPage" | "inUse" | "byDays";

type Booked = Bar & { readonly is: "booking" };
/** What is said of it: where it was dragged to other days and to another unit, which of the two it takes. */
type Told = "otherObject" | "past" | "unitLater" | "datesAlone" | "timeStays" | "unitAlone";

export type Moved =
  | { readonly is: "dates"; readonly wish: OrderWish; readonly told?: Told }
  | { readonly is: "unit"; readonly unitid: number; readonly told?: Told }
  | { readonly is: "nothing"; readonly told?: Told };

const isFrom = (action: BookingAction, { statusbooking }: TimelineBooking) =>
  declarationOf(action).from.includes(stateOf(statusbooking));

/** As far as the timeline knows; what else speaks against it the server says on the page that opens. */
export function movableOf(
  booking: TimelineBooking,
  { unit }: Pick<TimelineObject, "unit">,
  permits: Readonly<Record<"reschedule" | "swapUnit", boolean>>,
): Movable {
  if (isFrom("reschedule", booking)) {
    return permits.reschedule ? { to: "dates" } : { to: "nowhere", why: "noPage" };
  }
  const canSwap = isFrom("swapUnit", booking) && unit.length > 0 && permits.swapUnit;
  return canSwap ? { to: "unit" } : { to: "nowhere", why: "inUse" };
}

/** Only what is let by the hour has another one: nights, days, months and sessions move by days. */
export const draggableIn = (movable: Movable, { satuantarif }: TimelineBooking, column: Column): Movable =>
  movable.to === "dates" && column === "hour" && satuantarif !== "jam" ? { to: "nowhere", why: "byDays" } : movable;

/** The booked time so many days or hours later. Over days its hours and session stay, which the form of new dates knows and nobody needs to say. */
export function laterBy(booking: TimelineBooking, zona: string, count: number, column: Column): OrderWish {
  const { start, end } = timeOf(booking);
  const later = column === "hour" ? count * 3_600_000 : 0;
  const during = { start: new Date(start.getTime() + later), end: new Date(end.getTime() + later) };
  const wish = wishOf(toChoice(during, booking.satuantarif, null, zoneOf(zona)), 1, "umum");
  if (column === "hour") return wish;
  const { by, from, to, months, units, payer } = wish;
  return { by, months, units, payer, from: from && addDays(from, count), to: to && addDays(to, count) };
}

/** A drawing by days or by hours, and the day that it is where the objects are. */
interface Drawn {
  readonly column: Column;
  readonly today: LocalDate;
}

/** What it means that a booking was dragged to a row, and so many columns further. */
export function movedTo(bar: Booked, to: Row, count: number, movable: Movable, { column, today }: Drawn): Moved {
  const { object, booking } = bar;
  if (to.object !== object) return { is: "nothing", told: "otherObject" };
  const unitid = to.is === "unit" && to.id !== bar.row ? to.unit.id : undefined;
  if (movable.to === "nowhere" || (unitid === undefined && count === 0)) return { is: "nothing" };
  if (movable.to === "unit") {
    if (unitid === undefined) return { is: "nothing", told: "timeStays" };
    return { is: "unit", unitid, ...(count === 0 ? {} : { told: "unitAlone" }) };
  }
  if (count === 0) return { is: "nothing", told: "unitLater" };
  const wish = laterBy(booking, object.zona, count, column);
  if (wish.from && wish.from < today) return { is: "nothing", told: "past" };
  return { is: "dates", wish, ...(unitid === undefined ? {} : { told: "datesAlone" }) };
}
