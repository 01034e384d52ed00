import { readTimeline } from "@retribusi/contract/features/timeline/timeline.endpoints";
import { handle, type Route } from "../../http/endpoint.ts";
import { getTimeline } from "./timeline.query.ts";

export const timelineRoutes: readonly Route[] = [
  handle(readTimeline, ({ deps, user, query }) => getTimeline(deps.db, user, query)),
];
