import { policyPage } from "@retribusi/contract/features/policy/policy.pages";
import { type PageRoute, page } from "../../lib/page-route.ts";
import { paths } from "../../lib/paths.ts";

/** When and on what terms an object is let. */
export const policyRoutes: readonly PageRoute[] = [
  page(paths.page(policyPage), async () => (await import("./policy-page.tsx")).PolicyPage),
];
