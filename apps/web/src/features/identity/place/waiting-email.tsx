import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { resendEmailLink, withdrawEmail } from "@retribusi/contract/features/identity/place.endpoints";
import { IconMail } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { OrganisationContact } from "../../../components/organisation-contact.tsx";
import { callEndpoint } from "../../../lib/api.ts";
import { useNotifyError } from "../../../lib/use-notify-error.ts";
import { overviewKey, useOverview } from "./place-query.ts";
import { useMoment } from "./use-moment.ts";

function useWish() {
  const { t } = useTranslation("place");
  const client = useQueryClient();
  const onError = useNotifyError();
  const notify = (message: string, color = "green") => {
    void client.invalidateQueries({ queryKey: overviewKey });
    notifications.show({ color, message });
  };
  const resending = useMutation({
    mutationFn: () => callEndpoint(resendEmailLink),
    onSuccess: ({ mail }) => (mail === "sent" ? notify(t("linkSent")) : notify(t(`link_${mail}`), "kunyit")),
    onError,
  });
  const withdrawing = useMutation({
    mutationFn: () => callEndpoint(withdrawEmail),
    onSuccess: () => notify(t("emailKept")),
    onError,
  });
  return { resending, withdrawing };
}

/** A new e-mail address whose link was mailed and not used yet. */
export function WaitingEmail({ canChange }: { readonly canChange: boolean }) {
  const { t } = useTranslation("place");
  const at = useMoment();
  const { data } = useOverview();
  const { resending, withdrawing } = useWish();
  if (!data?.emailbaru) return null;
  const { email, kedaluwarsa, mail } = data.emailbaru;
  return (
    <Alert
      color={mail === "sent" ? "blue" : "kunyit"}
      role="note"
      icon={<IconMail aria-hidden />}
      title={t("emailWaits", { email })}
    >
      <Stack gap="sm">
        <Text size="sm">
          {t(`link_${mail}`)} {t("emailStays", { until: at(kedaluwarsa) })}
        </Text>
        {mail === "failed" ? <OrganisationContact /> : null}
        {canChange ? (
          <Group gap="sm">
            <Button variant="default" size="sm" loading={resending.isPending} onClick={() => resending.mutate()}>
              {t("linkAgain")}
            </Button>
            <Button variant="default" size="sm" loading={withdrawing.isPending} onClick={() => withdrawing.mutate()}>
              {t("keepEmail")}
            </Button>
          </Group>
        ) : null}
      </Stack>
    </Alert>
  );
}
