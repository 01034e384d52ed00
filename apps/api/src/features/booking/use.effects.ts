import type { Effect, EffectContext } from "./effect.ts";

/** Hour meter and condition of equipment, unit by unit, when it leaves and when it comes back. */
export const checkIn: Effect<"checkIn"> = async ({ tx, booking, input }) => {
  for (const { nomorunit, hourmeter, kondisi } of input.unit ?? []) {
    const line = { hourmetermulai: hourmeter ?? null, kondisimulai: kondisi ?? null };
    await tx.booking_unit.upsert({
      where: { bookingid_nomorunit: { bookingid: booking.id, nomorunit } },
      create: { bookingid: booking.id, nomorunit, ...line },
      update: line,
    });
  }
  return {};
};

const returned = async ({ tx, booking, input }: EffectContext<"finish">) => {
  for (const { nomorunit, hourmeter, kondisi } of input.unit ?? []) {
    const line = { hourmeterakhir: hourmeter ?? null, kondisiakhir: kondisi ?? null };
    await tx.booking_unit.upsert({
      where: { bookingid_nomorunit: { bookingid: booking.id, nomorunit } },
      create: { bookingid: booking.id, nomorunit, ...line },
      update: line,
    });
  }
};

export const finish: Effect<"finish"> = async (context) => {
  await returned(context);
  return {};
};
