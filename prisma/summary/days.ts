import { addDays, type LocalDate, lastOfMonth, zones } from "@retribusi/contract/define/dates";

const minute = 60_000;

/** The first and the last day that there are: a range over all of an object's days. */
export const firstDay: LocalDate = "1000-01-01";
export const lastDay: LocalDate = "9999-12-31";

/** Local days, both inclusive. */
export interface DayRange {
  readonly from: LocalDate;
  readonly until: LocalDate;
}

const offsets = Object.values(zones).map(({ offset }) => offset);
const earliest = Math.max(...offsets);
const latest = Math.min(...offsets);
const text = (moment: number): string => new Date(moment).toISOString().slice(0, 19).replace("T", " ");

/**
 * The moments (UTC, for SQL) between which all moments of the local days lie, whatever the zone: what an index over an instant is asked
 * for, before the day itself decides. `before` is exclusive.
 */
export function momentsOf({ from, until }: DayRange): { readonly after: string; readonly before: string } {
  return {
    after: from <= firstDay ? `${firstDay} 00:00:00` : text(Date.parse(from) - earliest * minute),
    before: until >= lastDay ? `${lastDay} 23:59:59` : text(Date.parse(addDays(until, 1)) - latest * minute),
  };
}

/** Ranges that touch or overlap become one; in the order of days. */
export function mergeRanges(ranges: readonly DayRange[]): DayRange[] {
  const sorted = [...ranges].sort((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)));
  const merged: DayRange[] = [];
  for (const range of sorted) {
    const last = merged.at(-1);
    if (last === undefined || (last.until !== lastDay && addDays(last.until, 1) < range.from)) merged.push(range);
    else if (last.until < range.until) merged[merged.length - 1] = { from: last.from, until: range.until };
  }
  return merged;
}

/** The whole months in which the days lie. */
export const monthsAround = ({ from, until }: DayRange): DayRange => ({
  from: `${from.slice(0, 7)}-01`,
  until: lastOfMonth(until),
});

/** The range in pieces of at most so many days. */
export function* windowsOf({ from, until }: DayRange, days: number): Generator<DayRange> {
  for (let start = from; start <= until; start = addDays(start, days)) {
    const end = addDays(start, days - 1);
    yield end < until ? { from: start, until: end } : { from: start, until };
  }
}
