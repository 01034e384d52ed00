import { endAfter } from "@retribusi/contract/features/booking/booking.interval";
import { departureRefunds } from "../billing/refund.ts";
import { arrivalOf, type BookingRow, intervalOf, owedOf, unusedPart } from "./booking.query.ts";
import type { BookingWrite } from "./server-action.ts";

type Leaving = Parameters<typeof arrivalOf>[0] &
  Parameters<typeof departureRefunds>[0] &
  Pick<BookingRow, "tarif" | "jumlahunit" | "totalbiaya" | "tagihan">;

/**
 * What an end of the use at that moment gives back. Of what was added and neither used nor paid, nobody owes anything: the booking is
 * shorter by it, and `owed` is what its supplementary bill asks for then. What was paid and isn't used comes back by the object's rule.
 */
export function departureOf(booking: Leaving, now: Date) {
  const price = Number(booking.tarif) * booking.jumlahunit;
  const unused = unusedPart(booking, now);
  const owed = owedOf(booking);
  const unpaid = price === 0 ? 0 : Math.min(unused, Math.floor(owed / price));
  const { hours } = arrivalOf(booking);
  const shorter = {
    tglakhirpemakaian: endAfter(intervalOf(booking), booking.satuantarif, hours.zone, -unpaid),
    lamapemakaian: booking.lamapemakaian - unpaid,
    totalbiaya: booking.totalbiaya - BigInt(unpaid * price),
  } satisfies BookingWrite;
  const refunds = departureRefunds({ ...booking, ...shorter }, unused - unpaid);
  return { unused, isShorter: unpaid > 0, shorter, owed: owed - unpaid * price, refunds };
}
