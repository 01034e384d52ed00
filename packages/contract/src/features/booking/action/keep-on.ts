import { z } from "zod";
import { lines } from "../../../define/field.ts";
import { defineAction } from "../booking.action.ts";
import { never } from "../booking.facts.ts";

/** The object is closed at that time and the booking stays all the same; its customer is told. */
export const keepOn = defineAction({
  label: { en: "Kept in spite of a closure", id: "Tetap berlaku saat penutupan" },
  from: ["ordered", "complete", "submitted", "awaitingPayment", "paid", "inUse"],
  to: "same",
  by: ["staff"],
  input: z.strictObject({ alasan: lines(255) }),
  refuse: never,
});
