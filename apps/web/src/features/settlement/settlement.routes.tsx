import { exceptionsPage, refundsPage, treasurerPage } from "@retribusi/contract/features/settlement/settlement.pages";
import { type PageRoute, page } from "../../lib/page-route.ts";
import { paths } from "../../lib/paths.ts";

export const settlementRoutes: readonly PageRoute[] = [
  page(paths.page(exceptionsPage), async () => (await import("./exceptions-page.tsx")).ExceptionsPage),
  page(paths.page(refundsPage), async () => (await import("./refunds-page.tsx")).RefundsPage),
  page(paths.page(treasurerPage), async () => (await import("./refunds-page.tsx")).TreasurerPage),
];
