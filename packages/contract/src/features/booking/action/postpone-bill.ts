import { z } from "zod";
import { defineAction } from "../booking.action.ts";
import { never } from "../booking.facts.ts";

/** The bank that keeps the bill couldn't take it over so far: whoever has to pay gets the time back. See the server for when. */
export const postponeBill = defineAction({
  label: { en: "Extend bill", id: "Perpanjang tagihan" },
  from: ["awaitingPayment"],
  to: "same",
  by: ["system"],
  input: z.strictObject({}),
  refuse: never,
});
