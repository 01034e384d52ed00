import { unpaidCodes } from "@retribusi/contract/features/booking/booking.states";
import type { Prisma } from "@retribusi/db/generated/client";
import type { Transaction } from "../../lib/transaction.ts";
import { systemActor } from "./actor.ts";
import { holdBooking, judge, perform } from "./apply.ts";

/** Expires unpaid bookings whose deadline has passed, in the caller's transaction; answers how many. */
export async function expireLapsed(tx: Transaction, now: Date, which: Prisma.bookingWhereInput): Promise<number> {
  const lapsed = await tx.booking.findMany({
    where: { ...which, statusbooking: { in: unpaidCodes }, bataswaktu: { lt: now } },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  let expired = 0;
  for (const { id } of lapsed) {
    // Between the search and the lock somebody may have paid or moved it: then it isn't lapsed any more.
    const held = await holdBooking(tx, id);
    const step = { action: "expire", input: {}, actor: systemActor } as const;
    if (judge(held, step, now)) continue;
    await perform(tx, now, held, step);
    expired += 1;
  }
  return expired;
}
