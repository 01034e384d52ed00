import { nameUnits, setUnitState, viewUnits } from "@retribusi/contract/features/unit/unit.endpoints";
import { handle, type Route } from "../../http/endpoint.ts";
import { nameAll, setState } from "./name-units.ts";
import { getUnits } from "./unit.query.ts";

export const unitRoutes: readonly Route[] = [
  handle(viewUnits, ({ deps, user, params }) => getUnits(deps.db.prisma, user, params.id)),
  handle(nameUnits, ({ deps, user, request, params, body }) =>
    nameAll(deps, { user, ip: request.ip }, params.id, body.nomor),
  ),
  handle(setUnitState, ({ deps, user, request, params, body }) =>
    setState(deps, { user, ip: request.ip }, params.id, body),
  ),
];
