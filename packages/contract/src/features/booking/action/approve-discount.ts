import { z } from "zod";
import { agreeAgain, defineAction, versi } from "../booking.action.ts";
import { isOwn, type Refuse } from "../booking.facts.ts";
import * as part from "../booking.input.ts";

/** Whoever decides is another person than the one who proposed it, and none who gains by it. */
export const decideDiscount: Refuse = (facts, actor) => {
  if (isOwn(facts, actor)) return "OWN_DISCOUNT";
  if (facts.discountBy === null) return "NO_PROPOSAL";
  if (actor.role !== "dinas" && actor.role !== "pemda") return "AGENCY_DECIDES";
  return facts.discountBy === actor.userid ? "OWN_PROPOSAL" : undefined;
};

export const approveDiscount = defineAction({
  label: { en: "Approve discount", id: "Setujui diskon" },
  from: ["ordered", "complete", "submitted"],
  to: "same",
  or: agreeAgain,
  by: ["staff"],
  address: "setujuidiskon",
  pages: ["perubahanpesanan"],
  input: z.strictObject({ versi, catatan: part.address.nullable().optional() }),
  refuse: decideDiscount,
  ask: "note",
  look: "main",
});
