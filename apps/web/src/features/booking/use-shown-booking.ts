import type { UseFormReturnType } from "@mantine/form";
import { bookingRecord } from "@retribusi/contract/features/booking/booking.record";
import type { PersonalAction } from "@retribusi/contract/features/booking/booking.verdict";
import type { IsUnseen } from "../../lib/three-way.ts";
import { useShownVersion } from "../../lib/use-shown-version.ts";
import type { BookingRecord } from "./booking-query.ts";
import { withPresentBooking } from "./stale-booking.ts";
import { useSendAction } from "./use-send-action.ts";

interface Options<V extends Record<string, unknown>> {
  readonly form: UseFormReturnType<V>;
  /** As it is when the form is opened; it is read again and again behind the form. */
  readonly present: BookingRecord;
  readonly action: PersonalAction;
  /** The form's values that come from the booking; others keep what was typed, whatever the booking becomes. */
  readonly toValues: (shown: BookingRecord) => V;
  readonly isUnseen?: IsUnseen;
}

/**
 * The one way in which forms of a booking send: with the version that they opened with, or that a refusal has shown since, never with one
 * that was read behind the person's back.
 */
export function useShownBooking<V extends Record<string, unknown>>({ present, action, ...options }: Options<V>) {
  const conflict = useShownVersion({ ...options, present, schema: bookingRecord });
  const sendAction = useSendAction();
  const { shown } = conflict;
  return {
    ...conflict,
    action,
    /** Whether the action is still possible, as far as the form has been told. */
    isPossible: shown.can[action].allowed,
    /** Throws a CONFLICT that tells what the booking is now, for `takeOver`, wherever it isn't any more as it was shown. */
    async send(run: (shown: BookingRecord) => Promise<BookingRecord>): Promise<BookingRecord> {
      try {
        return await sendAction(() => run(shown));
      } catch (error) {
        throw await withPresentBooking(shown, error);
      }
    },
  };
}
