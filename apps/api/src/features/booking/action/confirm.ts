import { billExpiry } from "@retribusi/contract/features/booking/booking.deadlines";
import { issueBill } from "../../billing/bill.ts";
import { arrivalOf, yearOf } from "../booking.query.ts";
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
  effect: async ({ tx, now, booking, facts, connection }) => {
    if (booking.totalbiaya === 0n) return { to: "paid" };
    if (!connection) throw refusal("NO_CONNECTION");
    const { hours } = arrivalOf(booking);
    const expires = billExpiry(now, booking.mst_objectretribusi.expiredbilling, facts.latestArrival);
    const times = { now, expires, tahun: yearOf(now, hours.zone) };
    const { idbilling, bill } = await issueBill(tx, booking, connection, times);
    return {
      bill,
      write: {
        idbilling,
        tglexpiredbilling: expires,
        bankid: connection.bankid,
        terminalid: connection.terminalid,
        channelid: connection.channelid,
      },
    };
  },
  notice: {
    customer: (row) => (row.totalbiaya === 0n ? free : pay),
  },
};
