import { z } from "zod";
import { defineAction, versi } from "../booking.action.ts";
import { never } from "../booking.facts.ts";
import * as part from "../booking.input.ts";

export const reject = defineAction({
  label: { en: "Reject", id: "Tolak" },
  from: ["submitted"],
  to: "rejected",
  by: ["staff"],
  address: "tolak",
  pages: ["konfirmasipesanan"],
  input: z.strictObject({ versi, catatan: part.note }),
  refuse: never,
  ask: "note",
  look: "danger",
});
