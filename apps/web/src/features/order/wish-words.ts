import { daysBetween, formatDaysDense, minutesOf } from "@retribusi/contract/define/dates";
import { sessions } from "@retribusi/contract/features/booking/booking.interval";
import { useTranslation } from "react-i18next";
import { useDuration } from "../../lib/use-duration.ts";
import { useLanguage } from "../../lib/use-label.ts";
import { type OrderWish, toChoice } from "./order-wish.ts";

const dayMinutes = 1440;

/** How many hours are charged: begun ones are whole, and an end before the beginning is on the next day. */
function hoursOf(start: string, end: string): number {
  const minutes = minutesOf(end) - minutesOf(start);
  return Math.ceil((minutes < 0 ? minutes + dayMinutes : minutes) / 60);
}

/** “09:00–12:00, 3 hours”, of hours that are chosen. */
export function useHoursWords(): (wish: Pick<OrderWish, "start" | "end">) => string {
  const { t } = useTranslation("booking");
  const duration = useDuration();
  return ({ start = "", end = "" }) =>
    `${t("form.fromTo", { from: start, to: end })}, ${duration("jam", hoursOf(start, end))}`;
}

/** When a wish is, in one line: “24–26 Nov 2026 · 2 nights”; `undefined` while something of it is missing. */
export function useWishWords(): (wish: OrderWish) => string | undefined {
  const { t } = useTranslation("booking");
  const language = useLanguage();
  const duration = useDuration();
  const hours = useHoursWords();
  const days = (first: string, last = first) => formatDaysDense(first, last, language, "");
  return (wish) => {
    const choice = toChoice(wish);
    switch (choice?.satuan) {
      case undefined:
        return undefined;
      case "malam":
        return `${days(choice.checkin, choice.checkout)} · ${duration("malam", daysBetween(choice.checkin, choice.checkout))}`;
      case "hari":
        return `${days(choice.mulai, choice.akhir)} · ${duration("hari", daysBetween(choice.mulai, choice.akhir) + 1)}`;
      case "bulan":
        return `${t("form.fromDay", { day: days(choice.mulai) })} · ${duration("bulan", choice.bulan)}`;
      case "jam":
        return `${days(choice.tanggal)}, ${hours({ start: choice.jammulai, end: choice.jamakhir })}`;
      case "kegiatan": {
        const { sesi } = choice;
        const time = sesi ? ` ${t("form.fromTo", sessions[sesi])}` : "";
        return `${days(choice.tanggal)}, ${t(`sessions.${sesi ?? "whole"}`)}${time}`;
      }
    }
  };
}
