import type { CalendarKind } from "@retribusi/contract/features/calendar/calendar.rules";
import { useTranslation } from "react-i18next";

/** What a calendar is called: an object or group by its name, one's own bookings by what they are. */
export function useCalendarName(): (jenis: CalendarKind, name: string | null) => string {
  const { t } = useTranslation("calendar");
  return (jenis, name) => (jenis === "object" ? (name ?? t("thisObject")) : (name ?? t("ownBookings")));
}
