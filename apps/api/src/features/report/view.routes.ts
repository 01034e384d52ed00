import { changeView, listViews, removeView, saveView } from "@retribusi/contract/features/report/view.endpoints";
import { handle, type Route } from "../../http/endpoint.ts";
import { listViewsOf } from "./view.query.ts";
import { alterView, discardView, keepView } from "./view.ts";

export const viewRoutes: readonly Route[] = [
  handle(listViews, ({ deps, user, query, request }) => listViewsOf(deps.db, user, query.sumber, request.language)),
  handle(saveView, (call) => keepView(call, call.body)),
  handle(changeView, (call) => alterView(call, call.params.id, call.body)),
  handle(removeView, (call) => discardView(call, call.params.id)),
];
