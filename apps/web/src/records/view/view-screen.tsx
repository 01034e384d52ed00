import { keyOf } from "@retribusi/contract/define/entity";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { PageHeader } from "../../components/page-header.tsx";
import { QueryState } from "../../components/query-state.tsx";
import { useLabel } from "../../lib/use-label.ts";
import { WithHistory } from "../history/with-history.tsx";
import { titleOf } from "../record.ts";
import { getRecord } from "../record-api.ts";
import { recordKeys } from "../record-keys.ts";
import { getEntityPage } from "../record-pages.ts";
import { RecordDetails } from "./record-details.tsx";
import { BackToList, ViewActions } from "./view-actions.tsx";

/** One record of any entity: by itself, or in the drawer beside its list. */
export function ViewScreen({ name }: { readonly name: string }) {
  const text = useLabel();
  const { id = "" } = useParams();
  const page = getEntityPage(name);
  const { entity } = page;
  const query = useQuery({
    queryKey: recordKeys.record(entity.name, id),
    queryFn: ({ signal }) => getRecord(entity.name, id, signal),
  });
  const record = query.data;
  return (
    <>
      <PageHeader
        title={record ? titleOf(entity, record, text) : text(entity.title)}
        lead={record ? text(entity.title) : ""}
        actions={
          <>
            <BackToList page={page} />
            {record ? <ViewActions page={page} record={record} /> : null}
          </>
        }
      />
      <QueryState query={query} />
      {record ? (
        <WithHistory entity={entity.name} id={keyOf(entity, record)}>
          <RecordDetails page={page} record={record} />
        </WithHistory>
      ) : null}
    </>
  );
}
