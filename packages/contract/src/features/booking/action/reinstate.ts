import { z } from "zod";
import { defineAction, versi } from "../booking.action.ts";
import * as part from "../booking.input.ts";

/** `setuju`: the customer has agreed to have the booking back. */
export const reinstate = defineAction({
  label: { en: "Reinstate", id: "Aktifkan kembali" },
  from: ["cancelled", "expired"],
  to: "paid",
  by: ["staff"],
  address: "aktifkankembali",
  pages: ["perubahanpesanan"],
  takesUnits: true,
  input: z.strictObject({ versi, setuju: z.literal(true), catatan: part.note }),
  refuse: (facts, actor, now) => {
    if (actor.role !== "dinas") return "AGENCY_REINSTATES";
    if (facts.money <= 0) return "NO_MONEY";
    return now >= facts.start ? "STARTED" : undefined;
  },
  ask: "note",
  look: "main",
});
