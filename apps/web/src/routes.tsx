import { createHashRouter, Outlet, type RouteObject } from "react-router-dom";
import { LoadingState } from "./components/loading-state.tsx";
import { billingRoutes } from "./features/billing/billing.routes.tsx";
import { bookingRoutes } from "./features/booking/booking.routes.tsx";
import { staffRoutes } from "./features/booking/staff/staff.routes.tsx";
import { catalogRoutes } from "./features/catalog/catalog.routes.tsx";
import { homeRoutes } from "./features/home/home.routes.tsx";
import { identityRoutes } from "./features/identity/identity.routes.tsx";
import { ForbiddenPage } from "./features/shell/forbidden-page.tsx";
import { MainLayout } from "./features/shell/main-layout.tsx";
import { NotFoundPage } from "./features/shell/not-found-page.tsx";
import { RouteError } from "./features/shell/route-error.tsx";
import { type PageRoute, unknownRoute } from "./lib/page-route.ts";
import { paths } from "./lib/paths.ts";
import { recordRoutes } from "./records/records.routes.tsx";

/** Every screen of the product: one line per feature. The first match wins, so special pages come before records. */
const pages: readonly PageRoute[] = [
  ...homeRoutes,
  ...identityRoutes,
  ...catalogRoutes,
  ...bookingRoutes,
  ...billingRoutes,
  ...staffRoutes,
  ...recordRoutes,
];

const errorPages: RouteObject[] = [
  { path: paths.forbidden, Component: ForbiddenPage },
  { path: paths.notFound, Component: NotFoundPage },
  { path: "*", id: unknownRoute, Component: NotFoundPage },
];

export const router = createHashRouter([
  {
    element: <MainLayout overlays={pages} />,
    errorElement: <RouteError />,
    children: [
      // Inside the layout, so that a screen that fails leaves the menu in place.
      {
        element: <Outlet />,
        errorElement: <RouteError />,
        hydrateFallbackElement: <LoadingState />,
        children: [...pages, ...errorPages],
      },
    ],
  },
]);
