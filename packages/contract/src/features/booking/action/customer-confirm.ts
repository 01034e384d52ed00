import { z } from "zod";
import { rupiah } from "../../../define/field.ts";
import { defineAction, versi } from "../booking.action.ts";
import { afterArrival } from "../booking.facts.ts";
import { isWalkIn } from "../booking.rules.ts";

/** `totalbiaya` is the price that was shown, `setuju` the accepted terms. A manager confirms for a walk-in, who has no account to do it with. */
export const customerConfirm = defineAction({
  label: { en: "Confirm order", id: "Konfirmasi pesanan" },
  from: ["complete"],
  to: "submitted",
  by: ["owner", "manager"],
  address: {
    penginapan: ["konfirmasipesanan_nasabah"],
    gedung: ["konfirmasipesanan_nsb"],
    alat: ["konfirmasipesanan_nsb"],
  },
  pages: ["konfirmasipesanan_nsb", "kelengkapan"],
  input: z.strictObject({ versi, totalbiaya: rupiah, setuju: z.literal(true) }),
  refuse: (facts, actor, now) => {
    if (!actor.relations.includes("owner") && !isWalkIn(facts.customer, facts.orderedBy)) return "NOT_WALK_IN";
    if (facts.incomplete) return "INCOMPLETE";
    return afterArrival(facts, actor, now);
  },
});
