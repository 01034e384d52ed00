import { billRest } from "../bill-rest.ts";
import type { ServerAction } from "../server-action.ts";

export const noShow: ServerAction<"noShow"> = {
  // What was added to a use that nobody began isn't asked for.
  effect: async (context) => ({ ...(await billRest(context, 0)), reason: context.input.catatan ?? null }),
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
