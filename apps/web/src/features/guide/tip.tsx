import { Suspense } from "react";
import { useLocation } from "react-router-dom";
import { useSession } from "../../lib/current-user.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { personOf } from "./person.ts";
import { ShownTip } from "./shown-tip.tsx";
import { visitorTipAt } from "./visitor-tip.ts";

const MemberTip = lazyPart(async () => (await import("./member-tip.tsx")).MemberTip);

export const bringMemberTip = MemberTip.bring;

/** What helps on the first use of the screen one is on: in the flow of the page, until it is put away. */
export function Tip() {
  const session = useSession();
  const { pathname } = useLocation();
  if (session.status === "signed-in") {
    return (
      <Suspense fallback={null}>
        <MemberTip />
      </Suspense>
    );
  }
  const name = visitorTipAt(pathname);
  return name ? <ShownTip key={name} name={name} person={personOf(session)} /> : null;
}
