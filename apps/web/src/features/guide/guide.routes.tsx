import { type PageRoute, page } from "../../lib/page-route.ts";

const load = async () => (await import("./guide-page.tsx")).GuidePage;

/** The citizens' guide, and one for each role; all of them are public. */
export const guideRoutes: readonly PageRoute[] = [page("/index/guide", load), page("/index/guide/:role", load)];
