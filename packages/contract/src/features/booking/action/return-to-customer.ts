import { z } from "zod";
import { defineAction, versi } from "../booking.action.ts";
import { canRenew } from "../booking.deadlines.ts";
import * as part from "../booking.input.ts";

/** Back to the customer renews the hold, which has an end. */
export const returnToCustomer = defineAction({
  label: { en: "Return to customer", id: "Kembalikan ke pemesan" },
  from: ["submitted"],
  to: "complete",
  by: ["staff"],
  address: "kembalikan",
  pages: ["konfirmasipesanan"],
  input: z.strictObject({ versi, catatan: part.note }),
  refuse: (facts, _actor, now) => (canRenew(facts, now) ? undefined : "HOLD_USED_UP"),
  ask: "note",
  look: "plain",
});
