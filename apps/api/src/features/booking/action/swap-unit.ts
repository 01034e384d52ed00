import { AppError } from "../../../lib/app-error.ts";
import type { ServerAction } from "../server-action.ts";
import { releaseUnits, takeUnit } from "../unit-line.ts";

const notTheirs = (units: number) => ({
  en: `The booking has ${units} units.`,
  id: `Pesanan ini mempunyai ${units} unit.`,
});

/** The new unit is taken before the old one is given up, which is to be cleaned then. Throws VALIDATION. */
export const swapUnit: ServerAction<"swapUnit"> = {
  effect: async ({ tx, now, booking, input: { nomorunit, unitid, catatan } }) => {
    if (nomorunit > booking.jumlahunit) {
      throw new AppError("VALIDATION", { fields: { nomorunit: notTheirs(booking.jumlahunit) } });
    }
    const where = { bookingid_nomorunit: { bookingid: booking.id, nomorunit } };
    const nameOf = { select: { unit_object: { select: { nomor: true } } } } as const;
    const old = await tx.booking_unit.findUnique({ where, ...nameOf });
    await takeUnit(tx, booking, { unitid, field: "unitid" }, now);
    await releaseUnits(tx, booking, "dibersihkan", nomorunit);
    const create = { bookingid: booking.id, nomorunit, unitid };
    const line = await tx.booking_unit.upsert({ where, create, update: { unitid }, ...nameOf });
    const move = [old?.unit_object?.nomor ?? "–", line.unit_object?.nomor].join(" → ");
    return { reason: catatan ? `${move}. ${catatan}` : move };
  },
};
