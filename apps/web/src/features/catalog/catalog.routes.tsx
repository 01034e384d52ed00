import { type PageRoute, page } from "../../lib/page-route.ts";
import { listPaths } from "./catalogue-place.ts";

const loadCatalogue = async () => (await import("./catalogue-page.tsx")).CataloguePage;

/** The catalogue of customers and of managers at the counter. */
export const catalogRoutes: readonly PageRoute[] = [
  ...listPaths.map((path) => page(path, loadCatalogue)),
  page("/mst_objectretribusi/list_pengelola", async () => (await import("./object-list-page.tsx")).ObjectListPage),
  page("/mst_objectretribusi/view/:id", async () => (await import("./object-view-page.tsx")).ObjectViewPage),
];
