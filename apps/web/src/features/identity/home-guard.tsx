import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { useSession } from "../../lib/current-user.ts";
import { paths } from "../../lib/paths.ts";
import { homeWaits } from "./public-path.ts";

/** The guard of what everybody may open; the other addresses have theirs around them. */
export function HomeGuard({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const { pathname } = useLocation();
  return homeWaits(pathname, session) ? <Navigate to={paths.accountSecurity} replace /> : children;
}
