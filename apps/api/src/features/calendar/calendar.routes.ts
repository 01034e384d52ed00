import { listCalendars, makeCalendar, revokeCalendar } from "@retribusi/contract/features/calendar/calendar.endpoints";
import { handle, type Route } from "../../http/endpoint.ts";
import { listCalendarsOf } from "./address.query.ts";
import { makeAddress, revokeAddress } from "./address.ts";
import { feedRoute } from "./send-feed.ts";

export const calendarRoutes: readonly Route[] = [
  handle(listCalendars, ({ deps, user }) => listCalendarsOf(deps.db, user)),
  handle(makeCalendar, ({ deps, user, body, request }) => makeAddress(deps, { user, ip: request.ip }, body)),
  handle(revokeCalendar, async ({ deps, user, params, request }) => {
    await revokeAddress(deps, { user, ip: request.ip }, params.id);
    return { dicabut: true as const };
  }),
  feedRoute,
];
