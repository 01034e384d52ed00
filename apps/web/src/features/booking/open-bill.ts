import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { stateOf } from "@retribusi/contract/features/booking/booking.states";

/** The bill of a booking that is to be paid: its own, or a supplementary one after that. */
export const openBill = ({ tagihan }: Pick<BookingRecord, "tagihan">): BookingRecord["tagihan"][number] | undefined =>
  tagihan.find(({ statustagihan }) => statustagihan === "terbit");

/** The booking waits for money, whether its bill is there yet or still to come. */
export const isDue = (booking: Pick<BookingRecord, "statusbooking" | "tagihan">): boolean =>
  stateOf(booking.statusbooking) === "awaitingPayment" || openBill(booking) !== undefined;
