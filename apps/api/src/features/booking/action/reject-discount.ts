import { decide } from "../decide-discount.ts";
import type { ServerAction } from "../server-action.ts";

export const rejectDiscount: ServerAction<"rejectDiscount"> = {
  effect: async (context) => {
    const rejected = await decide(context, "ditolak");
    return { reason: context.input.catatan ?? rejected.nomorsk };
  },
};
