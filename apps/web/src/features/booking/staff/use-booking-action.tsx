import { Anchor } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import type { AskedAction } from "@retribusi/contract/features/booking/booking.machine";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { isMailed } from "@retribusi/contract/features/booking/booking.rules";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { hideFailure } from "../../../lib/failure-notice.ts";
import { useNotifyError } from "../../../lib/use-notify-error.ts";
import { usePrintLink } from "../print-button.tsx";
import { useStepWords } from "./use-step-words.ts";

interface Step {
  readonly action: AskedAction;
  readonly run: () => Promise<BookingRecord>;
  /** Shows what somebody else has made of the booking meanwhile; answers whether that is what the error was about. */
  readonly takeOver: (error: Error) => boolean;
}

/** A bill that no mail brings is handed over on paper, which is one press away; the message stands outside the pages and their router. */
const Unsent = ({ words, to, label }: { readonly words: string; readonly to: string; readonly label: string }) => (
  <>
    {words}{" "}
    <Anchor href={`#${to}`} fz="sm" fw={600}>
      {label}
    </Anchor>
  </>
);

/** Sends an action from a panel without a form of its own: what came of it, or why not, is told in a notification. */
export function useBookingAction(onDone: (record: BookingRecord) => void) {
  const notifyError = useNotifyError();
  const failure = useRef<string>(undefined);
  const { t } = useTranslation("staff");
  const stepWords = useStepWords();
  const printLink = usePrintLink();
  return useMutation({
    mutationFn: ({ run }: Step) => run(),
    onMutate: () => {
      if (failure.current) hideFailure(failure.current);
    },
    onSuccess: (record, { action }) => {
      const message = t(`done.${action}`, { ...stepWords(record), billing: record.idbilling ?? "" });
      // The next order may be on the screen already, so the one that was worked on is named.
      const title = t("doneFor", { id: record.id, name: record.namapemesan });
      const paper = action === "confirm" && !isMailed(record) ? printLink(record) : undefined;
      notifications.show(
        paper
          ? { color: "kunyit", title, message: <Unsent words={message} {...paper} />, autoClose: false }
          : { color: "green", title, message },
      );
      onDone(record);
    },
    onError: (error, { takeOver }) => {
      if (!takeOver(error)) failure.current = notifyError(error);
    },
  });
}
