import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { ErrorState } from "../../components/error-state.tsx";
import { LoadingState } from "../../components/loading-state.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { useLabel } from "../../lib/use-label.ts";
import { WithHistory } from "../../records/history/with-history.tsx";
import { titleOf } from "../../records/record.ts";
import { getRecord } from "../../records/record-api.ts";
import { recordKeys } from "../../records/record-keys.ts";
import { getEntityPage } from "../../records/record-pages.ts";
import { RecordDetails } from "../../records/view/record-details.tsx";
import { BackToList, ViewActions } from "../../records/view/view-actions.tsx";
import { BreachClockPanel } from "./breach-clock-panel.tsx";

const page = getEntityPage("log_pelanggaran/view");

/** A breach: first the clock that runs and the letters, then the record. */
export function BreachViewPage() {
  const text = useLabel();
  const { id = "" } = useParams();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: recordKeys.record("log_pelanggaran", id),
    queryFn: ({ signal }) => getRecord("log_pelanggaran", id, signal),
  });
  return (
    <>
      <PageHeader
        title={data ? titleOf(page.entity, data, text) : text(page.entity.title)}
        lead={data ? text(page.entity.title) : ""}
        actions={
          <>
            <BackToList page={page} />
            {data ? <ViewActions page={page} record={data} /> : null}
          </>
        }
      />
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {isPending ? <LoadingState /> : null}
      {data ? (
        <>
          <BreachClockPanel record={data} />
          <WithHistory entity={page.entity.name} id={id}>
            <RecordDetails page={page} record={data} />
          </WithHistory>
        </>
      ) : null}
    </>
  );
}
