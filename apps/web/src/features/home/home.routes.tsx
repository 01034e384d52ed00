import { type PageRoute, page } from "../../lib/page-route.ts";
import { paths } from "../../lib/paths.ts";

const load = async () => (await import("./start-page.tsx")).StartPage;

/** `/(index|home)?`: the landing page for visitors, the home of the acting role for everybody else. */
export const homeRoutes: readonly PageRoute[] = [page(paths.start, load), page("/index", load), page(paths.home, load)];
