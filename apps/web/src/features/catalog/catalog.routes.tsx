import { type PageRoute, page } from "../../lib/page-route.ts";
import { listPaths } from "./catalogue-place.ts";

const loadCatalogue = async () => (await import("./catalogue-page.tsx")).CataloguePage;

export const catalogRoutes: readonly PageRoute[] = [
  ...["/index/catalogue", ...listPaths].map((path) => page(path, loadCatalogue)),
];
