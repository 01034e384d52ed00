import type { Interval } from "@retribusi/contract/features/booking/booking.interval";
import { AppError } from "../../lib/app-error.ts";
import type { Transaction } from "../../lib/transaction.ts";

const foreign = {
  en: "Not all of these are units of the object. Please choose again.",
  id: "Tidak semuanya unit objek ini. Silakan pilih lagi.",
};

const closedAlready = (names: string) => ({
  en: `Closed already at that time: ${names}.`,
  id: `Sudah ditutup pada waktu itu: ${names}.`,
});

/**
 * The named units of a closure are units of its object, and none of them is closed by name at those times already: it would be taken twice
 * and be one. Throws VALIDATION.
 */
export async function requireUnits(
  tx: Pick<Transaction, "unit_object" | "penutupan_unit">,
  objectid: number,
  unit: readonly number[] | undefined,
  intervals: readonly Interval[],
): Promise<void> {
  if (!unit) return;
  const ids = [...new Set(unit)];
  const known = await tx.unit_object.count({ where: { id: { in: ids }, objectid, aktif: true } });
  if (known !== ids.length) throw new AppError("VALIDATION", { fields: { unit: foreign } });
  const from = new Date(Math.min(...intervals.map(({ start }) => start.getTime())));
  const until = new Date(Math.max(...intervals.map(({ end }) => end.getTime())));
  const closed = await tx.penutupan_unit.findMany({
    where: { unitid: { in: ids } },
    select: {
      unit_object: { select: { nomor: true } },
      penutupan: { select: { penutupan_object: { where: { tglakhir: { gt: from }, tglmulai: { lt: until } } } } },
    },
  });
  const meets = ({ start, end }: Interval, { tglmulai, tglakhir }: { tglmulai: Date; tglakhir: Date }) =>
    start < tglakhir && tglmulai < end;
  const twice = closed.filter(({ penutupan }) =>
    penutupan.penutupan_object.some((taken) => intervals.some((interval) => meets(interval, taken))),
  );
  const names = [...new Set(twice.map(({ unit_object }) => unit_object.nomor))].join(", ");
  if (names) throw new AppError("VALIDATION", { fields: { unit: closedAlready(names) } });
}
