import { percentage } from "@retribusi/contract/features/policy/policy.cancellation";
import { closeBills, withoutBill } from "../../billing/bill.ts";
import { openRefunds, refundsOf } from "../../billing/refund.ts";
import { openRefundOf } from "../notice.ts";
import type { ServerAction } from "../server-action.ts";
import { cancel } from "./cancel.ts";

const calledOff = {
  subject: { en: "Booking {id} can't take place", id: "Pesanan {id} tidak dapat berlangsung" },
  body: {
    en: "We are sorry: {object} is closed at the time of your booking, {time} ({reason}). The booking is cancelled.",
    id: "Mohon maaf: {object} ditutup pada waktu pesanan Anda, {time} ({reason}). Pesanan dibatalkan.",
  },
};

const withRefund = {
  subject: calledOff.subject,
  body: {
    en: `${calledOff.body.en} All that you paid, {refund}, is to come back: please enter the account that it is to be paid to on the page of the booking, or tell the manager.`,
    id: `${calledOff.body.id} Seluruh pembayaran Anda, {refund}, akan dikembalikan: isilah rekening tujuan di halaman pesanan, atau sampaikan kepada pengelola.`,
  },
};

/** Like a cancellation, but that the customer had no part in it: all of the money comes back. */
export const callOff: ServerAction<"callOff"> = {
  effect: async ({ tx, booking, actor, facts, input }) => {
    const { alasanpembatalan: alasan } = input;
    await closeBills(tx, booking.id, "batal");
    if (facts.state === "paid") {
      await openRefunds(tx, booking, refundsOf(booking, percentage(100)), { alasan, by: actor.userid });
    }
    const bill = facts.state === "awaitingPayment" ? withoutBill : {};
    return { write: { ...bill, alasanpembatalan: alasan }, reason: alasan };
  },
  notice: {
    ...cancel.notice,
    customer: (row) => (openRefundOf(row) > 0 ? withRefund : calledOff),
  },
};
