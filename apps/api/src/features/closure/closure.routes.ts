import {
  closeObject,
  liftClosure,
  listClosures,
  previewClosure,
  viewClosedObject,
} from "@retribusi/contract/features/closure/closure.endpoints";
import { handle, type Route } from "../../http/endpoint.ts";
import { closeFor, lift, preview } from "./close-object.ts";
import { getClosedObject, listClosureRecords } from "./closure.query.ts";

export const closureRoutes: readonly Route[] = [
  handle(listClosures, ({ deps, user, query }) => listClosureRecords(deps.db, user, query, deps.clock.now())),
  handle(viewClosedObject, ({ deps, user, params }) => getClosedObject(deps.db, user, params.id, deps.clock.now())),
  handle(previewClosure, ({ deps, user, params, body }) => preview(deps, user, params.id, body)),
  handle(closeObject, ({ deps, user, request, params, body }) =>
    closeFor(deps, { user, ip: request.ip }, params.id, body),
  ),
  handle(liftClosure, ({ deps, user, request, params, body }) =>
    lift(deps, { user, ip: request.ip }, params.id, body.versi),
  ),
];
