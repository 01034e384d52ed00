import { addDays } from "@retribusi/contract/define/dates";
import type { TariffUnit } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { CalendarDay } from "../catalog/availability-query.ts";

/** Nights and days are chosen as a stretch, everything else begins on one day. */
export const isStretch = (unit: TariffUnit): boolean => unit === "malam" || unit === "hari";

export type Fullness = "free" | "few" | "full" | "past" | "unknown";

/** How a day looks in the calendar: the last third of the units is “few”. */
export function fullnessOf(day: CalendarDay | undefined, units: number, total: number): Fullness {
  if (!day) return "unknown";
  if (day.lewat) return "past";
  if (day.bebas < units) return "full";
  return day.bebas < total && day.bebas <= Math.max(1, total / 3) ? "few" : "free";
}

interface Picking {
  readonly by: TariffUnit;
  readonly units: number;
  /** The end of a stretch that is chosen while the other isn't. */
  readonly start: string | undefined;
}

/**
 * Whether a day can be chosen now. After one end of a stretch, days behind the next full one can't be reached, earlier ones neither: pressed
 * next, they are its beginning. A full night is still a good day to leave on. Days not loaded yet can be chosen: the price check decides.
 */
export function isChoosable(date: string, days: ReadonlyMap<string, CalendarDay>, picking: Picking): boolean {
  const { by, units, start } = picking;
  const isFree = (day: string) => {
    const known = days.get(day);
    return !known || (!known.lewat && known.bebas >= units);
  };
  if (!isStretch(by) || start === undefined || date === start) return isFree(date);
  const [first, end] = date < start ? [date, start] : [start, date];
  const last = by === "malam" ? addDays(end, -1) : end;
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (!isFree(day)) return false;
  }
  return true;
}

/** The same days for whoever waits: what is full can be chosen, too, and what is closed can't. */
export const whoeverWaits = (days: ReadonlyMap<string, CalendarDay>, units: number): ReadonlyMap<string, CalendarDay> =>
  new Map(
    [...days].map(([date, day]) => [date, day.tutup === null ? { ...day, bebas: Math.max(day.bebas, units) } : day]),
  );

/** Whether units are missing on one of the days that could otherwise be chosen. */
export const hasFull = (days: readonly CalendarDay[], units: number): boolean =>
  days.some(({ bebas, lewat, tutup }) => !lewat && tutup === null && bebas < units);

/** Days that follow each other with the same answer, told in one line. */
export interface Run {
  readonly first: string;
  readonly last: string;
  readonly free: number;
  readonly closed: string | null;
}

export function runsOf(days: readonly CalendarDay[]): Run[] {
  const runs: Run[] = [];
  for (const { tanggal, bebas, lewat, tutup } of days) {
    if (lewat) continue;
    const before = runs.at(-1);
    if (before && before.free === bebas && before.closed === tutup && addDays(before.last, 1) === tanggal) {
      runs[runs.length - 1] = { ...before, last: tanggal };
    } else {
      runs.push({ first: tanggal, last: tanggal, free: bebas, closed: tutup });
    }
  }
  return runs;
}
