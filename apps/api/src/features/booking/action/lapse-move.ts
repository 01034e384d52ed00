import type { ServerAction } from "../server-action.ts";

export const lapseMove: ServerAction<"lapseMove"> = {
  effect: async () => ({ move: { keputusan: "gugur" } }),
  notice: {
    customer: {
      subject: {
        en: "Your request for booking {id} wasn't answered",
        id: "Permintaan untuk pesanan {id} belum dijawab",
      },
      body: {
        en: "Nobody has answered your request to move {object} to {wanted} in time. Your booking stays as it was: {time}. Please call the manager, or ask again as long as it hasn't begun.",
        id: "Permintaan Anda memindahkan {object} ke {wanted} tidak dijawab sampai batas waktunya. Pesanan Anda tetap pada {time}. Silakan telepon pengelola, atau ajukan lagi selama pemakaian belum dimulai.",
      },
    },
    choice: "kemajuan",
  },
};
