import { z } from "zod";
import { defineAction, versi } from "../booking.action.ts";
import { afterBillExpiry } from "../booking.facts.ts";

/** Another bank of the region takes the payment: the bill is void, and another one over the same amount is payable there until the same time. */
export const chooseBank = defineAction({
  label: { en: "Pay through another bank", id: "Bayar lewat bank lain" },
  from: ["awaitingPayment"],
  to: "same",
  by: ["owner", "staff"],
  address: "pilihbank",
  pages: ["konfirmasipesanan_nsb", "perubahanpesanan"],
  input: z.strictObject({ versi, systemid: z.int().positive() }),
  refuse: afterBillExpiry,
});
