import { formatDeadline, formatInstant, zoneOf } from "@retribusi/contract/define/dates";
import { describePeriod } from "@retribusi/contract/features/booking/booking.period";
import { bookingStates, stateOf } from "@retribusi/contract/features/booking/booking.states";
import type {
  TimelineBooking,
  TimelineClosure,
  TimelineObject,
} from "@retribusi/contract/features/timeline/timeline.endpoints";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../lib/use-label.ts";
import { closedTimeOf, timeOf } from "./bar-time.ts";
import type { Bar } from "./timeline-rows.ts";

/** What a bar stands for, in words. */
export function useBarWords() {
  const { t } = useTranslation("timeline");
  const language = useLanguage();
  const unitsOf = (count: number | null, { satuanobject: unit }: TimelineObject) =>
    count === null ? t("allUnits") : t("units", { count, unit });
  const words = {
    /** As the administrator has called it; that name is Indonesian. */
    state: ({ statusbooking, uraianstatus }: TimelineBooking) =>
      language === "id" ? uraianstatus : bookingStates[stateOf(statusbooking)].label[language],
    booked: (booking: TimelineBooking, { zona }: TimelineObject) =>
      describePeriod(timeOf(booking), booking.satuantarif, zoneOf(zona), language),
    closed(closure: TimelineClosure, { zona }: TimelineObject): string {
      const { start, end } = closedTimeOf(closure);
      const zone = zoneOf(zona);
      return t("until", { from: formatInstant(start, zone, language), until: formatDeadline(end, zone, language) });
    },
    units: unitsOf,
  };
  /** For whom, and how many units where there are several: “2× Budi Contoh”. */
  const guest = ({ booking, units }: Bar & { readonly is: "booking" }): string =>
    [units > 1 ? t("times", { count: units }) : "", booking.namapemesan].filter(Boolean).join(" ");
  return {
    ...words,
    guest,
    bar(bar: Bar): string {
      const { object } = bar;
      if (bar.is === "closure") {
        const { closure } = bar;
        const units = unitsOf(closure.jumlahunit, object);
        return t("closure", { reason: closure.alasan, units, time: words.closed(closure, object) });
      }
      const { booking, units } = bar;
      return t("booking", {
        name: guest(bar),
        state: words.state(booking),
        units: unitsOf(units, object),
        time: words.booked(booking, object),
      });
    },
  };
}
