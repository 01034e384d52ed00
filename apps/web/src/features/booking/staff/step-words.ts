import { formatRupiah } from "@retribusi/contract/define/money";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";

/** What questions before a step say of the booking. */
export const stepWords = ({ namapemesan, harga, objek }: BookingRecord) => ({
  name: namapemesan,
  amount: formatRupiah(harga.totalbiaya),
  ...(harga.totalbiaya === 0 ? { context: "free" } : {}),
  object: [objek.objectname, objek.subobjectname].filter(Boolean).join(", "),
});
