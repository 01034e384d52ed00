import { billExpiry } from "@retribusi/contract/features/booking/booking.deadlines";
import { billThrough } from "../bill-through.ts";
import { refusal } from "../refusal.ts";
import type { NoticeText, ServerAction } from "../server-action.ts";

const free: NoticeText = {
  subject: { en: "Order {id} approved", id: "Pesanan {id} disetujui" },
  body: {
    en: "Your order of {object}, {time}, was approved. There is nothing to pay.",
    id: "Pesanan Anda untuk {object}, {time}, disetujui. Tidak ada yang harus dibayar.",
  },
};

const pay: NoticeText = {
  subject: { en: "Order {id} approved – please pay", id: "Pesanan {id} disetujui – silakan bayar" },
  body: {
    en: "Your order of {object}, {time}, was approved. Billing id {idbilling}, amount {total}, payable until {payuntil}.",
    id: "Pesanan Anda untuk {object}, {time}, disetujui. Id billing {idbilling}, jumlah {total}, bayar sebelum {payuntil}.",
  },
};

/** Approves: a bill is issued, payable until the object's time is over or nobody can arrive any more. Nothing to pay is paid. */
export const confirm: ServerAction<"confirm"> = {
  effect: async (context) => {
    const { now, booking, facts, connections } = context;
    if (booking.totalbiaya === 0n) return { to: "paid" };
    const [usual] = connections;
    if (!usual) throw refusal("NO_CONNECTION");
    return billThrough(
      context,
      usual,
      billExpiry(now, booking.mst_objectretribusi.expiredbilling, facts.latestArrival),
    );
  },
  notice: {
    customer: (row) => (row.totalbiaya === 0n ? free : pay),
  },
};
