import { formatRupiah } from "@retribusi/contract/define/money";
import { supplementDays } from "@retribusi/contract/features/booking/booking.deadlines";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { isMailed } from "@retribusi/contract/features/booking/booking.rules";
import { useTranslation } from "react-i18next";
import { useDuration } from "../../../lib/use-duration.ts";
import { openBill } from "../open-bill.ts";

/** Sentences that differ where there is nothing to pay, or where no mail can go out. */
function contextOf(booking: BookingRecord): { readonly context?: string } {
  const isSettled = booking.tglbayarbilling !== null && !openBill(booking);
  if (booking.harga.totalbiaya === 0 || isSettled) return { context: "free" };
  return isMailed(booking) ? {} : { context: "unmailed" };
}

/** What questions before a step, and the news after it, say of the booking. */
export function useStepWords() {
  const { t } = useTranslation("staff");
  const duration = useDuration();
  return (booking: BookingRecord) => {
    const { namapemesan, harga, objek, bilapulang } = booking;
    return {
      name: namapemesan,
      amount: formatRupiah(harga.totalbiaya),
      days: supplementDays,
      owed: formatRupiah(openBill(booking)?.jumlah ?? 0),
      ...contextOf(booking),
      object: [objek.objectname, objek.subobjectname].filter(Boolean).join(", "),
      left: duration(harga.satuantarif, bilapulang?.sisa ?? 0),
      refund: bilapulang?.kembali ? formatRupiah(bilapulang.kembali) : t("nothingBack"),
    };
  };
}
