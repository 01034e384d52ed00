import { intoLedger } from "../into-ledger.ts";
import { paidBy } from "../paid-by.ts";
import type { ServerAction } from "../server-action.ts";

/** Amount, time and bill were judged where the payment came in; here it enters the ledger and the booking is paid. */
export const pay: ServerAction<"pay"> = {
  effect: async (context) => {
    const { money, booked } = await intoLedger(context);
    return { write: paidBy(money), ...booked };
  },
  notice: {
    customer: {
      subject: { en: "Payment received for booking {id}", id: "Pembayaran pesanan {id} diterima" },
      body: {
        en: "We received {total} for {object}, {time}. Your receipt is ready to print.",
        id: "Kami telah menerima {total} untuk {object}, {time}. Bukti bayar siap dicetak.",
      },
    },
    managers: {
      subject: { en: "Booking {id} was paid", id: "Pesanan {id} lunas" },
      body: {
        en: "{customer} paid {total} for {object}, {time}.",
        id: "{customer} membayar {total} untuk {object}, {time}.",
      },
    },
  },
};
