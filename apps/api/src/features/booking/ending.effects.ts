import { closeBills, withoutBill } from "../billing/bill.ts";
import { openRefunds } from "../billing/refund.ts";
import type { Effect } from "./effect.ts";

/** The bill is void and the units are free at once; money that was received opens a refund case. */
export const cancel: Effect<"cancel"> = async ({ tx, booking, actor, facts, input }) => {
  await closeBills(tx, booking.id, "batal");
  if (facts.state === "paid") await openRefunds(tx, booking, input.alasanpembatalan, actor.userid);
  const bill = facts.state === "awaitingPayment" ? withoutBill : {};
  return { write: { ...bill, alasanpembatalan: input.alasanpembatalan }, reason: input.alasanpembatalan };
};

/** A bill that expires keeps its number on the booking, so that a late payer finds it. */
export const expire: Effect<"expire"> = async ({ tx, booking }) => {
  await closeBills(tx, booking.id, "kedaluwarsa");
  return {};
};

export const noShow: Effect<"noShow"> = async ({ input }) => ({ reason: input.catatan ?? null });
