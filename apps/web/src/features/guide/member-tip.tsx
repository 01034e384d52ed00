import { useLocation } from "react-router-dom";
import { useSession } from "../../lib/current-user.ts";
import { audienceOf } from "./audience.ts";
import { personOf } from "./person.ts";
import { ShownTip } from "./shown-tip.tsx";
import { tipAt } from "./tip-table.ts";

/** The tip of somebody who is signed in. */
export function MemberTip() {
  const session = useSession();
  const { pathname } = useLocation();
  const name = tipAt(audienceOf(session), pathname);
  return name ? <ShownTip key={name} name={name} person={personOf(session)} /> : null;
}
