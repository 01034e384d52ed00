import { z } from "zod";
import { defineAction, versi } from "../booking.action.ts";
import type { Refuse } from "../booking.facts.ts";

/** A request for other dates is answered while it stands. */
export const answerMove: Refuse = ({ moveUntil }, _actor, now) => {
  if (moveUntil === null) return "NO_REQUEST";
  return now > moveUntil ? "REQUEST_LAPSED" : undefined;
};

/** Moves the booking to the time that its customer asked for, at the price that they were shown. */
export const acceptMove = defineAction({
  label: { en: "Accept new dates", id: "Terima jadwal baru" },
  from: ["paid"],
  to: "same",
  by: ["staff"],
  address: "terimajadwal",
  pages: ["reschedule"],
  takesUnits: true,
  input: z.strictObject({ versi }),
  refuse: answerMove,
  ask: "question",
  look: "main",
});
