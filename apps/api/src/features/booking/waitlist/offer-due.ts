import type { Database } from "@retribusi/db/client";
import { withInventory } from "../inventory.ts";
import { findDue, offerWaiting } from "./offer-waiting.ts";

/** Offers what has become free to whoever waits for it; answers for how many objects. Any number of processes may run it as often as they like. */
export async function offerDue(db: Database): Promise<number> {
  const due = await findDue(db.prisma);
  for (const objectid of due) await withInventory(db, [objectid], ({ tx, now }) => offerWaiting(tx, now, objectid));
  return due.length;
}
