import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { LoadingState } from "../../components/loading-state.tsx";
import { useSession } from "../../lib/current-user.ts";
import { paths } from "../../lib/paths.ts";
import { decideAccess } from "./access-decision.ts";

/** Shows the route only to those who may open it. */
export function Guard({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const decision = decideAccess({ pathname, search, isKnown: true }, session);
  if (decision.kind === "wait") return <LoadingState />;
  // The key makes each refused address redirect anew: two in a row would otherwise share one redirect, and the second stay blank.
  const address = `${pathname}${search}`;
  if (decision.kind === "redirect") return <Navigate key={address} to={decision.to} replace />;
  if (decision.kind === "forbidden") return <Navigate key={address} to={paths.forbidden} replace />;
  return children;
}
