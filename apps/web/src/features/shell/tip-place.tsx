import { type ComponentType, lazy, Suspense } from "react";
import { useLocation } from "react-router-dom";
import { useSession } from "../../lib/current-user.ts";
import { paths } from "../../lib/paths.ts";

let loaded: ComponentType | undefined;

/** Brings tips with the page that they stand on, so that nothing moves when they come. A page is whole without: failing is no trouble. */
export async function bringTips(): Promise<void> {
  try {
    const [{ Tip }, { prepareTips }] = await Promise.all([
      import("../guide/tip.tsx"),
      import("../guide/shown-tip.tsx"),
    ]);
    await prepareTips();
    loaded = Tip;
  } catch {
    loaded = () => null;
  }
}

const LateTip = lazy(async () => {
  await bringTips();
  return { default: loaded ?? (() => null) };
});

/** Visitors have tips in the catalogue alone; their first page loads none. */
export function TipPlace() {
  const session = useSession();
  const { pathname } = useLocation();
  if (session.status !== "signed-in" && !pathname.startsWith(paths.catalogue())) return null;
  const Tip = loaded ?? LateTip;
  return (
    <Suspense fallback={null}>
      <Tip />
    </Suspense>
  );
}
