import { useParams } from "react-router-dom";
import { LoadingState } from "../../../components/loading-state.tsx";
import { EditFrame } from "../../../records/form/form-screen.tsx";
import { RecordForm } from "../../../records/form/record-form.tsx";
import { sendRecord } from "../../../records/form/use-record-form.ts";
import { getEntityPage } from "../../../records/record-pages.ts";
import { useUserRights } from "../right/user-rights-query.ts";
import { userPlan } from "./user-plan.ts";

const page = getEntityPage("userdata/edit");

/** An account; of region, agency and group only what its roles work for is asked. */
export function UserEditPage() {
  const { id = "" } = useParams();
  const rights = useUserRights(Number(id));
  if (rights.isPending) return <LoadingState />;
  const { held = [], roles = [] } = rights.data ?? {};
  const names = held.map((role) => roles.find((one) => one.id === role)?.name ?? "");
  return (
    <EditFrame page={page}>
      {(record) => (
        <RecordForm page={page} plan={userPlan(page, names)} record={record} start={record} send={sendRecord(page)} />
      )}
    </EditFrame>
  );
}
