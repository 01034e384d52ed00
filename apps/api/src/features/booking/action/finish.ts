import { codeOf } from "@retribusi/contract/features/booking/booking.states";
import type { ServerAction } from "../server-action.ts";

/** What came back is to be cleaned: the named units that were handed over and that nobody else has by now, whoever ends the use. */
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
    const isElsewhere = { bookingid: { not: booking.id }, booking: { statusbooking: codeOf("inUse") } };
    await tx.unit_object.updateMany({
      where: {
        keadaan: "dipakai",
        AND: [{ booking_unit: { some: { bookingid: booking.id } } }, { booking_unit: { none: isElsewhere } }],
      },
      data: { keadaan: "dibersihkan", versi: { increment: 1 } },
    });
    return {};
  },
};
