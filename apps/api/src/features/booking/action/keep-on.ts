import type { ServerAction } from "../server-action.ts";

export const keepOn: ServerAction<"keepOn"> = {
  effect: async ({ input }) => ({ reason: input.alasan }),
  notice: {
    customer: {
      subject: { en: "Work during booking {id}", id: "Pekerjaan selama pesanan {id}" },
      body: {
        en: "Part of {object} is closed during your booking, {time}: {reason}. Your booking stays as it is. If that doesn't suit you, please talk to the manager.",
        id: "Sebagian {object} ditutup selama pesanan Anda, {time}: {reason}. Pesanan Anda tetap berlaku. Bila kurang sesuai, silakan hubungi pengelola.",
      },
    },
  },
};
