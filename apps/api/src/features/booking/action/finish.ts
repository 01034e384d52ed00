import type { ServerAction } from "../server-action.ts";

/** What came back is to be cleaned: the named units that were handed over, whoever ends the use. */
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
    await tx.unit_object.updateMany({
      where: { keadaan: "dipakai", booking_unit: { some: { bookingid: booking.id } } },
      data: { keadaan: "dibersihkan", versi: { increment: 1 } },
    });
    return {};
  },
};
