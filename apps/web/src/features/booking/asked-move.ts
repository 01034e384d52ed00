import { timeToAct } from "@retribusi/contract/features/booking/booking.deadlines";
import { useTranslation } from "react-i18next";
import type { BookingSummary } from "./booking-query.ts";
import { useShortTime } from "./booking-time.tsx";

type Asking = Pick<BookingSummary, "permintaanjadwal">;

/** The customer's request for other dates that waits for an answer. */
export const openRequestOf = ({ permintaanjadwal }: Asking) =>
  permintaanjadwal?.keputusan === "diminta" ? permintaanjadwal : undefined;

/** Until when the staff or the customer have to act: on an open request first. */
export function answerBy(booking: BookingSummary): Date | null {
  const until = openRequestOf(booking)?.batasjawab;
  return until ? new Date(until) : timeToAct(booking);
}

/** The time that is asked for in one line. */
export function useWantedTime() {
  const shortTime = useShortTime();
  return ({ objek }: Pick<BookingSummary, "objek">, request: NonNullable<BookingSummary["permintaanjadwal"]>) =>
    shortTime({ ...request, objek, harga: { satuantarif: request.waktu.satuan } });
}

/** “Asked for: 24–26 Nov 2026 · 2 nights”, while the request waits for an answer. */
export function useAskedTime() {
  const { t } = useTranslation("booking");
  const wantedTime = useWantedTime();
  return (booking: Asking & Pick<BookingSummary, "objek">): string | undefined => {
    const request = openRequestOf(booking);
    return request && t("move.line", { time: wantedTime(booking, request) });
  };
}
