import { createHashRouter, Outlet, type RouteObject } from "react-router-dom";
import { LoadingState } from "./components/loading-state.tsx";
import { NotFoundPage } from "./components/not-found-page.tsx";
import { ForbiddenPage } from "./features/shell/forbidden-page.tsx";
import { MainLayout } from "./features/shell/main-layout.tsx";
import { RouteError } from "./features/shell/route-error.tsx";
import { unknownRoute } from "./lib/page-route.ts";
import { paths } from "./lib/paths.ts";
import { withTypedAddresses } from "./lib/typed-address.ts";
import { screens } from "./screens.ts";

const errorPages: RouteObject[] = [
  { path: paths.forbidden, Component: ForbiddenPage },
  { path: paths.notFound, Component: NotFoundPage },
  { path: "*", id: unknownRoute, Component: NotFoundPage },
];

export const router = withTypedAddresses(() =>
  createHashRouter([
    {
      element: <MainLayout overlays={screens} />,
      errorElement: <RouteError />,
      children: [
        // Inside the layout, so that a screen that fails leaves the menu in place.
        {
          element: <Outlet />,
          errorElement: <RouteError />,
          hydrateFallbackElement: <LoadingState />,
          children: [...screens, ...errorPages],
        },
      ],
    },
  ]),
);
