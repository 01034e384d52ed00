import { z } from "zod";
import { defineAction, versi } from "../booking.action.ts";
import { isOwn } from "../booking.facts.ts";
import * as part from "../booking.input.ts";

/** A reduction needs a decision: its number, date, attachment and amount in rupiah. A manager may be a customer too, but not both in one booking. */
export const discount = defineAction({
  label: { en: "Propose discount", id: "Usulkan diskon" },
  from: ["ordered", "complete", "submitted"],
  to: "same",
  by: ["manager"],
  address: "usulkandiskon",
  pages: ["perubahanpesanan"],
  input: z.strictObject({
    versi,
    nomorsk: part.documentNumber,
    tglsk: z.iso.date(),
    berkasid: z.int().positive(),
    jumlah: part.someRupiah,
    alasan: part.address.nullable().optional(),
  }),
  refuse: (facts, actor) => {
    if (isOwn(facts, actor)) return "OWN_DISCOUNT";
    return facts.discountBy === null ? undefined : "PROPOSAL_WAITING";
  },
  ask: "discount",
  look: "plain",
  aside: true,
});
