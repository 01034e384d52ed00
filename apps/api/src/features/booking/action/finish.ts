import type { ServerAction } from "../server-action.ts";

export const finish: ServerAction<"finish"> = {
  effect: async ({ tx, booking, input }) => {
    for (const { nomorunit, hourmeter, kondisi } of input.unit ?? []) {
      const line = { hourmeterakhir: hourmeter ?? null, kondisiakhir: kondisi ?? null };
      await tx.booking_unit.upsert({
        where: { bookingid_nomorunit: { bookingid: booking.id, nomorunit } },
        create: { bookingid: booking.id, nomorunit, ...line },
        update: line,
      });
    }
    return {};
  },
};
