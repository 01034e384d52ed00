import type { Interval } from "@retribusi/contract/features/booking/booking.interval";
import { soldOut } from "./refusal.ts";
import type { EffectContext, ExistingAction } from "./server-action.ts";
import { countLeft } from "./waitlist/left-for-others.ts";

type Asking = Pick<EffectContext<ExistingAction>, "tx" | "now" | "booking">;

/** Units for the booking as it will be; its own hold doesn't stand in its way. Throws SOLD_OUT. */
export async function requireUnits({ tx, now, booking }: Asking, interval: Interval, units: number): Promise<void> {
  const free = await countLeft(tx, booking.mst_objectretribusi, interval, now, { booking: booking.id });
  if (free < units) throw soldOut(free, units);
}
