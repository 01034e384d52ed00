import { z } from "zod";
import { defineAction, versi } from "../booking.action.ts";
import { bySystemWhenDue } from "../booking.facts.ts";
import * as part from "../booking.input.ts";

/** Equipment is taken back unit by unit. */
export const finish = defineAction({
  label: { en: "Finish", id: "Selesaikan" },
  from: ["inUse"],
  to: "finished",
  by: ["manager", "system"],
  address: "selesai",
  pages: ["perubahanpesanan"],
  input: z.strictObject({ versi, unit: part.unitLines.optional() }),
  refuse: (facts, actor, now) => bySystemWhenDue(facts, actor, now) ?? (now < facts.lastDay ? "ENDS_LATER" : undefined),
  ask: "units",
  look: "main",
});
