import { billExpiry } from "@retribusi/contract/features/booking/booking.deadlines";
import { moveBillEnd } from "../../billing/bill.ts";
import type { ServerAction } from "../server-action.ts";

export const postponeBill: ServerAction<"postponeBill"> = {
  effect: async ({ tx, now, booking, facts }) => {
    const expires = billExpiry(now, booking.mst_objectretribusi.expiredbilling, facts.latestArrival);
    await moveBillEnd(tx, booking.id, expires);
    return { write: { tglexpiredbilling: expires } };
  },
  notice: {
    customer: {
      subject: { en: "More time to pay booking {id}", id: "Waktu bayar pesanan {id} diperpanjang" },
      body: {
        en: "The bank has not been able to take over the bill for {object}, {time}, so far. You lose no time by it: the bill is payable until {payuntil} now. The page of your booking shows when it can be paid.",
        id: "Bank belum dapat menerima tagihan untuk {object}, {time}. Waktu Anda tidak berkurang: tagihan kini dapat dibayar sampai {payuntil}. Halaman pesanan menunjukkan kapan tagihan dapat dibayar.",
      },
    },
  },
};
