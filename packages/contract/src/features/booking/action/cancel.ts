import { z } from "zod";
import { lines } from "../../../define/field.ts";
import { defineAction, versi } from "../booking.action.ts";
import { never } from "../booking.facts.ts";

export const cancel = defineAction({
  label: { en: "Cancel booking", id: "Batalkan pesanan" },
  from: ["ordered", "complete", "submitted", "awaitingPayment", "paid"],
  to: "cancelled",
  by: ["owner", "staff"],
  address: "pembatalan",
  pages: ["pembatalan"],
  input: z.strictObject({ versi, alasanpembatalan: lines(1000).min(10) }),
  refuse: never,
  ask: "page",
  look: "danger",
  aside: true,
});
