import { formatRupiah } from "@retribusi/contract/define/money";
import { type BookingRecord, bookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { useTranslation } from "react-i18next";
import { useNotifyConflict } from "../../../components/use-notify-conflict.ts";
import { findConflict } from "../../../lib/use-version-conflict.ts";
import { useShortTime } from "../booking-time.tsx";

/** What a refused action found the booking to be now, where somebody else was first. */
export const presentOf = (error: unknown): BookingRecord | undefined =>
  bookingRecord.safeParse(findConflict(error)?.record).data;

/** Tells who has made what of the booking meanwhile, and goes on as after a step of one's own; answers whether that is what the error was about. */
export function useDecidedBefore(onDone: (now: BookingRecord) => void): (error: Error) => boolean {
  const { t } = useTranslation("booking");
  const shortTime = useShortTime();
  const notifyConflict = useNotifyConflict();
  return (error) => {
    const now = presentOf(error);
    if (!now) return false;
    const total = formatRupiah(now.harga.totalbiaya);
    const words = t("changed.now", { state: now.uraianstatus, time: shortTime(now), total });
    const isTold = notifyConflict(error, words);
    if (isTold) onDone(now);
    return isTold;
  };
}
