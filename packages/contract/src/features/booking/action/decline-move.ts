import { z } from "zod";
import { defineAction, versi } from "../booking.action.ts";
import * as part from "../booking.input.ts";
import { answerMove } from "./accept-move.ts";

/** The booking stays as it was; its customer is told why. */
export const declineMove = defineAction({
  label: { en: "Decline new dates", id: "Tolak jadwal baru" },
  from: ["paid"],
  to: "same",
  by: ["staff"],
  address: "tolakjadwal",
  pages: ["reschedule"],
  input: z.strictObject({ versi, catatan: part.note }),
  refuse: answerMove,
  ask: "note",
  look: "plain",
});
