import { z } from "zod";
import { defineAction, versi } from "../booking.action.ts";
import { never } from "../booking.facts.ts";
import * as part from "../booking.input.ts";

/** Another free unit of the same object for one that is in use, or the one that wasn't named at the hand-over. */
export const swapUnit = defineAction({
  label: { en: "Another unit", id: "Pindah unit" },
  from: ["inUse"],
  to: "same",
  by: ["manager"],
  address: "pindahunit",
  pages: ["perubahanpesanan"],
  takesUnits: true,
  /** The line of the booking, and the id of the unit that it gets. */
  input: z.strictObject({
    versi,
    nomorunit: part.unitNumber,
    unitid: part.unitid,
    catatan: part.swapNote.nullable().optional(),
  }),
  refuse: never,
  ask: "swap",
  look: "plain",
  aside: true,
});
