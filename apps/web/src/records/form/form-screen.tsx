import { Alert, Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { fieldOf } from "@retribusi/contract/define/entity";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router-dom";
import { ErrorState } from "../../components/error-state.tsx";
import { LoadingState } from "../../components/loading-state.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { useLabel } from "../../lib/use-label.ts";
import { isAllowed, nameOf, type RecordRow } from "../record.ts";
import { getRecord } from "../record-api.ts";
import { recordKeys } from "../record-keys.ts";
import { type EntityPage, getEntityPage } from "../record-pages.ts";
import { useWayOut } from "../use-way-out.ts";
import type { FieldNeeds } from "./field-needs.ts";
import type { FormValues } from "./form-values.ts";
import { RecordForm } from "./record-form.tsx";
import type { Outcome } from "./use-record-form.ts";

/** Tells the outcome and goes back to where the form was opened from. */
export function useDone(page: EntityPage) {
  const { t } = useTranslation("records");
  const navigate = useNavigate();
  const wayOut = useWayOut(page);
  return (outcome: Outcome) => {
    const message = { added: t("added"), updated: t("updated"), unchanged: t("unchangedRecord") }[outcome];
    notifications.show({ color: outcome === "unchanged" ? "gray" : "green", message });
    void navigate(wayOut, { replace: true });
  };
}

export function CancelButton({ page }: { readonly page: EntityPage }) {
  const { t } = useTranslation("records");
  const navigate = useNavigate();
  const wayOut = useWayOut(page);
  return (
    <Button variant="default" onClick={() => void navigate(wayOut)}>
      {t("cancel")}
    </Button>
  );
}

interface AddScreenProps {
  readonly name: string;
  readonly needs?: FieldNeeds;
  /** What stands in the form before anything is typed. */
  readonly start?: FormValues;
}

/** A new record of the page's entity. */
export function AddScreen({ name, needs = {}, start }: AddScreenProps) {
  const { t } = useTranslation("records");
  const text = useLabel();
  const page = getEntityPage(name);
  return (
    <>
      <PageHeader title={t("add", { name: text(page.entity.singular) })} />
      <RecordForm page={page} onDone={useDone(page)} needs={needs} start={start}>
        <CancelButton page={page} />
      </RecordForm>
    </>
  );
}

interface EditFormProps {
  readonly page: EntityPage;
  readonly record: RecordRow;
  readonly needs: FieldNeeds;
}

function EditForm({ page, record, needs }: EditFormProps) {
  const { t } = useTranslation("records");
  const done = useDone(page);
  if (!isAllowed(record, "edit")) return <Alert color="gray">{t("notEditable")}</Alert>;
  return (
    <RecordForm page={page} record={record} onDone={done} needs={needs}>
      <CancelButton page={page} />
    </RecordForm>
  );
}

interface EditScreenProps {
  readonly name: string;
  readonly needs?: FieldNeeds;
}

/** An existing record; it is read fresh, since the list behind may know only some of its fields. */
export function EditScreen({ name, needs = {} }: EditScreenProps) {
  const { t } = useTranslation("records");
  const text = useLabel();
  const { id = "" } = useParams();
  const page = getEntityPage(name);
  const { entity } = page;
  const query = useQuery({
    queryKey: recordKeys.record(entity.name, id),
    queryFn: ({ signal }) => getRecord(entity.name, id, signal),
    // Always read anew when the form opens, and never again while somebody types in it.
    staleTime: 0,
    refetchOnReconnect: false,
  });
  // Once true it stays so: a form that went back to loading would lose what was typed.
  const isFresh = query.isFetchedAfterMount;
  const named = query.data && fieldOf(entity, entity.label).kind !== "reference" ? nameOf(entity, query.data) : "";
  return (
    <>
      <PageHeader title={t("editTitle", { name: text(entity.singular) })} lead={named} />
      {query.isError ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.data && isFresh ? <EditForm key={id} page={page} record={query.data} needs={needs} /> : null}
      {query.isPending || (query.data && !isFresh && !query.isError) ? <LoadingState /> : null}
    </>
  );
}
