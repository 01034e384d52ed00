import {
  appointDeputy,
  endStandIn,
  readOwnStandIns,
  viewDeputies,
} from "@retribusi/contract/features/deputy/deputy.endpoints";
import { handle, type Route } from "../../http/endpoint.ts";
import { appoint, end } from "./appoint.ts";
import { getBoard, listOwnStandIns } from "./deputy.query.ts";

export const deputyRoutes: readonly Route[] = [
  handle(viewDeputies, ({ deps, user, query }) => getBoard(deps, user, query.pengelolaid)),
  handle(readOwnStandIns, async ({ deps, user }) => ({ records: await listOwnStandIns(deps, user) })),
  handle(appointDeputy, ({ deps, user, request, params, body }) =>
    appoint(deps, { user, ip: request.ip }, params.id, body),
  ),
  handle(endStandIn, async ({ deps, user, request, params, body }) => {
    await end(deps, { user, ip: request.ip }, params.id, body.versi);
    return { berakhir: true as const };
  }),
];
