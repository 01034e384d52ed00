import { formatNumber } from "@retribusi/contract/define/number";
import type { BookingInput } from "@retribusi/contract/features/booking/booking.machine";
import { codeOf } from "@retribusi/contract/features/booking/booking.states";
import type { UnitState } from "@retribusi/contract/features/unit/unit.rules";
import { AppError } from "../../lib/app-error.ts";
import type { Transaction } from "../../lib/transaction.ts";
import type { BookingRow } from "./booking.query.ts";
import type { EffectContext, Outcome } from "./server-action.ts";
import { keepPictures } from "./unit-picture.ts";

const notOne = {
  en: "This is no unit of the object, or it is handed over elsewhere, or closed until the use ends.",
  id: "Ini bukan unit objek tersebut, atau sedang diserahkan pada pesanan lain, atau ditutup sebelum pemakaian berakhir.",
};

const takable: UnitState[] = ["siap", "dibersihkan"];

const runsForward = (before: number) => ({
  en: `The hour meter stood at ${formatNumber(before, "en")} at the hand-over and can't be lower now.`,
  id: `Hour meter ${formatNumber(before, "id")} saat diserahkan dan tidak mungkin lebih kecil sekarang.`,
});

type Stay = Pick<BookingRow, "objectid" | "tglakhirpemakaian">;

/** Units of the object that nobody has and that are open until the use ends; one may still have to be cleaned. */
export function canBeTaken({ objectid, tglakhirpemakaian }: Stay, now: Date) {
  const during = { tglmulai: { lt: tglakhirpemakaian }, tglakhir: { gt: now } };
  const isClosed = { penutupan: { penutupan_object: { some: during } } };
  return { objectid, aktif: true, keadaan: { in: takable }, penutupan_unit: { none: isClosed } };
}

/**
 * Hands a unit over. It leaves its state at once, so that of two bookings one gets it. Throws VALIDATION at the field that named it.
 */
export async function takeUnit(
  tx: Transaction,
  stay: Stay,
  { unitid, field }: { readonly unitid: number; readonly field: string },
  now: Date,
): Promise<void> {
  const { count } = await tx.unit_object.updateMany({
    where: { id: unitid, ...canBeTaken(stay, now) },
    data: { keadaan: "dipakai", versi: { increment: 1 } },
  });
  if (count === 0) throw new AppError("VALIDATION", { fields: { [field]: notOne } });
}

/** The named units that were handed over with the booking, or one of them, aren't in use any more, unless somebody else has them by now. */
export async function releaseUnits(
  tx: Transaction,
  { id }: Pick<BookingRow, "id">,
  keadaan: "siap" | "dibersihkan",
  nomorunit?: number,
): Promise<void> {
  const line = { bookingid: id, ...(nomorunit === undefined ? {} : { nomorunit }) };
  const isElsewhere = { bookingid: { not: id }, booking: { statusbooking: codeOf("inUse") } };
  await tx.unit_object.updateMany({
    where: { keadaan: "dipakai", AND: [{ booking_unit: { some: line } }, { booking_unit: { none: isElsewhere } }] },
    data: { keadaan, versi: { increment: 1 } },
  });
}

type Handing = Pick<EffectContext<"checkIn" | "earlyCheckIn">, "tx" | "now" | "booking" | "actor" | "input">;
type Pictured = Pick<Outcome, "pictures">;

/** Hands over the units of the lines, each with its hour meter, condition and pictures; where units are only counted, a line names none. Throws VALIDATION. */
export async function handOver(context: Handing): Promise<Pictured> {
  const { tx, now, booking, input } = context;
  for (const [at, { nomorunit, unitid, hourmeter, kondisi }] of (input.unit ?? []).entries()) {
    if (unitid !== undefined) await takeUnit(tx, booking, { unitid, field: `unit.${at}.unitid` }, now);
    const own = unitid === undefined ? {} : { unitid };
    const line = { hourmetermulai: hourmeter ?? null, kondisimulai: kondisi ?? null, ...own };
    await tx.booking_unit.upsert({
      where: { bookingid_nomorunit: { bookingid: booking.id, nomorunit } },
      create: { bookingid: booking.id, nomorunit, ...line },
      update: line,
    });
  }
  return keepPictures(context, "foto_mulai");
}

type Returning = Pick<EffectContext<"finish" | "earlyDeparture">, "tx" | "booking" | "actor"> & {
  readonly input: Pick<BookingInput<"finish">, "unit">;
};

/** What came back, with hour meter, condition and pictures; it is to be cleaned. Throws VALIDATION. */
export async function takeBack(context: Returning): Promise<Pictured> {
  const { tx, booking, input } = context;
  const handed = await tx.booking_unit.findMany({ where: { bookingid: booking.id } });
  for (const [at, { nomorunit, hourmeter, kondisi }] of (input.unit ?? []).entries()) {
    const before = handed.find((line) => line.nomorunit === nomorunit)?.hourmetermulai ?? 0;
    if ((hourmeter ?? before) < before) {
      throw new AppError("VALIDATION", { fields: { [`unit.${at}.hourmeter`]: runsForward(before) } });
    }
    const line = { hourmeterakhir: hourmeter ?? null, kondisiakhir: kondisi ?? null };
    await tx.booking_unit.upsert({
      where: { bookingid_nomorunit: { bookingid: booking.id, nomorunit } },
      create: { bookingid: booking.id, nomorunit, ...line },
      update: line,
    });
  }
  await releaseUnits(tx, booking, "dibersihkan");
  return keepPictures(context, "foto_akhir");
}
