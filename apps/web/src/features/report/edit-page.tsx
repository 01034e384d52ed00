import { bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Navigate, useParams } from "react-router-dom";
import { PageHeader } from "../../components/page-header.tsx";
import { QueryState } from "../../components/query-state.tsx";
import { useCurrentUser } from "../../lib/current-user.ts";
import { paths } from "../../lib/paths.ts";
import { getRecord } from "../../records/record-api.ts";
import { recordKeys } from "../../records/record-keys.ts";
import { bookingPath } from "../booking/booking-links.ts";

const entity = "report_trx_all";

/** A row of the report is a booking: it is changed on the page of its kind that the reader holds. */
export function EditPage() {
  const { t } = useTranslation("records");
  const { id = "" } = useParams();
  const { pages } = useCurrentUser();
  const query = useQuery({
    queryKey: recordKeys.record(entity, id),
    queryFn: ({ signal }) => getRecord(entity, id, signal),
  });
  const kind = bookingKinds.find((one) => one === query.data?.["jenisbooking"]);
  if (kind) return <Navigate replace to={bookingPath(pages, kind, "change", Number(id)) ?? paths.forbidden} />;
  return (
    <>
      <PageHeader title={t("edit")} />
      <QueryState query={query} />
    </>
  );
}
