import { addDays, addMonths, type LocalDate } from "../../define/dates.ts";
import type { Basis } from "./report.query.ts";
import type { RangeDays } from "./schedule.rules.ts";

/** The day, month or year with which one of a year earlier is compared. The 29th of February stands beside the 28th. */
export function yearAfter(time: string): string {
  if (time.length > 7) return addMonths(time, 12);
  return `${Number(time.slice(0, 4)) + 1}${time.slice(4)}`;
}

/**
 * The days that are compared with those of a period: each day whose {@link yearAfter} lies in it. Orders and payments can't lie in the
 * future, so that days after today are compared with nothing; bookings may be paid long before their use. Nothing where no day is left.
 */
export function yearBefore({ dari, sampai }: RangeDays, basis: Basis, today: LocalDate): RangeDays | undefined {
  const end = basis === "pakai" || sampai < today ? sampai : today;
  const first = addMonths(dari, -12);
  const last = addMonths(end, -12);
  const days = {
    dari: yearAfter(first) < dari ? addDays(first, 1) : first,
    sampai: yearAfter(addDays(last, 1)) <= end ? addDays(last, 1) : last,
  };
  return days.dari <= days.sampai ? days : undefined;
}
