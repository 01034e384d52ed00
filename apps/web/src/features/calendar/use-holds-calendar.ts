import { calendarPages } from "@retribusi/contract/features/calendar/calendar.endpoints";
import type { CalendarKind } from "@retribusi/contract/features/calendar/calendar.rules";
import { useHoldsPage } from "../../lib/current-user.ts";

/** Whether the reader may have a calendar of the kind. */
export function useHoldsCalendar(): (jenis: CalendarKind) => boolean {
  const holds = useHoldsPage();
  return (jenis) => holds(calendarPages[jenis]);
}
