import { z } from "zod";
import { defineAction, versi } from "../booking.action.ts";

/** A supplementary bill that nobody paid in time is void, and another one asks for the same. */
export const billAgain = defineAction({
  label: { en: "Bill again", id: "Tagih lagi" },
  from: ["paid", "inUse", "finished"],
  to: "same",
  by: ["manager"],
  late: true,
  address: "tagihlagi",
  pages: ["perubahanpesanan"],
  input: z.strictObject({ versi }),
  refuse: ({ supplement }, _actor, now) => {
    if (!supplement) return "NOTHING_OWED";
    return now <= supplement.expires ? "BILL_OPEN" : undefined;
  },
  ask: "question",
  look: "plain",
  aside: true,
});
