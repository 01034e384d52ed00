import type { BookingStatus } from "@retribusi/contract/features/booking/booking.states";

export interface BookingGroup {
  readonly name: "yours" | "waiting" | "coming" | "past";
  readonly status: readonly BookingStatus[];
  readonly urut: "batas" | "terbaru";
  readonly limit: number;
}

/** A customer's bookings in the order of what needs them: their own step, somebody else's, what comes, what was. */
export const bookingGroups = [
  { name: "yours", status: [10, 20, 40], urut: "batas", limit: 20 },
  { name: "waiting", status: [30], urut: "batas", limit: 20 },
  { name: "coming", status: [50, 60], urut: "batas", limit: 20 },
  { name: "past", status: [70, 80, 90, 92, 95], urut: "terbaru", limit: 10 },
] as const satisfies readonly BookingGroup[];
