import type { ServerAction } from "../server-action.ts";

export const noShow: ServerAction<"noShow"> = {
  effect: async ({ input }) => ({ reason: input.catatan ?? null }),
  notice: {
    customer: {
      subject: { en: "Booking {id}: nobody arrived", id: "Pesanan {id}: tidak hadir" },
      body: {
        en: "Nobody arrived for {object}, {time}, within the tolerance. The units were released.",
        id: "Tidak ada yang datang untuk {object}, {time}, dalam batas toleransi. Unit telah dilepas.",
      },
    },
    choice: "akhir",
  },
};
