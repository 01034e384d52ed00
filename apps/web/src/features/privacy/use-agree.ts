import { notifications } from "@mantine/notifications";
import { agreePrivacy } from "@retribusi/contract/features/privacy/privacy.endpoints";
import { privacyVersion } from "@retribusi/contract/features/privacy/privacy.rules";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callEndpoint } from "../../lib/api.ts";
import { currentUserKey } from "../../lib/current-user.ts";
import { useNotifyError } from "../../lib/use-notify-error.ts";

/** Agrees to the notice in force; everything that asks for it is shown no more. */
export function useAgree() {
  const { t } = useTranslation("privacy");
  const client = useQueryClient();
  const notifyError = useNotifyError();
  return useMutation({
    mutationFn: () => callEndpoint(agreePrivacy, { body: { privasiversi: privacyVersion } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: currentUserKey });
      notifications.show({ color: "green", message: t("agreed") });
    },
    onError: notifyError,
  });
}
