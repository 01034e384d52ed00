import type { ServerAction } from "../server-action.ts";

/** Hour meter and condition of equipment, unit by unit, when it leaves and when it comes back. */
export const checkIn: ServerAction<"checkIn"> = {
  effect: async ({ tx, booking, input }) => {
    for (const { nomorunit, hourmeter, kondisi } of input.unit ?? []) {
      const line = { hourmetermulai: hourmeter ?? null, kondisimulai: kondisi ?? null };
      await tx.booking_unit.upsert({
        where: { bookingid_nomorunit: { bookingid: booking.id, nomorunit } },
        create: { bookingid: booking.id, nomorunit, ...line },
        update: line,
      });
    }
    return {};
  },
};
