import { z } from "zod";
import { defineAction, versi } from "../booking.action.ts";
import * as part from "../booking.input.ts";

/** The use ends before its last day: the rest is free again, and comes back in money only as far as the object's rule says so. */
export const earlyDeparture = defineAction({
  label: { en: "Leave early", id: "Pulang lebih awal" },
  from: ["inUse"],
  to: "finished",
  by: ["manager"],
  address: "pulangawal",
  pages: ["perubahanpesanan"],
  input: z.strictObject({ versi, unit: part.unitLines.optional() }),
  refuse: ({ lastDay }, _actor, now) => (now >= lastDay ? "LAST_DAY" : undefined),
  ask: "units",
  look: "plain",
  aside: true,
});
