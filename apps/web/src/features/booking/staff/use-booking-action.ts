import { notifications } from "@mantine/notifications";
import type { AskedAction } from "@retribusi/contract/features/booking/booking.machine";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNotifyError } from "../../../lib/use-notify-error.ts";
import { useStepWords } from "./use-step-words.ts";

interface Step {
  readonly action: AskedAction;
  readonly run: () => Promise<BookingRecord>;
  /** Shows what somebody else has made of the booking meanwhile; answers whether that is what the error was about. */
  readonly takeOver: (error: Error) => boolean;
}

/** Sends an action from a panel without a form of its own: what came of it, or why not, is told in a notification. */
export function useBookingAction(onDone: (record: BookingRecord) => void) {
  const notifyError = useNotifyError();
  const { t } = useTranslation("staff");
  const stepWords = useStepWords();
  return useMutation({
    mutationFn: ({ run }: Step) => run(),
    onSuccess: (record, { action }) => {
      const message = t(`done.${action}`, { ...stepWords(record), billing: record.idbilling ?? "" });
      // The next order may be on the screen already, so the one that was worked on is named.
      const title = t("doneFor", { id: record.id, name: record.namapemesan });
      notifications.show({ color: "green", title, message });
      onDone(record);
    },
    onError: (error, { takeOver }) => {
      if (!takeOver(error)) notifyError(error);
    },
  });
}
