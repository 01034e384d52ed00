import { recordOf } from "@retribusi/contract/define/record";
import { permitsOf } from "@retribusi/contract/features/booking/booking.rights";
import { bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { TimelineBooking, TimelineObject } from "@retribusi/contract/features/timeline/timeline.endpoints";
import { useMemo } from "react";
import { useLocation } from "react-router-dom";
import { roleOf } from "../../lib/acting-role.ts";
import { type CurrentUser, useCurrentUser } from "../../lib/current-user.ts";
import { paths } from "../../lib/paths.ts";
import { bookingPath } from "../booking/booking-links.ts";
import { swapQuery } from "../booking/staff/wanted-step.ts";
import { type OrderWish, writeWish } from "../order/order-wish.ts";
import { type Movable, movableOf } from "./move.ts";

/** What the reader's pages let them do with bookings of each kind. Who runs the counter moves guests; of others the server says that it isn't theirs. */
function permissionsOf(current: CurrentUser) {
  const held = new Set(current.pages);
  const isManager = ["pengelola", "superuser"].includes(roleOf(current));
  return recordOf(bookingKinds, (kind) => ({
    reschedule: bookingPath(current.pages, kind, "reschedule", 0) !== undefined,
    swapUnit: isManager && permitsOf(held, kind)("swapUnit"),
  }));
}

/** Where a booking gets other dates or another unit; each page leads back to the timeline as it is now. */
export function useMovePaths() {
  const current = useCurrentUser();
  const { pathname, search } = useLocation();
  const permissions = useMemo(() => permissionsOf(current), [current]);
  const withBack = (path: string, query: URLSearchParams): string => {
    query.set("nexturl", `${pathname}${search}`);
    return `${path}?${query}`;
  };
  return {
    movable: (object: TimelineObject, booking: TimelineBooking): Movable =>
      movableOf(booking, object, permissions[object.jenisbooking]),
    dates({ jenisbooking }: TimelineObject, { id }: TimelineBooking, wish?: OrderWish): string | undefined {
      const path = bookingPath(current.pages, jenisbooking, "reschedule", id);
      return path && withBack(path, wish ? writeWish(wish, "umum") : new URLSearchParams());
    },
    unit: (object: TimelineObject, { id }: TimelineBooking, known: Parameters<typeof swapQuery>[0] = {}): string =>
      withBack(paths.booking(object.jenisbooking, id), swapQuery(known)),
  };
}
