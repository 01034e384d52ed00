import { Stack, Switch } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import {
  mailKinds,
  mailKindsOf,
  type OptionalMailKind,
  optionalMailKinds,
} from "@retribusi/contract/features/identity/mail-choice.rules";
import { chooseMails } from "@retribusi/contract/features/identity/place.endpoints";
import { IconLock } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../../components/section-card.tsx";
import { callEndpoint } from "../../../lib/api.ts";
import { useCurrentUser } from "../../../lib/current-user.ts";
import { useLabel } from "../../../lib/use-label.ts";
import { useNotifyError } from "../../../lib/use-notify-error.ts";
import classes from "./mail-choice-card.module.css";
import { overviewKey, useOverview } from "./place-query.ts";

function useChoice() {
  const { t } = useTranslation("place");
  const client = useQueryClient();
  return useMutation({
    // Each says all that is off, so the latest has to come last.
    scope: { id: "mail-choice" },
    mutationFn: (surelditolak: OptionalMailKind[]) => callEndpoint(chooseMails, { body: { surelditolak } }),
    onSuccess: () => notifications.show({ color: "green", message: t("choiceSaved") }),
    onError: useNotifyError(),
    onSettled: () => client.invalidateQueries({ queryKey: overviewKey }),
  });
}

const isOptional = (kind: string): kind is OptionalMailKind => optionalMailKinds.some((one) => one === kind);

/** Which mails the person gets in any of their roles. What can't be switched off is shown as it is, and says why. */
export function MailChoiceCard() {
  const { t } = useTranslation("place");
  const label = useLabel();
  const { roles } = useCurrentUser();
  const { data } = useOverview();
  const choosing = useChoice();
  if (!data) return null;
  const refused: readonly string[] = choosing.isPending ? choosing.variables : data.surelditolak;
  const turn = (kind: string, wanted: boolean) =>
    choosing.mutate(optionalMailKinds.filter((one) => (one === kind ? !wanted : refused.includes(one))));
  return (
    <SectionCard title={t("mails")} lead={t("mailsLead")}>
      <Stack gap="md">
        {mailKindsOf(roles).map((kind) => {
          const { label: name, hint, always } = mailKinds[kind];
          const said = always ? `${label(hint)}. ${label(always)}` : label(hint);
          return (
            <Switch
              key={kind}
              checked={!refused.includes(kind)}
              disabled={!isOptional(kind)}
              classNames={{
                root: always ? (classes.always ?? "") : "",
                body: classes.body ?? "",
                label: classes.label ?? "",
              }}
              {...(always ? { thumbIcon: <IconLock size={10} color="var(--mantine-color-black)" aria-hidden /> } : {})}
              label={label(name)}
              description={said}
              onChange={(event) => turn(kind, event.currentTarget.checked)}
            />
          );
        })}
      </Stack>
    </SectionCard>
  );
}
