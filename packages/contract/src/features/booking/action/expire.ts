import { z } from "zod";
import { defineAction } from "../booking.action.ts";
import { bySystemWhenDue } from "../booking.facts.ts";

export const expire = defineAction({
  label: { en: "Expire", id: "Kedaluwarsakan" },
  from: ["ordered", "complete", "submitted", "awaitingPayment"],
  to: "expired",
  by: ["system"],
  input: z.strictObject({}),
  refuse: bySystemWhenDue,
});
