import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { PageHeader } from "../../../components/page-header.tsx";
import { QueryState } from "../../../components/query-state.tsx";
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
        actions={
          <Button
            component={Link}
            to={`/userdata/view/${id}`}
            variant="subtle"
            leftSection={<IconArrowLeft size={16} aria-hidden />}
          >
            {t("backToUser")}
          </Button>
        }
      />
      <QueryState query={query} />
      {data && query.isFetchedAfterMount ? <UserRightsForm key={id} rights={data} /> : null}
    </>
  );
}
