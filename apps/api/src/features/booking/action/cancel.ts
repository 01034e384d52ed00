import { closeBills, withoutBill } from "../../billing/bill.ts";
import { cancellationRefunds, openRefunds } from "../../billing/refund.ts";
import { openRefundOf } from "../notice.ts";
import { toVerify, withRefund } from "../refund-words.ts";
import type { NoticeText, ServerAction } from "../server-action.ts";

const cancelled: NoticeText = {
  subject: { en: "Booking {id} was cancelled", id: "Pesanan {id} dibatalkan" },
  body: {
    en: "Your booking of {object}, {time}, was cancelled: {reason}.",
    id: "Pesanan Anda untuk {object}, {time}, dibatalkan: {reason}.",
  },
};

const verifyCancelled = toVerify({
  en: "The paid booking of {object} by {customer}, {time}, was cancelled.",
  id: "Pesanan lunas {object} oleh {customer}, {time}, dibatalkan.",
});

/** The bill is void and the units are free at once; of money that was received, what the object's rule gives back opens a refund case. */
export const cancel: ServerAction<"cancel"> = {
  effect: async ({ tx, now, booking, actor, facts, input }) => {
    await closeBills(tx, booking.id, "batal");
    const wish = { alasan: input.alasanpembatalan, by: actor.userid };
    if (facts.state === "paid") await openRefunds(tx, booking, cancellationRefunds(booking, now), wish);
    const bill = facts.state === "awaitingPayment" ? withoutBill : {};
    return { write: { ...bill, alasanpembatalan: input.alasanpembatalan }, reason: input.alasanpembatalan };
  },
  notice: {
    customer: (row) => (openRefundOf(row) > 0 ? withRefund(cancelled, row) : cancelled),
    agency: (row) => (openRefundOf(row) > 0 ? verifyCancelled : undefined),
    managers: {
      subject: { en: "Booking {id} was cancelled", id: "Pesanan {id} dibatalkan" },
      body: {
        en: "The booking of {object} by {customer}, {time}, was cancelled: {reason}.",
        id: "Pesanan {object} oleh {customer}, {time}, dibatalkan: {reason}.",
      },
    },
    choice: "akhir",
  },
};
