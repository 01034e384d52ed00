import type { BookingRecord } from "../booking/booking-query.ts";

/** What the form of new dates does for its reader: it moves the booking, or asks the manager of a paid one to do it. */
export const moveStep = ({ can: { reschedule } }: Pick<BookingRecord, "can">): "reschedule" | "askMove" =>
  !reschedule.allowed && reschedule.reason === "OWNER_PAID" ? "askMove" : "reschedule";
