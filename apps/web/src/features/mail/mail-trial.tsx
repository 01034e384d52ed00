import { Button, Stack, Text } from "@mantine/core";
import { type MailName, tryMail } from "@retribusi/contract/features/mail/mail.endpoints";
import { IconMailFast } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../components/error-state.tsx";
import { callEndpoint } from "../../lib/api.ts";
import { useCurrentUser } from "../../lib/current-user.ts";
import { MailOutcome } from "../system/mail-outcome.tsx";
import type { MailChoice } from "./use-mail-choice.ts";

interface Props {
  readonly name: MailName;
  readonly choice: MailChoice;
}

/** Sends the mail to whoever looks at it, and to nobody else. */
export function MailTrial({ name, choice: { bahasa, jenis } }: Props) {
  const { t } = useTranslation("mail");
  const { email } = useCurrentUser().user;
  const trial = useMutation({
    mutationFn: () => callEndpoint(tryMail, { params: { nama: name }, body: { bahasa, jenis } }),
  });
  return (
    <Stack gap="sm" align="flex-start">
      <Button
        variant="default"
        loading={trial.isPending}
        leftSection={<IconMailFast size={18} stroke={1.5} aria-hidden />}
        onClick={() => trial.mutate()}
      >
        {t("send")}
      </Button>
      <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
        {t("sendTo", { email })}
      </Text>
      {trial.error && !trial.isPending ? <ErrorState error={trial.error} /> : null}
      {trial.data && !trial.isPending ? <MailOutcome {...trial.data} /> : null}
    </Stack>
  );
}
