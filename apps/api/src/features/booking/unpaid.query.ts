import { unpaidLimit } from "@retribusi/contract/features/booking/booking.deadlines";
import { unpaidCodes } from "@retribusi/contract/features/booking/booking.states";
import { sqlInstant } from "@retribusi/db/client";
import { answered, int, rowsOf } from "@retribusi/db/column";
import type { Refused } from "./pricing.ts";

/** The question how many bookings wait to be paid whose time isn't over; without `now`, by the database's clock. */
export const unpaid = (sql: string, values: readonly unknown[], now?: Date) =>
  answered(
    rowsOf(
      { num: int("COUNT(*)") },
      `FROM booking b WHERE b.statusbooking IN (${unpaidCodes.map(() => "?").join(", ")})
        AND (b.bataswaktu IS NULL OR b.bataswaktu >= ${now ? "?" : "UTC_TIMESTAMP(3)"}) AND ${sql}`,
      [...unpaidCodes, ...(now ? [sqlInstant(now)] : []), ...values],
    ),
    ([row]) => row?.num ?? 0,
  );

/** The same of those that somebody has ordered for themselves; none of whoever isn't signed in. */
export const ownUnpaid = (userid: number | null, now?: Date) =>
  unpaid("b.idpemesan = ? AND b.user_created = ?", [userid, userid], now);

/** Why a customer with so many unpaid bookings of their own can't order one more. */
export const refuseAnother = (own: number): Refused | undefined =>
  own >= unpaidLimit ? { reason: "UNPAID_LIMIT", values: { max: unpaidLimit } } : undefined;
