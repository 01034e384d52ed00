import {
  decideAccount,
  decideRequest,
  openLetter,
  reviewCount,
  reviewQueue,
} from "@retribusi/contract/features/identity/review.endpoints";
import {
  askForRole,
  listOwnRequests,
  rolePlaces,
  withdrawRequest,
} from "@retribusi/contract/features/identity/role-request.endpoints";
import { handle, type Route } from "../../http/endpoint.ts";
import { countReviews, getReviewQueue } from "./review.query.ts";
import { decideOnAccount, decideOnRequest, openLetterOf } from "./review.ts";
import { getOwnRequests, listRolePlaces } from "./role-request.query.ts";
import { askRole, withdrawOwnRequest } from "./role-request.ts";

export const reviewRoutes: readonly Route[] = [
  handle(reviewCount, ({ deps, user }) => countReviews(deps.db.prisma, user)),
  handle(reviewQueue, ({ deps, user }) => getReviewQueue(deps.db.prisma, user)),
  handle(openLetter, ({ deps, user, params, request }) => openLetterOf(deps, user, params.id, request.ip)),
  handle(decideAccount, ({ deps, user, params, body, request }) =>
    decideOnAccount(deps, user, params.id, body, request.ip),
  ),
  handle(decideRequest, ({ deps, user, params, body, request }) =>
    decideOnRequest(deps, user, params.id, body, request.ip),
  ),
  handle(listOwnRequests, ({ deps, user }) => getOwnRequests(deps.db.prisma, user.userid)),
  handle(rolePlaces, ({ deps, query }) => listRolePlaces(deps.db.prisma, query)),
  handle(askForRole, ({ deps, user, body, request }) => askRole(deps, user, body, request.ip)),
  handle(withdrawRequest, ({ deps, user, body, request }) => withdrawOwnRequest(deps, user, body.id, request.ip)),
];
