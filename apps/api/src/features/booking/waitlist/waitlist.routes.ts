import {
  joinWaitlist,
  leaveWaitlist,
  myWaits,
  waitlistDemand,
  waitlistPlace,
} from "@retribusi/contract/features/booking/waitlist.endpoints";
import { handle, handlePublic, type Route } from "../../../http/endpoint.ts";
import { listDemand } from "./demand.query.ts";
import { joinList, leaveList } from "./join.ts";
import { getPlace, listWaitsOf } from "./waitlist.query.ts";

/** Waiting for what is taken: one's own places, and who waits by object and day. */
export const waitlistRoutes: readonly Route[] = [
  handle(myWaits, ({ deps, user }) => listWaitsOf(deps.db, user.userid, deps.clock.now())),
  handle(joinWaitlist, ({ deps, user, body }) => joinList(deps.db, user, body)),
  handle(leaveWaitlist, async ({ deps, user, params }) => {
    await leaveList(deps.db, user.userid, params.id, deps.clock.now());
    return listWaitsOf(deps.db, user.userid, deps.clock.now());
  }),
  handle(waitlistDemand, ({ deps, user, query }) => listDemand(deps.db, user, query.objectid, deps.clock.now())),
  handlePublic(waitlistPlace, ({ deps, user, params, body }) => getPlace(deps.db, user, params.objectid, body)),
];
