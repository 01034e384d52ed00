import { lazy, Suspense } from "react";
import { useLocation } from "react-router-dom";
import { useSession } from "../../lib/current-user.ts";
import { paths } from "../../lib/paths.ts";

/** A page is whole without its tip: where that can't be loaded, nothing is said of it. */
const Tip = lazy(async () => {
  try {
    return { default: (await import("../guide/tip.tsx")).Tip };
  } catch {
    return { default: () => null };
  }
});

/** Visitors have tips in the catalogue alone; their first page loads none. */
export function TipPlace() {
  const session = useSession();
  const { pathname } = useLocation();
  if (session.status !== "signed-in" && !pathname.startsWith(paths.catalogue())) return null;
  return (
    <Suspense fallback={null}>
      <Tip />
    </Suspense>
  );
}
