import { freeUnits } from "@retribusi/contract/features/booking/booking.availability";
import type { Interval } from "@retribusi/contract/features/booking/booking.interval";
import { offersFor } from "@retribusi/contract/features/booking/booking.waitlist";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import type { Transaction } from "../../../lib/transaction.ts";
import { capacityOf, type Except, takenDuring, type Units } from "../availability.ts";
import { spanOf, waitingFor } from "./waiting.query.ts";

/**
 * Units that are free for somebody who hasn't waited: what is free, less what is to be offered to whoever waits. What is taken and who waits is
 * read by one statement, so that what becomes free meanwhile goes to nobody else, whatever freed it. Only with the inventory in hand does it stay so.
 */
export async function countLeft(
  tx: Transaction,
  object: Units,
  wanted: Interval,
  now: Date,
  except?: Except,
): Promise<number> {
  const read = (during: Interval) =>
    ask(sqlOf(tx), {
      taken: takenDuring([{ objects: [object], during }], { now, except }),
      waiting: waitingFor(object.objectid),
    });
  const first = await read(wanted);
  if (first.waiting.length === 0) return freeUnits(wanted, capacityOf(object, first.taken(object.objectid)));
  const { taken, waiting } = await read(spanOf([wanted, ...first.waiting]));
  const capacity = capacityOf(object, taken(object.objectid));
  const offered = offersFor(
    waiting.filter(({ start }) => start > now),
    capacity,
  );
  return freeUnits(wanted, { ...capacity, holds: [...capacity.holds, ...offered] });
}
