import { z } from "zod";
import { defineAction, versi } from "../booking.action.ts";
import * as part from "../booking.input.ts";

/** The guest stands at the door before the booked time: it begins now, at no charge, where units are free until then. */
export const earlyCheckIn = defineAction({
  label: { en: "Early check-in", id: "Check-in lebih awal" },
  from: ["paid"],
  to: "inUse",
  by: ["manager"],
  address: "checkinawal",
  pages: ["perubahanpesanan"],
  takesUnits: true,
  input: z.strictObject({ versi, unit: part.unitLines.optional() }),
  refuse: ({ start, earlyFrom }, _actor, now) => {
    if (now >= start) return "STARTED";
    return now < earlyFrom ? "TOO_EARLY" : undefined;
  },
  ask: "units",
  look: "main",
});
