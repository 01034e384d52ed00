import type { CalendarDay } from "../catalog/availability-query.ts";
import classes from "./day-cell.module.css";

/** The day of the month and below it how many units are free, where there is more than one. */
export function renderDay(date: string, day: CalendarDay | undefined, total: number) {
  const isKnown = day !== undefined && !day.lewat;
  return (
    // The count is drawn by the style sheet: the day's label says it in words, and its visible text stays the day alone.
    <span className={classes.cell} data-free={isKnown && total > 1 ? day.bebas : ""}>
      {Number(date.slice(8))}
    </span>
  );
}
