import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";

/** The bill of a booking that is to be paid: its own, or a supplementary one after that. */
export const openBill = ({ tagihan }: Pick<BookingRecord, "tagihan">): BookingRecord["tagihan"][number] | undefined =>
  tagihan.find(({ statustagihan }) => statustagihan === "terbit");
