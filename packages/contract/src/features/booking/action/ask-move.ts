import { z } from "zod";
import { rupiah } from "../../../define/field.ts";
import { defineAction, versi } from "../booking.action.ts";
import * as part from "../booking.input.ts";
import { intervalChoice } from "../booking.interval.ts";

/** The customer of a paid booking asks for another time, at the price that was shown; the manager answers. One request at a time. */
export const askMove = defineAction({
  label: { en: "Ask for other dates", id: "Minta ubah jadwal" },
  from: ["paid"],
  to: "same",
  by: ["owner"],
  address: "mintajadwal",
  pages: ["reschedule"],
  takesUnits: true,
  input: z.strictObject({ versi, waktu: intervalChoice, totalbiaya: rupiah, alasan: part.note }),
  refuse: ({ start, moveUntil }, _actor, now) => {
    if (now >= start) return "STARTED";
    return moveUntil !== null && now <= moveUntil ? "REQUEST_WAITING" : undefined;
  },
});
