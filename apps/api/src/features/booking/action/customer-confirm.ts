import { priceChanged } from "../refusal.ts";
import type { ServerAction } from "../server-action.ts";

/** The customer agrees to exactly the price that was shown. */
export const customerConfirm: ServerAction<"customerConfirm"> = {
  effect: async ({ booking, input }) => {
    const total = Number(booking.totalbiaya);
    if (input.totalbiaya !== total) throw priceChanged(input.totalbiaya, total);
    return { write: { hargadikonfirmasi: booking.totalbiaya } };
  },
  notice: {
    managers: {
      subject: { en: "Order {id} waits for your answer", id: "Pesanan {id} menunggu jawaban Anda" },
      body: {
        en: "{customer} confirmed an order of {object}, {time}, {total}. Please answer before {deadline}.",
        id: "{customer} mengonfirmasi pesanan {object}, {time}, {total}. Mohon dijawab sebelum {deadline}.",
      },
    },
    work: true,
  },
};
