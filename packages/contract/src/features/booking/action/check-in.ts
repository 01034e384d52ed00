import { z } from "zod";
import { defineAction, versi } from "../booking.action.ts";
import * as part from "../booking.input.ts";

/** Equipment is handed over unit by unit, and a named unit while nobody closes it. */
export const checkIn = defineAction({
  label: { en: "Check in", id: "Check-in" },
  from: ["paid"],
  to: "inUse",
  by: ["manager"],
  address: "checkin",
  pages: ["perubahanpesanan"],
  takesUnits: true,
  input: z.strictObject({ versi, unit: part.unitLines.optional() }),
  refuse: (facts, _actor, now) => (now < facts.start ? "NOT_STARTED" : undefined),
  ask: "units",
  look: "main",
});
