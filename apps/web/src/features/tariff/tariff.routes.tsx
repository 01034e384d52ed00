import { decidePage, proposePage, tariffPage } from "@retribusi/contract/features/tariff/tariff.pages";
import { type PageRoute, page } from "../../lib/page-route.ts";
import { paths } from "../../lib/paths.ts";

/** Tariffs of objects, the form that proposes one, and the desk that decides. */
export const tariffRoutes: readonly PageRoute[] = [
  page(paths.page(tariffPage), async () => (await import("./tariff-page.tsx")).TariffPage),
  page(`${paths.page(proposePage)}/:id`, async () => (await import("./propose-page.tsx")).ProposePage),
  page(paths.page(decidePage), async () => (await import("./decide-page.tsx")).DecidePage),
];
