import type { ServerAction } from "../server-action.ts";

export const declineMove: ServerAction<"declineMove"> = {
  effect: async ({ input }) => ({
    reason: input.catatan,
    move: { keputusan: "ditolak", catatan: input.catatan },
  }),
  notice: {
    customer: {
      subject: { en: "No other dates for booking {id}", id: "Jadwal pesanan {id} tidak berubah" },
      body: {
        en: "The manager can't move your booking of {object} to {wanted}: {reason}. It stays as it was: {time}.",
        id: "Pengelola tidak dapat memindahkan pesanan {object} ke {wanted}: {reason}. Pesanan Anda tetap pada {time}.",
      },
    },
    choice: "kemajuan",
  },
};
