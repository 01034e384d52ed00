import { z } from "zod";
import { defineAction } from "../booking.action.ts";

/** Nobody has answered the request for other dates in time: the booking stays as it was. */
export const lapseMove = defineAction({
  label: { en: "Request for other dates unanswered", id: "Permintaan jadwal tidak dijawab" },
  from: ["paid"],
  to: "same",
  by: ["system"],
  input: z.strictObject({}),
  refuse: ({ moveUntil }, _actor, now) => (moveUntil === null || now <= moveUntil ? "NOT_DUE" : undefined),
});
