import { type PageRoute, page } from "../../lib/page-route.ts";
import { listPaths, objectPaths } from "./catalogue-place.ts";

const loadCatalogue = async () => (await import("./catalogue-page.tsx")).CataloguePage;
const loadObject = async () => (await import("./object-page.tsx")).ObjectPage;

export const catalogRoutes: readonly PageRoute[] = [
  ...["/index/catalogue", ...listPaths].map((path) => page(path, loadCatalogue)),
  ...["/index/catalogue/:id", ...objectPaths].map((path) => page(path, loadObject)),
];
