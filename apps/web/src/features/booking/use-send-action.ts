import { useQueryClient } from "@tanstack/react-query";
import { ApiError } from "../../lib/api-error.ts";
import { type BookingRecord, bookingsKey, storeBooking } from "./booking-query.ts";

/**
 * Sends an action on a booking and takes the answer everywhere it is shown. A refusal means that the screen is out
 * of date, so the booking is read again before the error goes on to the form.
 */
export function useSendAction(): (send: () => Promise<BookingRecord>) => Promise<BookingRecord> {
  const client = useQueryClient();
  return async (send) => {
    try {
      const record = await send();
      storeBooking(client, record);
      return record;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) {
        await client.invalidateQueries({ queryKey: bookingsKey });
      }
      throw error;
    }
  };
}
