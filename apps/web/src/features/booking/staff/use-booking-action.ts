import { notifications } from "@mantine/notifications";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useTellError } from "../../../lib/use-tell-error.ts";

interface Step {
  readonly run: () => Promise<BookingRecord>;
  /** What to say when it is done. */
  readonly done: (record: BookingRecord) => string;
  /** Shows what somebody else has made of the booking meanwhile; answers whether that is what the error was about. */
  readonly takeOver: (error: Error) => boolean;
}

/** Sends an action from a panel without a form of its own: what came of it, or why not, is told in a notification. */
export function useBookingAction(onDone?: (record: BookingRecord) => void) {
  const tellError = useTellError();
  const { t } = useTranslation("state");
  const { t: staff } = useTranslation("staff");
  return useMutation({
    mutationFn: ({ run }: Step) => run(),
    onSuccess: (record, { done }) => {
      // The next order may be on the screen already, so the one that was worked on is named.
      const title = staff("doneFor", { id: record.id, name: record.namapemesan });
      notifications.show({ color: "green", title, message: done(record) || t("confirm") });
      onDone?.(record);
    },
    onError: (error, { takeOver }) => {
      if (!takeOver(error)) tellError(error);
    },
  });
}
