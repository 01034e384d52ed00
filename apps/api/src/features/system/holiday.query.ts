import { addDays, type LocalDate } from "@retribusi/contract/define/dates";
import { dayOf } from "../../lib/day-of.ts";
import type { Transaction } from "../../lib/transaction.ts";

/** Holidays of a region, those of the whole country among them. */
export type Holidays = (idpemda: number) => ReadonlySet<LocalDate>;

export const noHolidays: Holidays = () => new Set();

/** Holidays of these regions from one day to another, both included. */
export async function listHolidays(
  tx: Pick<Transaction, "hari_libur">,
  regions: readonly number[],
  from: LocalDate,
  until: LocalDate,
): Promise<Holidays> {
  const rows = await tx.hari_libur.findMany({
    where: {
      tanggal: { gte: new Date(from), lte: new Date(until) },
      OR: [{ idpemda: null }, { idpemda: { in: [...new Set(regions)] } }],
    },
    select: { tanggal: true, idpemda: true },
  });
  return (idpemda) =>
    new Set(rows.filter((row) => row.idpemda === null || row.idpemda === idpemda).map(({ tanggal }) => dayOf(tanggal)));
}

/** So far ahead a deadline of some working days can lie. */
const furthest = 60;

/** Holidays for a deadline in working days that are counted from a moment on. */
export async function holidaysAfter(tx: Transaction, idpemda: number, from: Date): Promise<ReadonlySet<LocalDate>> {
  const day = dayOf(from);
  const holidays = await listHolidays(tx, [idpemda], addDays(day, -2), addDays(day, furthest));
  return holidays(idpemda);
}
