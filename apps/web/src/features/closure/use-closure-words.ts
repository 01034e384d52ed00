import { formatDate, formatDays, formatDaysShort } from "@retribusi/contract/define/dates";
import type { IntervalChoice } from "@retribusi/contract/features/booking/booking.interval";
import type { ClosedObject } from "@retribusi/contract/features/closure/closure.endpoints";
import type { ClosureTime } from "@retribusi/contract/features/closure/closure.rules";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../lib/use-label.ts";
import { useWeekday } from "../../lib/use-weekday.ts";

/** When something is, and what is closed, in words. */
export function useClosureWords() {
  const { t } = useTranslation("closure");
  const { t: tBooking } = useTranslation("booking");
  const language = useLanguage();
  const weekday = useWeekday();
  const weekdays = (days: readonly number[]) =>
    new Intl.ListFormat(language, { type: "conjunction" }).format(days.map((day) => weekday(day)));
  const date = (day: string) => formatDate(day, language);
  return {
    weekday,
    time: (time: ClosureTime): string => {
      const clocks = { from: time.jammulai, until: time.jamakhir };
      if (time.jenis === "mingguan") {
        const days = { days: weekdays(time.hari), first: date(time.mulai), last: date(time.sampai) };
        return t("weekly", { ...days, ...clocks });
      }
      if (time.jammulai === "00:00" && time.jamakhir === "24:00") return formatDays(time.mulai, time.sampai, language);
      return t("once", { first: date(time.mulai), last: date(time.sampai), ...clocks });
    },
    units: (count: number | null, { jumlahobject, satuanobject }: ClosedObject): string =>
      count === null ? t("whole") : t("someOf", { count, all: jumlahobject, unit: satuanobject }),
    object: ({ objectname, subobjectname }: ClosedObject): string =>
      subobjectname ? `${objectname} – ${subobjectname}` : objectname,
    choice: (choice: IntervalChoice): string => {
      switch (choice.satuan) {
        case "malam":
          return formatDaysShort(choice.checkin, choice.checkout, language);
        case "hari":
          return formatDays(choice.mulai, choice.akhir, language);
        case "bulan":
          return t("months", { count: choice.bulan, first: date(choice.mulai) });
        case "jam":
          return t("hours", { day: date(choice.tanggal), from: choice.jammulai, until: choice.jamakhir });
        case "kegiatan":
          return `${date(choice.tanggal)}, ${tBooking(`sessions.${choice.sesi ?? "whole"}`)}`;
      }
    },
  };
}
