import { Container } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { PageHeader } from "../../components/page-header.tsx";
import { QueryState } from "../../components/query-state.tsx";
import { AccountForm } from "./account-form.tsx";
import { useAccount } from "./account-query.ts";

export function AccountEditPage() {
  const { t } = useTranslation("identity");
  const query = useAccount();
  return (
    <Container size="sm" px={0} ml={0}>
      <PageHeader title={t("edit")} lead={t("editLead")} />
      <QueryState query={query} />
      {query.data ? <AccountForm present={query.data} /> : null}
    </Container>
  );
}
