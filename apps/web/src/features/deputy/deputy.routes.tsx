import { deputyPage } from "@retribusi/contract/features/deputy/deputy.pages";
import { type PageRoute, page } from "../../lib/page-route.ts";
import { paths } from "../../lib/paths.ts";

/** Who stands in for whom in a manager group. */
export const deputyRoutes: readonly PageRoute[] = [
  page(paths.page(deputyPage), async () => (await import("./deputy-page.tsx")).DeputyPage),
];
