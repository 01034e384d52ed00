import type { Prisma } from "../generated/client.ts";
import { replaceBookingDays } from "./booking-days.ts";
import type { DayRange } from "./days.ts";
import { replaceRegisterDays } from "./register-days.ts";
import { replaceUsageDays } from "./usage-days.ts";

/**
 * Takes an object's turn until the transaction ends: whoever calculates its summaries does so after this statement and before any other.
 * The row is written and not only locked: a lock holds on one server, a write is certified on every node of a cluster.
 */
export async function takeTurn(tx: Prisma.TransactionClient, objectid: number): Promise<void> {
  const counted = await tx.$executeRaw`UPDATE ringkasan_giliran SET urutan = urutan + 1 WHERE objectid = ${objectid}`;
  if (counted === 1) return;
  await tx.$executeRaw`INSERT INTO ringkasan_giliran (objectid, urutan) VALUES (${objectid}, 1)
    ON DUPLICATE KEY UPDATE urutan = urutan + 1`;
}

/**
 * Calculates all summaries of an object's local days (both inclusive) anew from bookings, payments and capacities, as they stand at this
 * moment. Only with the object's turn in hand, and READ COMMITTED: then nothing older can come after it.
 */
export async function recalculate(tx: Prisma.TransactionClient, objectid: number, range: DayRange): Promise<void> {
  await replaceBookingDays(tx, objectid, range);
  await replaceRegisterDays(tx, objectid, range);
  await replaceUsageDays(tx, objectid, range);
}
