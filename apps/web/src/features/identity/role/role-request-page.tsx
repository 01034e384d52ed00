import { useTranslation } from "react-i18next";
import { PageHeader } from "../../../components/page-header.tsx";
import { RoleRequestPanel } from "./role-request-panel.tsx";

/** Asking for a role besides those that one has. */
export function RoleRequestPage() {
  const { t } = useTranslation("review");
  return (
    <>
      <PageHeader title={t("askTitle")} lead={t("askLead")} />
      <RoleRequestPanel />
    </>
  );
}
