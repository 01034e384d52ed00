import { type BookingState, stateOf } from "./booking.states.ts";

/** A customer's bookings in the order of what needs them: their own step, somebody else's, what comes, what was. */
export const bookingGroups = [
  { name: "yours", states: ["ordered", "complete", "awaitingPayment"] },
  { name: "waiting", states: ["submitted"] },
  { name: "coming", states: ["paid", "inUse"] },
  { name: "past", states: ["finished", "rejected", "cancelled", "expired", "noShow"] },
] as const satisfies readonly { readonly name: string; readonly states: readonly BookingState[] }[];

export type BookingGroupName = (typeof bookingGroups)[number]["name"];

/** The bookings of each group, in the order that they come in; a group without any isn't there. */
export const grouped = <B extends { readonly statusbooking: number }>(bookings: readonly B[]) =>
  bookingGroups
    .map(({ name, states }) => {
      const own: readonly BookingState[] = states;
      return { name, bookings: bookings.filter(({ statusbooking }) => own.includes(stateOf(statusbooking))) };
    })
    .filter((group) => group.bookings.length > 0);
