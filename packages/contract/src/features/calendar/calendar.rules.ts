import { type BookingState, bookingStates, cameToNothing, statesWith } from "../booking/booking.states.ts";

/** Whose bookings a calendar shows: those that its owner ordered, of an object, or of a manager group. */
export const calendarKinds = ["orang", "object", "kelompok"] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/** Days for which what is over stays in a calendar. */
export const shownDays = 90;
/** Bookings of one calendar, the newest of them; so many closures beside them. */
export const mostBookings = 5000;
export const mostClosures = 1000;
/** Minutes after which programs are asked to read again. */
export const readAgainAfter = 60;
/** Addresses that a person may have at a time. */
export const mostAddresses = 50;

/** How often one address is read, by all the devices of its owner, before programs are told to wait. */
export const mostReads = { reads: 60, minutes: 15 } as const;

const { ordered, complete } = bookingStates;

/** States in which a booking stands in a calendar: its price has been agreed to. */
export const calendarStates: readonly BookingState[] = statesWith((state) => state !== ordered && state !== complete);

/** What a calendar says of a booking: it came to nothing, it is sure, or it isn't yet. */
export function calendarStatus(state: BookingState): "CANCELLED" | "CONFIRMED" | "TENTATIVE" {
  if (cameToNothing(state)) return "CANCELLED";
  return bookingStates[state].unpaid ? "TENTATIVE" : "CONFIRMED";
}
