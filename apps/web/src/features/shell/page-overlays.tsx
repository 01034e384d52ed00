import { type ComponentType, lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { parsePath, useRoutes } from "react-router-dom";
import { LoadingState } from "../../components/loading-state.tsx";
import { NotFoundPage } from "../../components/not-found-page.tsx";
import { PageBelow } from "../../components/page-below.tsx";
import { PageDialog, PageDrawer } from "../../components/page-panel.tsx";
import { useSession } from "../../lib/current-user.ts";
import type { PageRoute } from "../../lib/page-route.ts";
import { safeNext } from "../../lib/paths.ts";
import { useAddressQuery } from "../../lib/use-address-query.ts";
import { decideAccess } from "../identity/access-decision.ts";
import { ForbiddenPage } from "./forbidden-page.tsx";

const screens = new WeakMap<PageRoute, ComponentType>();

/** The router loads the screens of its own routes; in a dialog React does, once per route. */
function screenOf(route: PageRoute): ComponentType {
  const known = screens.get(route);
  if (known) return known;
  const screen = lazy(async () => ({ default: (await route.lazy()).Component }));
  screens.set(route, screen);
  return screen;
}

function Overlay({ routes, to }: { readonly routes: readonly PageRoute[]; readonly to: string }) {
  const session = useSession();
  const { pathname = "/", search = "" } = parsePath(to);
  const screen = useRoutes(
    [
      ...routes.map((route) => ({ path: route.path, Component: screenOf(route) })),
      { path: "*", Component: NotFoundPage },
    ],
    to,
  );
  const decision = decideAccess({ pathname, search, isKnown: true }, session);
  if (decision.kind === "wait") return <LoadingState />;
  if (decision.kind !== "open") return <ForbiddenPage />;
  return <Suspense fallback={<LoadingState />}>{screen}</Suspense>;
}

/**
 * Pages over the page: `?dialog=/tbl_skpd/view/3` opens that page as a dialog, `?drawer=…` in the drawer at the right.
 * The address can be shared, and the browser's back button closes it.
 */
export function PageOverlays({ routes }: { readonly routes: readonly PageRoute[] }) {
  const { t } = useTranslation("shell");
  const [search, setSearch] = useAddressQuery();
  const dialog = safeNext(search.get("dialog"));
  const drawer = safeNext(search.get("drawer"));
  const close = (name: "dialog" | "drawer") => () =>
    setSearch((before) => {
      before.delete(name);
      return before;
    });
  const words = { label: t("overlay"), closeLabel: t("close") };
  return (
    <PageBelow>
      <PageDrawer {...words} opened={drawer !== null} onClose={close("drawer")}>
        {drawer ? <Overlay routes={routes} to={drawer} /> : null}
      </PageDrawer>
      <PageDialog {...words} opened={dialog !== null} onClose={close("dialog")}>
        {dialog ? <Overlay routes={routes} to={dialog} /> : null}
      </PageDialog>
    </PageBelow>
  );
}
