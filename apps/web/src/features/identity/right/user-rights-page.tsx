import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { PageHeader } from "../../../components/page-header.tsx";
import { QueryState } from "../../../components/query-state.tsx";
import { BackToUser } from "../user/back-to-user.tsx";
import { UserRightsForm } from "./user-rights-form.tsx";
import { useUserRights } from "./user-rights-query.ts";

/** What one user may do: roles in order, personal permissions, and the pages they come to. */
export function UserRightsPage() {
  const { t } = useTranslation("administration");
  const { id = "" } = useParams();
  const query = useUserRights(Number(id));
  // A choice that is being made outlives a second reading: saving then tells that it came too late.
  const { data } = query;
  return (
    <>
      <PageHeader
        title={t("userRights")}
        lead={data ? t("userRightsLead", { name: data.user.fullname }) : ""}
        actions={<BackToUser id={id} />}
      />
      <QueryState query={query} />
      {data && query.isFetchedAfterMount ? <UserRightsForm key={id} rights={data} /> : null}
    </>
  );
}
