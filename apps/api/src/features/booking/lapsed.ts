import { bookingStates, stateOf, unpaidCodes } from "@retribusi/contract/features/booking/booking.states";
import type { Prisma } from "@retribusi/db/generated/client";
import type { Transaction } from "../../lib/transaction.ts";
import { systemActor } from "./actor.ts";
import { applyAction } from "./apply.ts";

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
    await tx.$queryRaw`SELECT id FROM booking WHERE id = ${id} FOR UPDATE`;
    const row = await tx.booking.findUnique({ where: { id }, select: { statusbooking: true, bataswaktu: true } });
    const due =
      row?.bataswaktu && row.bataswaktu < now && bookingStates[stateOf(row.statusbooking)].timeout === "expire";
    if (!due) continue;
    await applyAction(tx, now, { action: "expire", id, input: {}, actorOf: () => systemActor });
    expired += 1;
  }
  return expired;
}
