import { addDays, daysBetween, type LocalDate } from "@retribusi/contract/define/dates";

interface Period {
  readonly berlakumulai: LocalDate;
  readonly berlakusampai: LocalDate | null;
}

const yearOf = (day: LocalDate): number => Number(day.slice(0, 4));

/** The years that a calendar of tariffs shows: this one and the next, and as many as the latest version begins in. */
export function windowOf(today: LocalDate, versions: readonly Period[]) {
  const first = yearOf(today);
  const last = Math.max(first + 1, ...versions.map(({ berlakumulai }) => yearOf(berlakumulai)));
  const from: LocalDate = `${first}-01-01`;
  const until: LocalDate = `${last + 1}-01-01`;
  const length = daysBetween(from, until);
  /** Percent of the width at which a day begins. */
  const at = (day: LocalDate): number => (Math.min(Math.max(daysBetween(from, day), 0), length) / length) * 100;
  return {
    years: Array.from({ length: last - first + 1 }, (_, index) => first + index),
    at,
    /** Where a version lies, in percent; nothing where it was over before. */
    span: ({ berlakumulai, berlakusampai }: Period) => {
      const end = berlakusampai === null ? 100 : at(addDays(berlakusampai, 1));
      const start = at(berlakumulai);
      return end > start ? { left: start, width: end - start } : undefined;
    },
  };
}
