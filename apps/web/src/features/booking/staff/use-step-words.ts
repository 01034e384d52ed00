import { formatRupiah } from "@retribusi/contract/define/money";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { useTranslation } from "react-i18next";
import { useDuration } from "../../../lib/use-duration.ts";
import { openBill } from "../open-bill.ts";

/** What questions before a step, and the words after it, say of the booking. */
export function useStepWords() {
  const { t } = useTranslation("staff");
  const duration = useDuration();
  return (booking: BookingRecord) => {
    const { namapemesan, harga, objek, bilapulang, tglbayarbilling } = booking;
    const owed = openBill(booking)?.jumlah ?? 0;
    const isFree = tglbayarbilling === null ? harga.totalbiaya === 0 : owed === 0;
    return {
      name: namapemesan,
      amount: formatRupiah(harga.totalbiaya),
      owed: formatRupiah(owed),
      ...(isFree ? { context: "free" } : {}),
      object: [objek.objectname, objek.subobjectname].filter(Boolean).join(", "),
      left: duration(harga.satuantarif, bilapulang?.sisa ?? 0),
      refund: bilapulang?.kembali ? formatRupiah(bilapulang.kembali) : t("nothingBack"),
    };
  };
}
