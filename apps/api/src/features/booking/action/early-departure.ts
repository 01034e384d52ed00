import { openRefunds } from "../../billing/refund.ts";
import { billRest } from "../bill-rest.ts";
import { departureOf } from "../departure.ts";
import { openRefundOf } from "../notice.ts";
import { toVerify, withRefund } from "../refund-words.ts";
import type { NoticeText, ServerAction } from "../server-action.ts";
import { takeBack } from "../unit-line.ts";

const left: NoticeText = {
  subject: { en: "Booking {id} has ended", id: "Pesanan {id} telah berakhir" },
  body: {
    en: "The use of {object}, booked for {time}, has ended before its last day.",
    id: "Pemakaian {object}, dipesan untuk {time}, berakhir sebelum hari terakhirnya.",
  },
};

const verifyLeft = toVerify({
  en: "{customer} has left {object} before the last day of the booking, {time}.",
  id: "{customer} meninggalkan {object} sebelum hari terakhir pesanan, {time}.",
});

/** The rest of the time is free again, since a booking that has ended holds nothing; its price comes back as far as the object's rule says so. */
export const earlyDeparture: ServerAction<"earlyDeparture"> = {
  effect: async (context) => {
    const { tx, now, booking, actor } = context;
    const returned = await takeBack(context);
    const { isShorter, shorter, owed, refunds } = departureOf(booking, now);
    await openRefunds(tx, booking, refunds, { alasan: "Pulang lebih awal", by: actor.userid });
    return isShorter ? { ...returned, ...(await billRest(context, owed)), write: shorter } : returned;
  },
  notice: {
    customer: (row) => (openRefundOf(row) > 0 ? withRefund(left, row) : left),
    agency: (row) => (openRefundOf(row) > 0 ? verifyLeft : undefined),
    choice: "akhir",
  },
};
