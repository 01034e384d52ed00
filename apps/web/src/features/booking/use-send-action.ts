import { actionEndpoint } from "@retribusi/contract/features/booking/booking.endpoints";
import type { BookingInput, PersonalAction } from "@retribusi/contract/features/booking/booking.machine";
import { useQueryClient } from "@tanstack/react-query";
import { callEndpoint } from "../../lib/api.ts";
import { ApiError } from "../../lib/api-error.ts";
import { type BookingRecord, bookingsKey, storeBooking } from "./booking-query.ts";

/** Takes an action on a booking; answers the booking as it is afterwards. */
export const callAction = <A extends PersonalAction>(
  { id, jenisbooking }: Pick<BookingRecord, "id" | "jenisbooking">,
  action: A,
  body: BookingInput<A>,
): Promise<BookingRecord> => callEndpoint(actionEndpoint(jenisbooking, action), { params: { id }, body });

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
