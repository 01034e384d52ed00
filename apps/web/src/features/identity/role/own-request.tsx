import { Alert, Button, Card, Stack, Text, Title } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { type RoleRequest, withdrawRequest } from "@retribusi/contract/features/identity/role-request.endpoints";
import { IconCheck, IconClock, IconX } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { DefinitionList } from "../../../components/definition-list.tsx";
import { useNotifyConflict } from "../../../components/use-notify-conflict.ts";
import { callEndpoint } from "../../../lib/api.ts";
import { useMoment } from "../../../lib/use-moment.ts";
import { useNotifyError } from "../../../lib/use-notify-error.ts";
import { placeOfRequest } from "./place-of-request.ts";
import { keepOwnRequests, readOwnRequestsAnew } from "./role-request-query.ts";
import { useRoleWords } from "./use-role-words.ts";

interface Props {
  readonly request: RoleRequest;
}

/** The request that waits, and the way to take it back. */
export function WaitingRequest({ request }: Props) {
  const { t } = useTranslation("review");
  const client = useQueryClient();
  const moment = useMoment();
  const roleWords = useRoleWords();
  const notifyError = useNotifyError();
  const notifyConflict = useNotifyConflict();
  const withdrawal = useMutation({
    mutationFn: () => callEndpoint(withdrawRequest, { body: { id: request.id } }),
    onSuccess: (requests) => {
      keepOwnRequests(client, requests);
      notifications.show({ color: "green", message: t("withdrawn") });
    },
    onError: (error) => {
      if (!notifyConflict(error, "")) notifyError(error);
      void readOwnRequestsAnew(client);
    },
  });
  const place = placeOfRequest(request);
  return (
    <Card component={Stack} gap="sm" maw="44rem">
      <Title order={2} size="h3">
        <IconClock size={20} aria-hidden style={{ verticalAlign: "-0.2em" }} /> {t("waitingTitle")}
      </Title>
      <Text size="sm">{t("waitingText", { when: moment(request.date_created) })}</Text>
      <DefinitionList
        items={[
          { label: t("role"), value: roleWords([request.peran]) },
          ...(place ? [{ label: t("where"), value: place }] : []),
          { label: t("yourWords"), value: request.alasan },
        ]}
      />
      <Button
        variant="default"
        loading={withdrawal.isPending}
        onClick={() => withdrawal.mutate()}
        style={{ alignSelf: "start" }}
      >
        {t("withdraw")}
      </Button>
    </Card>
  );
}

/** What was answered last, until something else is asked for. */
export function LastAnswer({ request }: Props) {
  const { t } = useTranslation("review");
  const moment = useMoment();
  const roleWords = useRoleWords();
  const isApproved = request.keadaan === "disetujui";
  const Sign = isApproved ? IconCheck : IconX;
  return (
    <Alert
      maw="44rem"
      color={isApproved ? "green" : request.keadaan === "ditolak" ? "red" : "gray"}
      icon={<Sign aria-hidden />}
      title={t(`lastTitle.${request.keadaan}`)}
    >
      <Text size="sm">
        {t("answered", { role: roleWords([request.peran]), when: moment(request.tglputus ?? request.date_created) })}
      </Text>
      {request.alasanputus ? <Text size="sm">{t("answerReason", { reason: request.alasanputus })}</Text> : null}
      <Text size="sm">{t(isApproved ? "approvedHow" : "again")}</Text>
    </Alert>
  );
}
