import { formatInstant, zoneOf } from "@retribusi/contract/define/dates";
import { describePeriod } from "@retribusi/contract/features/booking/booking.period";
import { describePeriodShort } from "@retribusi/contract/features/booking/booking.span";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../lib/use-label.ts";
import type { BookingSummary } from "./booking-query.ts";
import classes from "./booking-time.module.css";

type Moments = Pick<BookingSummary, "waktu" | "tglmulaipemakaian" | "tglakhirpemakaian">;
type Timed = Moments & Pick<BookingSummary, "objek" | "harga">;

/** Of a booking, or of what is going to be one. */
interface InShort extends Moments {
  readonly objek: Pick<BookingSummary["objek"], "zona">;
  readonly harga: Pick<BookingSummary["harga"], "satuantarif">;
}

/** The booked time in one line, for titles, cards and rows: “24–26 Nov 2026 · 2 nights”. */
export function useShortTime(): (booking: InShort) => string {
  const language = useLanguage();
  return ({ objek, harga, tglmulaipemakaian, tglakhirpemakaian }) => {
    const interval = { start: new Date(tglmulaipemakaian), end: new Date(tglakhirpemakaian) };
    return describePeriodShort(interval, harga.satuantarif, zoneOf(objek.zona), language);
  };
}

/** The booked time of one booking: arrival and departure apart for nights, with how early and how late. */
export function BookingTime({ booking }: { readonly booking: Timed }) {
  const { t } = useTranslation("booking");
  const language = useLanguage();
  const { waktu, objek } = booking;
  const zone = zoneOf(objek.zona);
  if (waktu.satuan !== "malam") {
    const interval = { start: new Date(booking.tglmulaipemakaian), end: new Date(booking.tglakhirpemakaian) };
    return <p className={classes.single}>{describePeriod(interval, waktu.satuan, zone, language)}</p>;
  }
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
