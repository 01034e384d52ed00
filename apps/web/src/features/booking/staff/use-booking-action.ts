import { notifications } from "@mantine/notifications";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useTellError } from "../../../lib/use-tell-error.ts";
import { useSendAction } from "../use-send-action.ts";

interface Step {
  readonly run: () => Promise<BookingRecord>;
  /** What to say when it is done. */
  readonly done: (record: BookingRecord) => string;
}

/** Sends an action from a panel without a form of its own: what came of it, or why not, is told in a notification. */
export function useBookingAction(onDone?: (record: BookingRecord) => void) {
  const send = useSendAction();
  const tellError = useTellError();
  const { t } = useTranslation("state");
  return useMutation({
    mutationFn: ({ run }: Step) => send(run),
    onSuccess: (record, { done }) => {
      notifications.show({ color: "green", message: done(record) || t("confirm") });
      onDone?.(record);
    },
    onError: tellError,
  });
}
