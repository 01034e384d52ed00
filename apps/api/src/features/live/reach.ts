import { recordOf } from "@retribusi/contract/define/record";
import { bookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import { type BookingKind, bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { CurrentUser } from "../../access/current-user.ts";
import { may } from "../../access/permissions.ts";
import { covers, type Scoped, scope } from "../../access/scope.ts";

/** What somebody may hear of, kept for as long as they listen. */
export interface Reach {
  readonly userid: number;
  /** By kind, the bookings that they may look at; none where they hold no page of it. */
  readonly scopes: Readonly<Record<BookingKind, Scoped | null>>;
}

export const reachOf = (user: CurrentUser): Reach => ({
  userid: user.userid,
  scopes: recordOf(bookingKinds, (kind) => {
    const entity = bookingEntity[kind];
    return may(user, entity, "view") ? scope(user, entity) : null;
  }),
});

/** Whether both hear of the same. */
export const isSame = (one: Reach, other: Reach): boolean =>
  one.userid === other.userid &&
  bookingKinds.every((kind) => JSON.stringify(one.scopes[kind]?.rows) === JSON.stringify(other.scopes[kind]?.rows));

/** What a booking is judged by. */
export interface BookingNews {
  readonly id: number;
  readonly bookingid: number;
  readonly jenis: BookingKind;
  readonly idpemesan: number | null;
  readonly pengelolaid: number;
  readonly idskpd: number;
  readonly idpemda: number;
}

export function hears({ scopes }: Reach, booking: BookingNews): boolean {
  const scoped = scopes[booking.jenis];
  return scoped !== null && covers(scoped, { ...booking });
}
