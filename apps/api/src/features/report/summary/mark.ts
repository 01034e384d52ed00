import type { LocalDate } from "@retribusi/contract/define/dates";
import { sqlOf } from "@retribusi/db/sql";
import { type DayRange, mergeRanges } from "@retribusi/db/summary/days";
import { insertRows } from "@retribusi/db/write";
import { dayOf } from "../../../lib/day-of.ts";
import type { Transaction } from "../../../lib/transaction.ts";

/** What of a booking says on which days it counts. */
interface Marked {
  readonly objectid: number;
  readonly selisihjam: number;
  readonly haripesan: Date | null;
  readonly haripakai: Date | null;
  readonly haribayar: Date | null;
  /** Exclusive. */
  readonly tglakhirpemakaian: Date;
  readonly pembayaran: readonly { readonly haribuku: Date | null; readonly hariterima: Date | null }[];
  readonly tagihan: readonly { readonly hariterbit: Date | null }[];
}

const lastDayOf = ({ tglakhirpemakaian, selisihjam }: Marked): LocalDate =>
  dayOf(new Date(tglakhirpemakaian.getTime() - 1 + selisihjam * 3_600_000));

/** All local days on which a booking counts for anything: ordered, used, paid, and every day on which the books have something of it. */
function daysOf(booking: Marked): DayRange[] {
  const { haripesan, haripakai, haribayar, pembayaran, tagihan } = booking;
  const received = pembayaran.flatMap(({ haribuku, hariterima }) => [haribuku, hariterima]);
  const single = [haripesan, haribayar, ...received, ...tagihan.map(({ hariterbit }) => hariterbit)];
  const used = haripakai === null ? [] : [{ from: dayOf(haripakai), until: lastDayOf(booking) }];
  return [...used, ...single.flatMap((day) => (day === null ? [] : [{ from: dayOf(day), until: dayOf(day) }]))];
}

/**
 * Marks the days of a booking's object whose summaries no longer hold, in the transaction that changes the booking or its payments: as
 * it was before (`null`: it is new) and as it is now. One statement, and nobody waits for it: a mark is a new row.
 */
export async function markBooking(tx: Transaction, before: Marked | null, after: Marked): Promise<void> {
  const ranges = mergeRanges([...(before === null ? [] : daysOf(before)), ...daysOf(after)]);
  const { objectid } = after;
  const marks = ranges.map(({ from, until }) => ({ objectid, dari: new Date(from), sampai: new Date(until) }));
  await insertRows(sqlOf(tx), "ringkasan_tanda", marks);
}
