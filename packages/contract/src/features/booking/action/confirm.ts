import { z } from "zod";
import { defineAction, versi } from "../booking.action.ts";
import { afterArrival, isOwn } from "../booking.facts.ts";

export const confirm = defineAction({
  label: { en: "Approve", id: "Setujui" },
  from: ["submitted"],
  to: "awaitingPayment",
  or: { to: "paid", when: { en: "nothing is to be paid", id: "tidak ada yang harus dibayar" } },
  by: ["staff"],
  address: "konfirmasipesanan",
  pages: ["konfirmasipesanan"],
  input: z.strictObject({ versi }),
  refuse: (facts, actor, now) => (isOwn(facts, actor) ? "OWN_ORDER" : afterArrival(facts, actor, now)),
  ask: "question",
  look: "main",
});
