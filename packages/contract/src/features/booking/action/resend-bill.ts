import { z } from "zod";
import { defineAction, versi } from "../booking.action.ts";
import { afterBillExpiry } from "../booking.facts.ts";

/** The bill is mailed to the customer again; see the server for how often. */
export const resendBill = defineAction({
  label: { en: "Send bill again", id: "Kirim ulang tagihan" },
  from: ["awaitingPayment"],
  to: "same",
  by: ["staff"],
  address: "kirimulangtagihan",
  pages: ["perubahanpesanan"],
  input: z.strictObject({ versi }),
  refuse: afterBillExpiry,
  ask: "question",
  look: "plain",
});
