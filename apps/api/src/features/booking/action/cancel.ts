import { closeBills, withoutBill } from "../../billing/bill.ts";
import { openRefunds } from "../../billing/refund.ts";
import type { ServerAction } from "../server-action.ts";

/** The bill is void and the units are free at once; money that was received opens a refund case. */
export const cancel: ServerAction<"cancel"> = {
  effect: async ({ tx, booking, actor, facts, input }) => {
    await closeBills(tx, booking.id, "batal");
    if (facts.state === "paid") await openRefunds(tx, booking, input.alasanpembatalan, actor.userid);
    const bill = facts.state === "awaitingPayment" ? withoutBill : {};
    return { write: { ...bill, alasanpembatalan: input.alasanpembatalan }, reason: input.alasanpembatalan };
  },
  notice: {
    customer: {
      subject: { en: "Booking {id} was cancelled", id: "Pesanan {id} dibatalkan" },
      body: {
        en: "Your booking of {object}, {time}, was cancelled: {reason}.",
        id: "Pesanan Anda untuk {object}, {time}, dibatalkan: {reason}.",
      },
    },
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
