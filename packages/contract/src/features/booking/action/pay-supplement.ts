import { defineAction } from "../booking.action.ts";
import { minutesAfter, paymentGraceMinutes } from "../booking.deadlines.ts";
import { pay } from "./pay.ts";

/** The payment of a supplementary bill: the booking stays where it is, whether it is used or over. */
export const paySupplement = defineAction({
  label: { en: "Record payment of the supplementary bill", id: "Catat pembayaran tagihan tambahan" },
  from: ["paid", "inUse", "finished"],
  to: "same",
  by: ["bank"],
  late: true,
  input: pay.input,
  refuse: ({ supplement }, actor, now) => {
    if (!supplement) return "NOTHING_OWED";
    if (actor.userid !== null && actor.userid === supplement.issuedBy) return "CONFIRMER_PAYS";
    return now > minutesAfter(supplement.expires, paymentGraceMinutes) ? "BILL_EXPIRED" : undefined;
  },
});
