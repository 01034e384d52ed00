import { closurePage } from "@retribusi/contract/features/closure/closure.pages";
import { type PageRoute, page } from "../../lib/page-route.ts";
import { paths } from "../../lib/paths.ts";

/** When objects can't be used, and why. */
export const closureRoutes: readonly PageRoute[] = [
  page(paths.page(closurePage), async () => (await import("./closure-page.tsx")).ClosurePage),
];
