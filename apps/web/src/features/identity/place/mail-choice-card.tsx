import { Group, Stack, Switch, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import {
  type MailKindName,
  mailKinds,
  type OptionalMailKind,
  optionalMailKinds,
} from "@retribusi/contract/features/identity/mail-choice.rules";
import { chooseMails } from "@retribusi/contract/features/identity/place.endpoints";
import { IconCheck } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../../components/section-card.tsx";
import { callEndpoint } from "../../../lib/api.ts";
import { useLabel } from "../../../lib/use-label.ts";
import { useNotifyError } from "../../../lib/use-notify-error.ts";
import { overviewKey, useOverview } from "./place-query.ts";

const fixed: readonly MailKindName[] = ["akun", "tagihan"];

/** No switch, which would look broken: what is always sent is told. */
function FixedMail({ kind }: { readonly kind: MailKindName }) {
  const { t } = useTranslation("place");
  const label = useLabel();
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start">
      <IconCheck size={20} aria-hidden style={{ flex: "none" }} />
      <div>
        <Text size="sm">
          {label(mailKinds[kind].label)} ({t("always")})
        </Text>
        <Text size="xs" c="dimmed">
          {label(mailKinds[kind].hint)}
        </Text>
      </div>
    </Group>
  );
}

function useChoice() {
  const { t } = useTranslation("place");
  const client = useQueryClient();
  return useMutation({
    mutationFn: (surelditolak: OptionalMailKind[]) => callEndpoint(chooseMails, { body: { surelditolak } }),
    onSuccess: () => notifications.show({ color: "green", message: t("choiceSaved") }),
    onError: useNotifyError(),
    onSettled: () => client.invalidateQueries({ queryKey: overviewKey }),
  });
}

/** Which mails the person gets; those about safety and money can't be switched off. */
export function MailChoiceCard() {
  const { t } = useTranslation("place");
  const label = useLabel();
  const { data } = useOverview();
  const choosing = useChoice();
  if (!data) return null;
  const refused = choosing.isPending ? choosing.variables : data.surelditolak;
  const turn = (kind: OptionalMailKind, wanted: boolean) =>
    choosing.mutate(optionalMailKinds.filter((one) => (one === kind ? !wanted : refused.includes(one))));
  return (
    <SectionCard title={t("mails")} lead={t("mailsLead")}>
      <Stack gap="md">
        {fixed.map((kind) => (
          <FixedMail key={kind} kind={kind} />
        ))}
        <Text size="sm" c="dimmed">
          {t("fixedReason")}
        </Text>
        {optionalMailKinds.map((kind) => (
          <Switch
            key={kind}
            checked={!refused.includes(kind)}
            disabled={choosing.isPending}
            label={label(mailKinds[kind].label)}
            description={label(mailKinds[kind].hint)}
            onChange={(event) => turn(kind, event.currentTarget.checked)}
          />
        ))}
      </Stack>
    </SectionCard>
  );
}
