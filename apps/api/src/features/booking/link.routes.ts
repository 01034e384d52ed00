import { readLink, renewLink, revokeLink } from "@retribusi/contract/features/booking/link.endpoints";
import { type BookingKind, bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import { handle, type Route } from "../../http/endpoint.ts";
import { getLink, makeLink, withdrawLink } from "./guest-link.ts";

const routesOf = (kind: BookingKind): Route[] => [
  handle(readLink(kind), ({ deps, user, params, request }) =>
    getLink(deps, { user, ip: request.ip, kind, id: params.id }),
  ),
  handle(renewLink(kind), ({ deps, user, params, request }) =>
    makeLink(deps, { user, ip: request.ip, kind, id: params.id }),
  ),
  handle(revokeLink(kind), ({ deps, user, params, request }) =>
    withdrawLink(deps, { user, ip: request.ip, kind, id: params.id }),
  ),
];

/** The links of bookings without an account. */
export const linkRoutes: readonly Route[] = bookingKinds.flatMap(routesOf);
