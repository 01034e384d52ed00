import { searchEverything } from "@retribusi/contract/features/search/search.endpoints";
import { handle, type Route } from "../../http/endpoint.ts";
import { findEverything } from "./search.query.ts";

export const searchRoutes: readonly Route[] = [
  handle(searchEverything, ({ deps, user, query }) => findEverything(deps, user, query.q)),
];
