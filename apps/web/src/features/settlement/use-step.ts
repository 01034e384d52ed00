import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../lib/api-error.ts";
import { showFailure } from "../../lib/failure-notice.ts";
import { useNotifyError } from "../../lib/use-notify-error.ts";
import { type CaseKind, caseKey, readCasesAnew } from "./case-query.ts";

/** A case as a step answers it. */
interface Answered {
  readonly id: number;
}

interface Step {
  readonly send: () => Promise<Answered>;
  /** Told when it is done. */
  readonly done: string;
}

/** Sends a step of a case and shows the case as it is then. Who comes too late sees how it stands now. */
export function useStep(kind: CaseKind, id: number, onDone: () => void) {
  const { t } = useTranslation("settlement");
  const client = useQueryClient();
  const notifyError = useNotifyError();
  return useMutation({
    mutationFn: ({ send }: Step) => send(),
    onSuccess: (answer, { done }) => {
      client.setQueryData(caseKey(kind, id), answer);
      notifications.show({ color: "green", message: done });
      onDone();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === "CONFLICT") {
        showFailure({ color: "yellow", title: t("changed"), message: error.message });
      } else notifyError(error);
    },
    onSettled: () => readCasesAnew(client),
  });
}
