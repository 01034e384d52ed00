import { Outlet, type RouteObject } from "react-router-dom";
import { DatesLocale } from "./components/dates-locale.tsx";
import { Guard } from "./features/identity/guard.tsx";
import { memberScreens } from "./screens.ts";

/** The screens of members, behind the guard. */
export const memberRoutes: RouteObject[] = [
  {
    element: (
      <Guard>
        <DatesLocale>
          <Outlet />
        </DatesLocale>
      </Guard>
    ),
    children: [...memberScreens],
  },
];
