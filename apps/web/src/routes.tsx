import { Outlet, type PatchRoutesOnNavigationFunction, type RouteObject } from "react-router-dom";
import { LoadingState } from "./components/loading-state.tsx";
import { NotFoundPage } from "./components/not-found-page.tsx";
import { isPublicPath } from "./features/identity/public-path.ts";
import { ForbiddenPage } from "./features/shell/forbidden-page.tsx";
import { MainLayout } from "./features/shell/main-layout.tsx";
import { RouteError } from "./features/shell/route-error.tsx";
import { lazyPart } from "./lib/lazy-part.tsx";
import { loadChunk, unknownRoute } from "./lib/page-route.ts";
import { paths } from "./lib/paths.ts";
import { visitorScreens } from "./visitor-screens.ts";

const errorPages: RouteObject[] = [
  { path: paths.forbidden, Component: ForbiddenPage },
  { path: paths.notFound, Component: NotFoundPage },
  { path: "*", id: unknownRoute, Component: NotFoundPage },
];

const Overlays = lazyPart(async () => (await import("./overlays.tsx")).Overlays);

/** Where the screens of members are put in. */
const within = "screens";

/** Whether they are there: the router asks again for every address that it has not met. */
let isWhole = false;

export const routes: RouteObject[] = [
  {
    element: <MainLayout overlays={<Overlays />} />,
    errorElement: <RouteError />,
    children: [
      // Inside the layout, so that a screen that fails leaves the menu in place.
      {
        id: within,
        element: <Outlet />,
        errorElement: <RouteError />,
        hydrateFallbackElement: <LoadingState />,
        children: [...visitorScreens, ...errorPages],
      },
    ],
  },
];

/** Brings the screens of members with the first address that is none of visitors. */
export const addMemberScreens: PatchRoutesOnNavigationFunction = async ({ path, patch, signal }) => {
  if (isWhole || isPublicPath(path)) return;
  const { memberRoutes } = await loadChunk(() => import("./member-routes.tsx"));
  // The router takes nothing for an address that was left meanwhile: it is the next one's to bring them.
  if (isWhole || signal.aborted) return;
  isWhole = true;
  patch(within, memberRoutes);
};
