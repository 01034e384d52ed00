import { Alert, Anchor, Card, Stack, Title } from "@mantine/core";
import { decideRequest, type OpenRequest } from "@retribusi/contract/features/identity/review.endpoints";
import { accountStatus, userdata } from "@retribusi/contract/features/identity/userdata.entity";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type Definition, DefinitionList } from "../../../components/definition-list.tsx";
import { callEndpoint } from "../../../lib/api.ts";
import { useLabel } from "../../../lib/use-label.ts";
import { useMoment } from "../../../lib/use-moment.ts";
import { addressOfPage } from "../../../records/record-pages.ts";
import { placeOfRequest } from "../role/place-of-request.ts";
import { useRoleWords } from "../role/use-role-words.ts";
import { DecisionBar } from "./decision-bar.tsx";
import { useDecision } from "./use-decision.ts";

function useFacts(): (request: OpenRequest) => Definition[] {
  const { t } = useTranslation("review");
  const moment = useMoment();
  const roleWords = useRoleWords();
  return (one) => [
    { label: t("asked"), value: moment(one.date_created) },
    ...(one.pemdaname ? [{ label: t("where"), value: placeOfRequest(one) }] : []),
    { label: t("reason"), value: one.alasan },
    { label: t("username"), value: one.username },
    { label: t("email"), value: one.email },
    { label: t("roles"), value: roleWords(one.dipegang) || t("noRole") },
  ];
}

interface Props {
  readonly request: OpenRequest;
  /** It has left the queue. */
  readonly onGone: () => void;
}

/** One request with who asks for what, and the decision. */
export function RequestCard({ request, onGone }: Props) {
  const { t } = useTranslation("review");
  const label = useLabel();
  const facts = useFacts();
  const roleWords = useRoleWords();
  const { id, userid, fullname, statusakun } = request;
  const role = roleWords([request.peran]);
  const decision = useDecision(fullname, onGone);
  const status = userdata.fields.statusakun.options?.find(({ value }) => value === statusakun);
  const params = { id };
  return (
    <Card component="li" aria-label={`${fullname}: ${role}`}>
      <Stack gap="md">
        <Title order={3} size="h4">
          {fullname} · {role}
        </Title>
        <DefinitionList items={facts(request)} />
        <Anchor component={Link} to={addressOfPage("userdata/view", String(userid))} size="sm">
          {t("openAccount")}
        </Anchor>
        {status && statusakun !== accountStatus.active ? (
          <Alert color="yellow">{t("notActive", { status: label(status.label) })}</Alert>
        ) : null}
        {request.sendiri ? (
          <Alert color="gray">{t("own")}</Alert>
        ) : (
          <DecisionBar
            name={fullname}
            refuseHint={t("refuseRequestHint")}
            isPending={decision.isPending}
            onApprove={() =>
              decision.mutate({
                send: () => callEndpoint(decideRequest, { params, body: { putusan: "setuju" } }),
                done: t("approvedRequest", { name: fullname, role }),
              })
            }
            onRefuse={(alasan) =>
              decision.mutate({
                send: () => callEndpoint(decideRequest, { params, body: { putusan: "tolak", alasan } }),
                done: t("refusedRequest", { name: fullname }),
              })
            }
          />
        )}
      </Stack>
    </Card>
  );
}
