import { z } from "zod";
import { defineAction, versi } from "../booking.action.ts";
import * as part from "../booking.input.ts";
import { decideDiscount } from "./approve-discount.ts";

export const rejectDiscount = defineAction({
  label: { en: "Reject discount", id: "Tolak diskon" },
  from: ["ordered", "complete", "submitted"],
  to: "same",
  by: ["staff"],
  address: "tolakdiskon",
  pages: ["perubahanpesanan"],
  input: z.strictObject({ versi, catatan: part.address.nullable().optional() }),
  refuse: decideDiscount,
  ask: "note",
  look: "plain",
});
