import type { BookingInput } from "@retribusi/contract/features/booking/booking.machine";
import { AppError } from "../../lib/app-error.ts";
import type { Transaction } from "../../lib/transaction.ts";
import type { BookingRow } from "./booking.query.ts";

type Line = NonNullable<BookingInput<"checkIn">["unit"]>[number];

const notOne = {
  en: "This is no unit of the object, or it is handed over elsewhere, or closed until the use ends.",
  id: "Ini bukan unit objek tersebut, atau sedang diserahkan pada pesanan lain, atau ditutup sebelum pemakaian berakhir.",
};

/**
 * Hands the unit of a line over, and answers which one it is; nothing where the units of the object are only counted. A unit leaves its
 * state at once, so that of two bookings one gets it. Throws VALIDATION.
 */
export async function takeUnit(
  tx: Transaction,
  { objectid, tglakhirpemakaian }: Pick<BookingRow, "objectid" | "tglakhirpemakaian">,
  { unitid }: Line,
  now: Date,
): Promise<{ readonly unitid?: number }> {
  if (unitid === undefined) return {};
  const during = { tglmulai: { lt: tglakhirpemakaian }, tglakhir: { gt: now } };
  const isClosed = { penutupan: { penutupan_object: { some: during } } };
  const { count } = await tx.unit_object.updateMany({
    where: {
      ...{ id: unitid, objectid, aktif: true, keadaan: { in: ["siap", "dibersihkan"] } },
      penutupan_unit: { none: isClosed },
    },
    data: { keadaan: "dipakai", versi: { increment: 1 } },
  });
  if (count === 0) throw new AppError("VALIDATION", { fields: { unit: notOne } });
  return { unitid };
}
