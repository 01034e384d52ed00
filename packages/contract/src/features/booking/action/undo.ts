import { z } from "zod";
import { defineAction, versi } from "../booking.action.ts";
import { minutesAfter, undoMinutes } from "../booking.deadlines.ts";
import type { BookingState } from "../booking.states.ts";

/** The steps that can be taken back, by the state that they led to. */
const undoable: Partial<Record<BookingState, readonly string[]>> = {
  inUse: ["checkIn", "earlyCheckIn"],
  finished: ["finish", "earlyDeparture"],
  noShow: ["noShow"],
};

/** Takes a check-in, an end of use or a no-show back soon after it: units are taken again, money is never moved. */
export const undo = defineAction({
  label: { en: "Undo", id: "Urungkan" },
  from: ["inUse", "finished", "noShow"],
  to: { inUse: "paid", finished: "inUse", noShow: "paid" },
  by: ["manager"],
  late: true,
  address: "urungkan",
  pages: ["perubahanpesanan"],
  takesUnits: true,
  input: z.strictObject({ versi }),
  refuse: ({ state, lastStep }, _actor, now) => {
    if (!(lastStep && undoable[state]?.includes(lastStep.action))) return "NOTHING_TO_UNDO";
    if (now > minutesAfter(lastStep.at, undoMinutes)) return "UNDO_LATE";
    return lastStep.refunded ? "REFUND_BEGUN" : undefined;
  },
  ask: "question",
  look: "plain",
});
