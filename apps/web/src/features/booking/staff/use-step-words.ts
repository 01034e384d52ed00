import { formatRupiah } from "@retribusi/contract/define/money";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { useTranslation } from "react-i18next";
import { useDuration } from "../../../lib/use-duration.ts";

/** What questions before a step say of the booking. */
export function useStepWords() {
  const { t } = useTranslation("staff");
  const duration = useDuration();
  return ({ namapemesan, harga, objek, bilapulang }: BookingRecord) => ({
    name: namapemesan,
    amount: formatRupiah(harga.totalbiaya),
    ...(harga.totalbiaya === 0 ? { context: "free" } : {}),
    object: [objek.objectname, objek.subobjectname].filter(Boolean).join(", "),
    left: duration(harga.satuantarif, bilapulang?.sisa ?? 0),
    refund: bilapulang?.kembali ? formatRupiah(bilapulang.kembali) : t("nothingBack"),
  });
}
