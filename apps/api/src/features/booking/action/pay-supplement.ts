import { intoLedger } from "../into-ledger.ts";
import type { ServerAction } from "../server-action.ts";

/** What was added to the price is paid: a receipt of its own, and the booking stays as it was paid first. */
export const paySupplement: ServerAction<"paySupplement"> = {
  effect: async (context) => (await intoLedger(context)).booked,
  notice: {
    customer: {
      subject: { en: "Supplementary bill of booking {id} paid", id: "Tagihan tambahan pesanan {id} lunas" },
      body: {
        en: "We received the rest of {total} for {object}, {time}. Its receipt is ready to print.",
        id: "Kami telah menerima kekurangan dari {total} untuk {object}, {time}. Bukti bayarnya siap dicetak.",
      },
    },
    managers: {
      subject: { en: "Supplementary bill of booking {id} was paid", id: "Tagihan tambahan pesanan {id} lunas" },
      body: {
        en: "{customer} paid the supplementary bill for {object}, {time}.",
        id: "{customer} membayar tagihan tambahan untuk {object}, {time}.",
      },
    },
  },
};
