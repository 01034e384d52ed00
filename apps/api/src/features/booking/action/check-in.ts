import type { ServerAction } from "../server-action.ts";
import { takeUnit } from "../unit-line.ts";

/** Which units are handed over, with hour meter and condition of equipment when it leaves. */
export const checkIn: ServerAction<"checkIn"> = {
  effect: async ({ tx, now, booking, input }) => {
    for (const handed of input.unit ?? []) {
      const { nomorunit, hourmeter, kondisi } = handed;
      const own = await takeUnit(tx, booking, handed, now);
      const line = { hourmetermulai: hourmeter ?? null, kondisimulai: kondisi ?? null, ...own };
      await tx.booking_unit.upsert({
        where: { bookingid_nomorunit: { bookingid: booking.id, nomorunit } },
        create: { bookingid: booking.id, nomorunit, ...line },
        update: line,
      });
    }
    return {};
  },
};
