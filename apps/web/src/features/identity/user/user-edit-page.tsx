import { useParams } from "react-router-dom";
import { LoadingState } from "../../../components/loading-state.tsx";
import { EditScreen } from "../../../records/form/form-screen.tsx";
import { useUserRights } from "../right/user-rights-query.ts";
import { assignmentNeeds } from "./assignment-needs.ts";
import { passwordNeeds } from "./password-needs.ts";

/** An account; of region, agency and group only what its roles work for is asked. */
export function UserEditPage() {
  const { id = "" } = useParams();
  const rights = useUserRights(Number(id));
  if (rights.isPending) return <LoadingState />;
  const { held = [], roles = [] } = rights.data ?? {};
  const names = held.map((role) => roles.find((one) => one.id === role)?.name ?? "");
  return <EditScreen name="userdata/edit" needs={{ ...assignmentNeeds(names), ...passwordNeeds(names) }} />;
}
