import { Alert, Card, Container, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { PageHeader } from "../../../components/page-header.tsx";
import { QueryState } from "../../../components/query-state.tsx";
import { getRecord } from "../../../records/record-api.ts";
import { recordKeys } from "../../../records/record-keys.ts";
import { BackToUser } from "./back-to-user.tsx";
import { type Outcome, ResetPasswordForm } from "./reset-password-form.tsx";
import { ShownOnce } from "./shown-once.tsx";

function Done({ outcome, name }: { readonly outcome: Outcome; readonly name: string }) {
  const { t } = useTranslation("administration");
  if (outcome === "link") {
    return (
      <Alert color="green" role="status">
        {t("resetLinkDone", { name })}
      </Alert>
    );
  }
  return (
    <Stack gap="md">
      <Alert color="green" role="status">
        {t("resetDoneFor", { name })}
        {outcome.password === null ? ` ${t("resetSubmitted")}` : ""}
      </Alert>
      {outcome.password === null ? null : <ShownOnce value={outcome.password} text={t("resetShown")} />}
    </Stack>
  );
}

/** The administrator's reset of somebody's password. */
export function ResetPasswordPage() {
  const { t } = useTranslation("administration");
  const { id = "" } = useParams();
  const [outcome, setOutcome] = useState<Outcome>();
  const query = useQuery({
    queryKey: recordKeys.record("userdata", id),
    queryFn: ({ signal }) => getRecord("userdata", id, signal),
  });
  const name = String(query.data?.fullname ?? "");
  return (
    <Container size="sm" px={0} ml={0}>
      <PageHeader
        title={name ? `${t("resetTitle")}: ${name}` : t("resetTitle")}
        lead={t("resetLead")}
        actions={<BackToUser id={id} />}
      />
      <QueryState query={query} />
      {query.data && outcome ? <Done outcome={outcome} name={name} /> : null}
      {query.data && !outcome ? (
        <Card>
          <ResetPasswordForm userid={Number(id)} onDone={setOutcome} />
        </Card>
      ) : null}
    </Container>
  );
}
