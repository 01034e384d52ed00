import { Alert, Card, Container, Stack, Text } from "@mantine/core";
import { errorKinds } from "@retribusi/contract/errors";
import { checkResetKey } from "@retribusi/contract/features/identity/recovery.endpoints";
import { IconInfoCircle } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../../components/error-state.tsx";
import { LoadingState } from "../../../components/loading-state.tsx";
import { PageHeader } from "../../../components/page-header.tsx";
import { callEndpoint } from "../../../lib/api.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { useAddressQuery } from "../../../lib/use-address-query.ts";
import { useLabel } from "../../../lib/use-label.ts";
import { KeyFailure } from "./key-failure.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";

/** The temporary password was right: its sentence of the catalogue stands here, where it can be obeyed. */
function TemporaryNote() {
  const { t } = useTranslation("recovery");
  const title = useLabel()(errorKinds.PASSWORD_EXPIRED.message);
  return (
    <Alert color="blue" role="status" title={title} icon={<IconInfoCircle aria-hidden />}>
      {t("temporary")}
    </Alert>
  );
}

function Checked({ keyOfLink }: { readonly keyOfLink: string }) {
  const { t } = useTranslation("recovery");
  const [isRefused, setRefused] = useState(false);
  const query = useQuery({
    queryKey: ["reset-key", keyOfLink],
    queryFn: ({ signal }) =>
      callEndpoint(checkResetKey, {
        body: { key: keyOfLink },
        signal,
        isAnonymous: true,
        onSignedOut: "fail",
      }),
    // Asked once: the form stays as it is while somebody thinks of a password in another window.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const isBad = query.error instanceof ApiError && query.error.code === "RESET_KEY_FAILURE";
  if (isRefused || isBad) return <KeyFailure />;
  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingState />;
  return (
    <Stack gap="md">
      <Text c="dimmed">{t("resetLead")}</Text>
      {query.data.sementara ? <TemporaryNote /> : null}
      <Card>
        <NewPasswordForm keyOfLink={keyOfLink} terms={query.data} onRefused={() => setRefused(true)} />
      </Card>
    </Stack>
  );
}

/** Where the link of a mail leads, on whichever device it is opened, and a temporary password. */
export function ResetPage() {
  const { t } = useTranslation("recovery");
  const [search] = useAddressQuery();
  const key = search.get("key") ?? "";
  return (
    <Container size={440} px={0} py={{ base: "md", sm: "xl" }}>
      <PageHeader title={t("resetTitle")} />
      {/* Longer than any key: cut off or grown together by a mail program. */}
      {key && key.length <= 100 ? <Checked key={key} keyOfLink={key} /> : <KeyFailure />}
    </Container>
  );
}
