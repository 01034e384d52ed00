import { Button } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { PageHeader } from "../../../components/page-header.tsx";
import { QueryState } from "../../../components/query-state.tsx";
import { useHoldsPage } from "../../../lib/current-user.ts";
import { useLabel } from "../../../lib/use-label.ts";
import { WithHistory } from "../../../records/history/with-history.tsx";
import { getRecord } from "../../../records/record-api.ts";
import { recordKeys } from "../../../records/record-keys.ts";
import { addressOfPage, getEntityPage } from "../../../records/record-pages.ts";
import { RecordDetails } from "../../../records/view/record-details.tsx";
import { BackToList, ViewActions } from "../../../records/view/view-actions.tsx";

const page = getEntityPage("penutupan_kas/view");

/** A closing with its report. */
export function ClosingViewPage() {
  const { t } = useTranslation("till");
  const text = useLabel();
  const holds = useHoldsPage();
  const { id = "" } = useParams();
  const query = useQuery({
    queryKey: recordKeys.record("penutupan_kas", id),
    queryFn: ({ signal }) => getRecord("penutupan_kas", id, signal),
  });
  const { data } = query;
  return (
    <>
      <PageHeader
        title={t("closingTitle", { id })}
        lead={text(page.entity.title)}
        actions={
          <>
            <BackToList page={page} />
            {holds("penutupan_kas/cetak") ? (
              <Button
                component={Link}
                to={addressOfPage("penutupan_kas/cetak", id)}
                leftSection={<IconPrinter size={16} aria-hidden />}
              >
                {t("printReport")}
              </Button>
            ) : null}
            {data ? <ViewActions page={page} record={data} /> : null}
          </>
        }
      />
      <QueryState query={query} />
      {data ? (
        <WithHistory entity="penutupan_kas" id={id}>
          <RecordDetails page={page} record={data} />
        </WithHistory>
      ) : null}
    </>
  );
}
