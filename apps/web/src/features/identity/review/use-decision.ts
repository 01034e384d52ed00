import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNotifyConflict } from "../../../components/use-notify-conflict.ts";
import { useNotifyError } from "../../../lib/use-notify-error.ts";
import { readReviewsAnew } from "./review-query.ts";

interface Decision {
  readonly send: () => Promise<unknown>;
  /** Told when it is done. */
  readonly done: string;
}

/** Sends a decision. Who comes too late is told who was first, and the queue is read anew either way. */
export function useDecision(name: string, onGone: () => void) {
  const { t } = useTranslation("review");
  const client = useQueryClient();
  const notifyError = useNotifyError();
  const notifyConflict = useNotifyConflict();
  return useMutation({
    mutationFn: ({ send }: Decision) => send(),
    onSuccess: (_, { done }) => {
      notifications.show({ color: "green", message: done });
      onGone();
    },
    onError: (error) => {
      if (!notifyConflict(error, t("late", { name }))) notifyError(error);
    },
    onSettled: () => readReviewsAnew(client),
  });
}
