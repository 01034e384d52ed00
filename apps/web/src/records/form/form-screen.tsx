import { Alert } from "@mantine/core";
import { fieldOf } from "@retribusi/contract/define/entity";
import { useQuery } from "@tanstack/react-query";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { ErrorState } from "../../components/error-state.tsx";
import { LoadingState } from "../../components/loading-state.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { useLabel } from "../../lib/use-label.ts";
import { isAllowed, nameOf, type RecordRow } from "../record.ts";
import { getRecord } from "../record-api.ts";
import { recordKeys } from "../record-keys.ts";
import { type EntityPage, getEntityPage } from "../record-pages.ts";
import { planOf } from "./form-plan.ts";
import { RecordForm } from "./record-form.tsx";
import { sendRecord } from "./use-record-form.ts";

interface FrameProps {
  readonly page: EntityPage;
  readonly children: ReactNode;
}

/** A form in which a record of the page's entity is added. */
export function AddFrame({ page, children }: FrameProps) {
  const { t } = useTranslation("records");
  const text = useLabel();
  return (
    <>
      <PageHeader title={t("add", { name: text(page.entity.singular) })} />
      {children}
    </>
  );
}

interface EditFrameProps {
  readonly page: EntityPage;
  readonly children: (record: RecordRow) => ReactNode;
}

/** A form in which a record is changed; it is read fresh, since the list behind may know only some of its fields. */
export function EditFrame({ page: { entity }, children }: EditFrameProps) {
  const { t } = useTranslation("records");
  const text = useLabel();
  const { id = "" } = useParams();
  const query = useQuery({
    queryKey: recordKeys.record(entity.name, id),
    queryFn: ({ signal }) => getRecord(entity.name, id, signal),
    // Always read anew when the form opens, and never again while somebody types in it.
    staleTime: 0,
    refetchOnReconnect: false,
  });
  // Once true it stays so: a form that went back to loading would lose what was typed.
  const isFresh = query.isFetchedAfterMount;
  const record = isFresh ? query.data : undefined;
  const named = query.data && fieldOf(entity, entity.label).kind !== "reference" ? nameOf(entity, query.data) : "";
  return (
    <>
      <PageHeader title={t("editTitle", { name: text(entity.singular) })} lead={named} />
      {query.isError ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : null}
      {record && !isAllowed(record, "edit") ? <Alert color="gray">{t("notEditable")}</Alert> : null}
      {record && isAllowed(record, "edit") ? <Fragment key={id}>{children(record)}</Fragment> : null}
      {query.isPending || (query.data && !isFresh && !query.isError) ? <LoadingState /> : null}
    </>
  );
}

/** A new record of the page's entity. */
export function AddScreen({ name }: { readonly name: string }) {
  const page = getEntityPage(name);
  return (
    <AddFrame page={page}>
      <RecordForm page={page} plan={planOf(page)} record={undefined} start={{}} send={sendRecord(page)} />
    </AddFrame>
  );
}

/** An existing record of the page's entity. */
export function EditScreen({ name }: { readonly name: string }) {
  const page = getEntityPage(name);
  return (
    <EditFrame page={page}>
      {(record) => (
        <RecordForm page={page} plan={planOf(page)} record={record} start={record} send={sendRecord(page)} />
      )}
    </EditFrame>
  );
}
