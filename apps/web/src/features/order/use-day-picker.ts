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

/** The last day that it can be ordered for. */
const lastDayOf = ({ hariini, makspesanhari }: CalendarOf): LocalDate => addDays(hariini, makspesanhari);

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

/** The months that are shown, with their days: from the chosen one, or the first that has a day left to order, until somebody turns the page. */
function useShownMonths(object: CalendarOf, from: string | undefined, columns: number, bookingid: number | undefined) {
  const [opened, setOpened] = useState({ month: monthOf(from ?? object.hariini), isSettled: from !== undefined });
  const months = Array.from({ length: columns }, (_, index) => addMonths(opened.month, index));
  const availability = useAvailability(object.objectid, months, bookingid);
  const next = addMonths(opened.month, columns);
  const isOver = availability.days.every(({ lewat }) => lewat) && next <= lastDayOf(object);
  if (!opened.isSettled && !availability.isPending && !availability.error)
    setOpened({ month: isOver ? next : opened.month, isSettled: !isOver });
  return { shown: opened.month, show: (month: string) => setOpened({ month, isSettled: true }), ...availability };
}

/** Everything that the calendars of one object have in common: days with what is free, to a booking's new dates too, and which may be chosen. */
export function useDayPicker(object: CalendarOf, wish: OrderWish, columns: number, bookingid?: number) {
  const { shown, show, days: list, ...asked } = useShownMonths(object, wish.from, columns, bookingid);
  const days = new Map(list.map((day) => [day.tanggal, day]));
  const getDayAriaLabel = useDayWords(days);
  const start = wish.from !== undefined && wish.to === undefined ? wish.from : undefined;
  const { isAlsoFull } = useAlsoFull();
  const choosable = isAlsoFull ? whoeverWaits(days, wish.units) : days;
  const picking = { by: wish.by, units: wish.units, start };
  const paint = (date: string) => fullnessOf(days.get(date), wish.units, object.jumlahobject);
  return {
    ...asked,
    list,
    props: {
      date: shown,
      onDateChange: (date: string) => show(monthOf(date)),
      numberOfColumns: columns,
      minDate: object.hariini,
      maxDate: lastDayOf(object),
      hideOutsideDates: true,
      maxLevel: "year",
      excludeDate: (date: string) => !isChoosable(date, choosable, picking),
      getDayAriaLabel,
      getDayProps: (date: string) => ({ "data-fullness": paint(date) }),
      renderDay: (date: string) => renderDay(date, days.get(date), object.jumlahobject),
    } as const,
  };
}
