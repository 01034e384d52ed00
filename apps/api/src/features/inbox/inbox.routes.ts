import { countUnread, listInbox, markRead } from "@retribusi/contract/features/inbox/inbox.endpoints";
import { handle, type Route } from "../../http/endpoint.ts";
import { countUnreadOf, listInboxOf } from "./inbox.query.ts";
import { read } from "./read.ts";

/** Messages to whoever is signed in: strictly their own, in whichever role they act. */
export const inboxRoutes: readonly Route[] = [
  handle(listInbox, ({ deps, user, query }) => listInboxOf(deps.db, user.userid, query)),
  handle(countUnread, ({ deps, user }) => countUnreadOf(deps.db.prisma, user.userid)),
  handle(markRead, ({ deps, user, body }) => read(deps, user.userid, body)),
];
