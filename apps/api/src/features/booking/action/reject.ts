import type { ServerAction } from "../server-action.ts";

export const reject: ServerAction<"reject"> = {
  effect: async ({ input }) => ({
    write: { alasanpembatalan: input.catatan },
    reason: input.catatan,
  }),
  notice: {
    customer: {
      subject: { en: "Order {id} was rejected", id: "Pesanan {id} ditolak" },
      body: {
        en: "Your order of {object}, {time}, was rejected: {reason}.",
        id: "Pesanan Anda untuk {object}, {time}, ditolak: {reason}.",
      },
    },
    choice: "akhir",
  },
};
