import { requireUnits } from "../require-units.ts";
import type { ServerAction } from "../server-action.ts";
import { handOver } from "../unit-line.ts";

const minute = 60_000;

/** The booked time begins now: the units are the guest's from this minute on, at the same price. Throws SOLD_OUT. */
export const earlyCheckIn: ServerAction<"earlyCheckIn"> = {
  effect: async (context) => {
    const { now, booking } = context;
    const start = new Date(Math.floor(now.getTime() / minute) * minute);
    await requireUnits(context, { start, end: booking.tglmulaipemakaian }, booking.jumlahunit);
    return { ...(await handOver(context)), write: { tglmulaipemakaian: start } };
  },
};
