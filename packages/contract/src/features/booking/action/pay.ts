import { z } from "zod";
import { defineAction } from "../booking.action.ts";
import * as part from "../booking.input.ts";

/** A payment as the bank knows it; `waktutransaksi` is the bank's own time, which is compared with the bill's expiry where the payment comes in. */
export const pay = defineAction({
  label: { en: "Record payment", id: "Catat pembayaran" },
  from: ["awaitingPayment"],
  to: "paid",
  by: ["bank"],
  late: true,
  input: z.strictObject({
    idbilling: part.billingId,
    jumlah: part.someRupiah,
    waktutransaksi: z.iso.datetime({ offset: true }),
    referensi: part.reference,
    /** The bank's second number of the same money, as its statements may show it. */
    nomorreferensi: part.reference.optional(),
  }),
  refuse: (facts, actor, now) => {
    if (actor.userid !== null && actor.userid === facts.confirmedBy) return "CONFIRMER_PAYS";
    return facts.deadline !== null && now > facts.deadline ? "BILL_EXPIRED" : undefined;
  },
});
