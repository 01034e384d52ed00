import { sqlOf } from "@retribusi/db/sql";
import { AppError } from "../../lib/app-error.ts";
import type { Transaction } from "../../lib/transaction.ts";

/**
 * Takes the inventory rows of the objects, in order, so that no two transactions wait for each other in a circle. The row is written
 * and not only locked: a lock holds on one server, a write is certified on every node of a cluster.
 */
export async function takeInventory(tx: Transaction, objectIds: readonly number[]): Promise<void> {
  const sorted = [...new Set(objectIds)].sort((a, b) => a - b);
  const { affectedRows } = await sqlOf(tx).query<{ affectedRows: number }>(
    `UPDATE object_inventory SET urutan = urutan + 1 WHERE objectid IN (${sorted.map(() => "?").join(", ")}) ORDER BY objectid`,
    sorted,
  );
  if (affectedRows === sorted.length) return;
  // An object that was never ordered has no row yet. The insert takes it; of two at once, one waits for the other.
  for (const objectid of sorted) {
    await tx.$executeRaw`INSERT INTO object_inventory (objectid, urutan)
      SELECT objectid, 1 FROM mst_objectretribusi WHERE objectid = ${objectid} ON DUPLICATE KEY UPDATE urutan = object_inventory.urutan + 1`;
  }
}

/**
 * Takes the inventory of the object of a booking: which object it is never changes and is read without a lock, by the statement that takes
 * it. Throws NOT_FOUND.
 */
export async function takeInventoryOf(tx: Transaction, bookingid: number): Promise<void> {
  const sql = sqlOf(tx);
  const { affectedRows } = await sql.query<{ affectedRows: number }>(
    "UPDATE object_inventory SET urutan = urutan + 1 WHERE objectid = (SELECT b.objectid FROM booking b WHERE b.id = ?)",
    [bookingid],
  );
  if (affectedRows === 1) return;
  const [booking] = await sql.query<{ objectid: number }[]>("SELECT objectid FROM booking WHERE id = ?", [bookingid]);
  if (!booking) throw new AppError("NOT_FOUND");
  await takeInventory(tx, [booking.objectid]);
}
