import { z } from "zod";
import { rupiah } from "../../../define/field.ts";
import { agreeAgain, defineAction, versi } from "../booking.action.ts";
import { intervalChoice } from "../booking.interval.ts";

export const reschedule = defineAction({
  label: { en: "New dates", id: "Ubah jadwal" },
  from: ["ordered", "complete", "submitted", "awaitingPayment", "paid"],
  to: "same",
  or: agreeAgain,
  by: ["owner", "staff"],
  address: "reschedule",
  pages: ["reschedule"],
  takesUnits: true,
  input: z.strictObject({ versi, waktu: intervalChoice, totalbiaya: rupiah }),
  refuse: (facts, actor) => (facts.state === "paid" && !actor.relations.includes("staff") ? "OWNER_PAID" : undefined),
  ask: "page",
  look: "plain",
  aside: true,
});
