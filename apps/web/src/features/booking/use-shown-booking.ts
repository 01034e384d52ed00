import type { UseFormReturnType } from "@mantine/form";
import type { BookingInput, PersonalAction } from "@retribusi/contract/features/booking/booking.machine";
import { bookingRecord } from "@retribusi/contract/features/booking/booking.record";
import type { IsUnseen } from "../../lib/three-way.ts";
import { useShownVersion } from "../../lib/use-shown-version.ts";
import type { BookingRecord } from "./booking-query.ts";
import { withPresentBooking } from "./stale-booking.ts";
import { callAction, useSendAction } from "./use-send-action.ts";

interface Options<V extends Record<string, unknown>, A extends PersonalAction> {
  readonly form: UseFormReturnType<V>;
  /** As it is when the form is opened; it is read again and again behind the form. */
  readonly present: BookingRecord;
  readonly action: A;
  /** The form's values that come from the booking; others keep what was typed, whatever the booking becomes. */
  readonly toValues: (shown: BookingRecord) => V;
  readonly isUnseen?: IsUnseen;
}

/**
 * The one way in which forms of a booking send: with the version that they opened with, or that a refusal has shown since, never with one
 * that was read behind the person's back.
 */
export function useShownBooking<V extends Record<string, unknown>, A extends PersonalAction>({
  present,
  action,
  ...options
}: Options<V, A>) {
  const conflict = useShownVersion({ ...options, present, schema: bookingRecord });
  const sendAction = useSendAction();
  const { shown } = conflict;
  return {
    ...conflict,
    action,
    /** Whether the action is still possible, as far as the form has been told. */
    isPossible: shown.can[action].allowed,
    /** Throws a CONFLICT that tells what the booking is now, for `takeOver`, wherever it isn't any more as it was shown. */
    async send(bodyOf: (shown: BookingRecord) => BookingInput<A>): Promise<BookingRecord> {
      try {
        return await sendAction(() => callAction(shown, action, bodyOf(shown)));
      } catch (error) {
        throw await withPresentBooking(shown, error);
      }
    },
  };
}
