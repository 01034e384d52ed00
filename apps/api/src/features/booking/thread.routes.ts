import { markThreadRead, readThread, writeMessage } from "@retribusi/contract/features/booking/thread.endpoints";
import { type BookingKind, bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import { handle, type Route } from "../../http/endpoint.ts";
import { readThreadOf } from "./thread.query.ts";
import { markRead, write } from "./thread.ts";

const routesOf = (kind: BookingKind): Route[] => [
  handle(readThread(kind), ({ deps, user, params, query }) =>
    readThreadOf(deps, deps.db.prisma, user, { kind, id: params.id }, query.limit),
  ),
  handle(writeMessage(kind), ({ deps, user, params, body }) => write(deps, user, { kind, id: params.id }, body)),
  handle(markThreadRead(kind), async ({ deps, user, params, body }) => ({
    dibaca: await markRead(deps, user, { kind, id: params.id }, body.sampai),
  })),
];

/** What customer and staff write to each other about a booking. */
export const threadRoutes: readonly Route[] = bookingKinds.flatMap(routesOf);
