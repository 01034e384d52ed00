import { listShortOfPhotos, weighPhotos } from "@retribusi/contract/features/catalog/objectretribusi.endpoints";
import { handle, type Route } from "../../http/endpoint.ts";
import { listObjectsShortOfPhotos, weighPhotoRule } from "./objectretribusi.query.ts";

export const objectRoutes: readonly Route[] = [
  handle(listShortOfPhotos, ({ deps, user, query }) => listObjectsShortOfPhotos(deps.db, user, query)),
  handle(weighPhotos, ({ deps, query }) => weighPhotoRule(deps.db, query)),
];
