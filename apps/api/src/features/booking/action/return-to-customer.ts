import type { ServerAction } from "../server-action.ts";

export const returnToCustomer: ServerAction<"returnToCustomer"> = {
  effect: async ({ input }) => ({
    write: { hargadikonfirmasi: null },
    reason: input.catatan,
  }),
  notice: {
    customer: {
      subject: { en: "Order {id} needs your attention", id: "Pesanan {id} perlu diperbaiki" },
      body: {
        en: "The manager returned your order of {object}: {reason}. Please mend it and confirm again before {deadline}.",
        id: "Pengelola mengembalikan pesanan Anda untuk {object}: {reason}. Perbaiki dan konfirmasi lagi sebelum {deadline}.",
      },
    },
    choice: "kemajuan",
  },
};
