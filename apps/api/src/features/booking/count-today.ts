import { localDate, toInstant } from "@retribusi/contract/define/dates";
import { arrivalOf } from "./booking.query.ts";
import type { EffectContext, ExistingAction } from "./server-action.ts";

type Asking = Pick<EffectContext<ExistingAction>, "tx" | "now" | "booking">;

/** How often an action was taken on the booking today, by the calendar of its object. */
export function countToday({ tx, now, booking }: Asking, aksi: ExistingAction): Promise<number> {
  const { zone } = arrivalOf(booking).hours;
  const today = toInstant(localDate(now, zone), "00:00", zone);
  return tx.booking_riwayat.count({ where: { bookingid: booking.id, aksi, waktu: { gte: today } } });
}
