import { z } from "zod";
import { lines } from "../../../define/field.ts";
import { defineAction } from "../booking.action.ts";
import { never } from "../booking.facts.ts";

/** The object is closed at that time: the booking is given up for the customer, who gets all of the money back. */
export const callOff = defineAction({
  label: { en: "Cancelled by a closure", id: "Dibatalkan karena penutupan" },
  from: ["ordered", "complete", "submitted", "awaitingPayment", "paid"],
  to: "cancelled",
  by: ["staff"],
  input: z.strictObject({ alasanpembatalan: lines(1000) }),
  refuse: never,
});
