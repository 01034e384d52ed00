import { z } from "zod";
import { defineAction, versi } from "../booking.action.ts";
import { answerMove } from "./accept-move.ts";

/** The customer wants the booking as it is after all. */
export const withdrawMove = defineAction({
  label: { en: "Withdraw request", id: "Tarik permintaan" },
  from: ["paid"],
  to: "same",
  by: ["owner"],
  address: "tarikjadwal",
  pages: ["reschedule"],
  input: z.strictObject({ versi }),
  refuse: answerMove,
});
