import { type BookingKind, bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import {
  giveGuestRating,
  giveRating,
  listRatings,
  publishedRatings,
  publishRating,
  readGuestRating,
  readRating,
} from "@retribusi/contract/features/rating/rating.endpoints";
import { handle, handlePublic, type Route } from "../../http/endpoint.ts";
import { listPublished, listRatingsOf } from "./rating.query.ts";
import { getGuestRating, getRating, publish, rate, rateAsGuest } from "./rating.ts";

const routesOf = (kind: BookingKind): Route[] => [
  handle(readRating(kind), ({ deps, user, params }) => getRating(deps, user, { kind, id: params.id })),
  handle(giveRating(kind), ({ deps, user, params, body }) => rate(deps, user, { kind, id: params.id }, body)),
];

/** How bookings and objects are rated, and what everybody reads of it. */
export const ratingRoutes: readonly Route[] = [
  ...bookingKinds.flatMap(routesOf),
  handlePublic(readGuestRating, ({ deps, body }) => getGuestRating(deps, body.tanda)),
  handlePublic(giveGuestRating, ({ deps, body: { tanda, ...said } }) => rateAsGuest(deps, tanda, said)),
  handle(listRatings, ({ deps, user, params }) => listRatingsOf(deps.db, user, params.id)),
  handle(publishRating, ({ deps, user, params, body, request }) =>
    publish(deps, { user, ip: request.ip }, params.id, body),
  ),
  handlePublic(publishedRatings, ({ deps, params }) => listPublished(deps.db, params.objectid)),
];
