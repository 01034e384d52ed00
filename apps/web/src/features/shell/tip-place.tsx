import { Suspense } from "react";
import { useLocation } from "react-router-dom";
import { useSession } from "../../lib/current-user.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { paths } from "../../lib/paths.ts";

/** A page is whole without tips: that they don't come is no trouble. */
const Tip = lazyPart(async () => {
  try {
    const [{ Tip }, { prepareTips }] = await Promise.all([
      import("../guide/tip.tsx"),
      import("../guide/shown-tip.tsx"),
    ]);
    await prepareTips();
    return Tip;
  } catch {
    return () => null;
  }
});

/** Brings tips with the page that they stand on, so that nothing moves when they come. Never throws. */
export const bringTips = (): Promise<void> => Tip.bring().catch(() => undefined);

/** The same for whoever is signed in, with the table of their pages. */
export async function bringMemberTips(): Promise<void> {
  await Promise.all([bringTips(), import("../guide/tip.tsx").then((tips) => tips.bringMemberTip())]).catch(
    () => undefined,
  );
}

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
