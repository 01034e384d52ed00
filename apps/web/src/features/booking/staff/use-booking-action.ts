import { notifications } from "@mantine/notifications";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../../lib/api-error.ts";
import { useTellError } from "../../../lib/use-tell-error.ts";
import { bookingsKey, storeBooking } from "../booking-query.ts";

/** Takes a booking's answer after an action: shown at once, told in a notification. A conflict shows the new state. */
export function useBookingAction(onDone?: (record: BookingRecord) => void) {
  const client = useQueryClient();
  const tellError = useTellError();
  const { t } = useTranslation("state");
  return useMutation({
    mutationFn: ({
      run,
    }: {
      readonly run: () => Promise<BookingRecord>;
      readonly done: (record: BookingRecord) => string;
    }) => run(),
    onSuccess: (record, { done }) => {
      storeBooking(client, record);
      notifications.show({ color: "green", message: done(record) || t("confirm") });
      onDone?.(record);
    },
    onError: (error) => {
      tellError(error);
      if (error instanceof ApiError && error.status === 409) void client.invalidateQueries({ queryKey: bookingsKey });
    },
  });
}
