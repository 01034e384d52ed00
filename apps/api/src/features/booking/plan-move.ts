import type { Actor } from "@retribusi/contract/features/booking/booking.facts";
import { firstDayOf, type IntervalChoice } from "@retribusi/contract/features/booking/booking.interval";
import { approvedDiscount, type BookingRow } from "./booking.query.ts";
import { holidaysFor } from "./object.query.ts";
import { type Plan, planOf } from "./pricing.ts";
import { priceChanged } from "./refusal.ts";
import { requireUnits } from "./require-units.ts";
import type { EffectContext, ExistingAction } from "./server-action.ts";

type Moving = Pick<EffectContext<ExistingAction>, "tx" | "now" | "booking" | "actor">;

interface Move {
  readonly waktu: IntervalChoice;
  /** The new price that was shown, in rupiah. */
  readonly totalbiaya: number;
}

/** New times of a booking as a wish: its units, payer and approved discount, and whether it is somebody else who moves it. */
export const movedWish = (booking: BookingRow, { relations }: Pick<Actor, "relations">, waktu: IntervalChoice) => ({
  wish: { waktu, jumlahunit: booking.jumlahunit, kelompoktarif: booking.kelompoktarif },
  planning: { approved: approvedDiscount(booking), isCounter: !relations.includes("owner") },
});

/** The booking at another time: its units and payer stay, and its own hold isn't in its way. Throws ACTION_REFUSED, PRICE_CHANGED, SOLD_OUT. */
export async function planMove(context: Moving, { waktu, totalbiaya }: Move): Promise<Plan> {
  const { tx, now, booking, actor } = context;
  const object = booking.mst_objectretribusi;
  const { wish, planning } = movedWish(booking, actor, waktu);
  const holidays = await holidaysFor(tx, [object], firstDayOf(waktu));
  const plan = planOf(object, wish, now, { ...planning, holidays });
  if (totalbiaya !== plan.price.totalbiaya) throw priceChanged(totalbiaya, plan.price.totalbiaya);
  await requireUnits(context, plan.interval, booking.jumlahunit);
  return plan;
}
