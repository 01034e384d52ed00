import type { BookingState } from "@retribusi/contract/features/booking/booking.states";

export interface BookingGroup {
  readonly name: "yours" | "waiting" | "coming" | "past";
  readonly states: readonly BookingState[];
  readonly urut: "batas" | "terbaru";
  readonly limit: number;
}

/** A customer's bookings in the order of what needs them: their own step, somebody else's, what comes, what was. */
export const bookingGroups = [
  { name: "yours", states: ["ordered", "complete", "awaitingPayment"], urut: "batas", limit: 20 },
  { name: "waiting", states: ["submitted"], urut: "batas", limit: 20 },
  { name: "coming", states: ["paid", "inUse"], urut: "batas", limit: 20 },
  { name: "past", states: ["finished", "rejected", "cancelled", "expired", "noShow"], urut: "terbaru", limit: 10 },
] as const satisfies readonly BookingGroup[];
