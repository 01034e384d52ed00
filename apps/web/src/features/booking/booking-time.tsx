import { formatDate, formatInstant, zoneOf } from "@retribusi/contract/define/dates";
import { describePeriod } from "@retribusi/contract/features/booking/booking.period";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../lib/use-label.ts";
import type { BookingSummary } from "./booking-query.ts";
import classes from "./booking-time.module.css";

type Timed = Pick<BookingSummary, "waktu" | "objek" | "harga" | "tglmulaipemakaian" | "tglakhirpemakaian">;

/** The booked time in one line, for cards and rows: nights without their clock times. */
export function useShortTime(): (booking: Timed) => string {
  const { t } = useTranslation("booking");
  const language = useLanguage();
  return ({ waktu, objek, harga, tglmulaipemakaian, tglakhirpemakaian }) => {
    if (waktu.satuan === "malam") {
      const [first, last] = [formatDate(waktu.checkin, language), formatDate(waktu.checkout, language)];
      return t("calendar.span", { first, last });
    }
    const interval = { start: new Date(tglmulaipemakaian), end: new Date(tglakhirpemakaian) };
    return describePeriod(interval, harga.satuantarif, zoneOf(objek.zona), language);
  };
}

/** The booked time of one booking: arrival and departure apart for nights, with how early and how late. */
export function BookingTime({ booking }: { readonly booking: Timed }) {
  const { t } = useTranslation("booking");
  const language = useLanguage();
  const shortTime = useShortTime();
  const { waktu, objek } = booking;
  if (waktu.satuan !== "malam") return <p className={classes.single}>{shortTime(booking)}</p>;
  const zone = zoneOf(objek.zona);
  const at = (instant: string) => formatInstant(new Date(instant), zone, language);
  return (
    <dl className={classes.times}>
      <div>
        <dt>{t("time.arrive")}</dt>
        <dd>{at(booking.tglmulaipemakaian)}</dd>
        <dd className={classes.hint}>{t("time.arriveUntil", { time: objek.batascheckin })}</dd>
      </div>
      <div>
        <dt>{t("time.leave")}</dt>
        <dd>{at(booking.tglakhirpemakaian)}</dd>
      </div>
    </dl>
  );
}
