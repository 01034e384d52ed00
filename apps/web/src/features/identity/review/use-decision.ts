import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useTellConflict } from "../../../components/use-tell-conflict.ts";
import { useTellError } from "../../../lib/use-tell-error.ts";
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
  const tellError = useTellError();
  const tellConflict = useTellConflict();
  return useMutation({
    mutationFn: ({ send }: Decision) => send(),
    onSuccess: (_, { done }) => {
      notifications.show({ color: "green", message: done });
      onGone();
    },
    onError: (error) => {
      if (!tellConflict(error, t("late", { name }))) tellError(error);
    },
    onSettled: () => readReviewsAnew(client),
  });
}
