import { unitPage } from "@retribusi/contract/features/unit/unit.pages";
import { type PageRoute, page } from "../../lib/page-route.ts";
import { paths } from "../../lib/paths.ts";

/** The units of an object by name, with their state. */
export const unitRoutes: readonly PageRoute[] = [
  page(paths.page(unitPage), async () => (await import("./unit-page.tsx")).UnitPage),
];
