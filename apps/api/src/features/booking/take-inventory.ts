import { sqlOf } from "@retribusi/db/sql";
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
