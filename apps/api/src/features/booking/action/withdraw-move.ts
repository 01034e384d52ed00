import type { ServerAction } from "../server-action.ts";

export const withdrawMove: ServerAction<"withdrawMove"> = {
  effect: async () => ({ move: { keputusan: "ditarik" } }),
  notice: {
    managers: {
      subject: { en: "No other dates after all: booking {id}", id: "Permintaan ubah jadwal ditarik: pesanan {id}" },
      body: {
        en: "{customer} has withdrawn the request to move {object} to {wanted}. The booking stays as it is: {time}.",
        id: "{customer} menarik permintaan memindahkan {object} ke {wanted}. Pesanan tetap pada {time}.",
      },
    },
  },
};
