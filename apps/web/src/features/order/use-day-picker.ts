import { addDays, addMonths, type LocalDate } from "@retribusi/contract/define/dates";
import { type Language, perLanguage } from "@retribusi/contract/define/label";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../lib/use-label.ts";
import { type CalendarDay, monthOf, useAvailability } from "../catalog/availability-query.ts";
import { renderDay } from "./day-cell.tsx";
import { fullnessOf, isChoosable, whoeverWaits } from "./day-choice.ts";
import type { OrderWish } from "./order-wish.ts";
import { useAlsoFull } from "./waitlist/use-also-full.ts";

const style = { weekday: "long", day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
const formats = perLanguage((language) => new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, style));

/** “Saturday 21 November 2026”: a day of a calendar for those who hear it. The plain number is what the cell shows. */
const spokenDay = (date: LocalDate, language: Language): string =>
  formats(language).format(new Date(`${date}T00:00:00Z`));

/** The object as far as its calendar goes. */
export interface CalendarOf {
  readonly objectid: number;
  readonly hariini: string;
  readonly jumlahobject: number;
  /** Days ahead that it can be ordered. */
  readonly makspesanhari: number;
}

/** What a screen reader says of a day. */
function useDayWords(days: ReadonlyMap<string, CalendarDay>) {
  const { t } = useTranslation("booking");
  const language = useLanguage();
  return (date: string): string => {
    const day = days.get(date);
    const name = spokenDay(date, language);
    if (!day) return name;
    if (day.lewat) return t("calendar.dayPast", { day: name });
    if (day.bebas === 0 && day.tutup) return t("calendar.dayClosed", { day: name, reason: day.tutup });
    if (day.bebas === 0 && day.tutup !== null) return t("calendar.dayShut", { day: name });
    return day.bebas > 0
      ? t("calendar.dayFree", { day: name, count: day.bebas })
      : t("calendar.dayFull", { day: name });
  };
}

/** Everything that the calendars of one object have in common: days with what is free, to a booking's new dates too, and which may be chosen. */
export function useDayPicker(object: CalendarOf, wish: OrderWish, columns: number, bookingid?: number) {
  const [shown, setShown] = useState(monthOf(wish.from ?? object.hariini));
  const months = Array.from({ length: columns }, (_, index) => addMonths(shown, index));
  const { days: list, isPending, error, retry } = useAvailability(object.objectid, months, bookingid);
  const days = new Map(list.map((day) => [day.tanggal, day]));
  const getDayAriaLabel = useDayWords(days);
  const start = wish.from !== undefined && wish.to === undefined ? wish.from : undefined;
  const { isAlsoFull } = useAlsoFull();
  const choosable = isAlsoFull ? whoeverWaits(days, wish.units) : days;
  const picking = { by: wish.by, units: wish.units, start };
  const paint = (date: string) => fullnessOf(days.get(date), wish.units, object.jumlahobject);
  return {
    isPending,
    error,
    retry,
    list,
    props: {
      date: shown,
      onDateChange: (date: string) => setShown(monthOf(date)),
      numberOfColumns: columns,
      minDate: object.hariini,
      maxDate: addDays(object.hariini, object.makspesanhari),
      hideOutsideDates: true,
      maxLevel: "year",
      excludeDate: (date: string) => !isChoosable(date, choosable, picking),
      getDayAriaLabel,
      getDayProps: (date: string) => ({ "data-fullness": paint(date) }),
      renderDay: (date: string) => renderDay(date, days.get(date), object.jumlahobject),
    } as const,
  };
}
