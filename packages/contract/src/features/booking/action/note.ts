import { z } from "zod";
import { defineAction, versi } from "../booking.action.ts";
import { never } from "../booking.facts.ts";
import * as part from "../booking.input.ts";
import { stateNames } from "../booking.states.ts";

/** Words of the staff among themselves; the customer never sees them. */
export const note = defineAction({
  label: { en: "Internal note", id: "Catatan internal" },
  from: stateNames,
  to: "same",
  by: ["staff"],
  late: true,
  address: "catatan",
  pages: ["perubahanpesanan"],
  input: z.strictObject({ versi, catatan: part.note }),
  refuse: never,
  ask: "note",
  look: "plain",
  aside: true,
});
