import { z } from "zod";
import { defineAction, versi } from "../booking.action.ts";
import * as part from "../booking.input.ts";

export const noShow = defineAction({
  label: { en: "No-show", id: "Tidak hadir" },
  from: ["paid"],
  to: "noShow",
  by: ["manager", "system"],
  late: true,
  address: "tidakhadir",
  pages: ["perubahanpesanan"],
  input: z.strictObject({ versi, catatan: part.note.nullable().optional() }),
  refuse: (facts, _actor, now) => (now < facts.noShowFrom ? "TOLERANCE_RUNNING" : undefined),
  ask: "note",
  look: "danger",
});
