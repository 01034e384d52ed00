import { countFree } from "../availability.ts";
import { soldOut } from "../refusal.ts";
import type { ServerAction } from "../server-action.ts";
import { handOver } from "../unit-line.ts";

const minute = 60_000;

/** The booked time begins now: the units are the guest's from this minute on, at the same price. Throws SOLD_OUT. */
export const earlyCheckIn: ServerAction<"earlyCheckIn"> = {
  effect: async (context) => {
    const { tx, now, booking } = context;
    const start = new Date(Math.floor(now.getTime() / minute) * minute);
    const until = { start, end: booking.tglmulaipemakaian };
    const free = await countFree(tx, booking.mst_objectretribusi, until, now, booking.id);
    if (free < booking.jumlahunit) throw soldOut(free, booking.jumlahunit);
    await handOver(context);
    return { write: { tglmulaipemakaian: start } };
  },
};
