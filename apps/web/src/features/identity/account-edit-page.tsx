import { Container } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../components/error-state.tsx";
import { LoadingState } from "../../components/loading-state.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { AccountForm } from "./account-form.tsx";
import { useAccount } from "./account-query.ts";

export function AccountEditPage() {
  const { t } = useTranslation("identity");
  const query = useAccount();
  return (
    <Container size="sm" px={0} ml={0}>
      <PageHeader title={t("edit")} lead={t("editLead")} />
      {query.isPending ? <LoadingState /> : null}
      {query.error ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.data ? <AccountForm present={query.data} /> : null}
    </Container>
  );
}
