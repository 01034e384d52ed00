import type { Usage } from "@retribusi/contract/features/booking/booking.availability";
import { codesOf } from "@retribusi/contract/features/booking/booking.states";
import { chanceOf, leastTold } from "@retribusi/contract/features/booking/booking.waitlist";
import type { Wait } from "@retribusi/contract/features/booking/waitlist.endpoints";
import { sqlInstant } from "@retribusi/db/client";
import { instant, int, orNull, rowsOf } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import type { Transaction } from "../../../lib/transaction.ts";

const week = 7 * 86_400_000;
/** Days of one weekday in a year. */
const weeks = 52;
/** Bookings of a very busy object that are looked at. */
const mostHeld = 20_000;

/** States in which a booking has given its units back without being used. */
const givenBack = codesOf(["rejected", "cancelled", "expired"]);

/** Bookings of the last year that held units of an object, whatever became of them: from the order until they were given back. */
const heldBy = (objectid: number, now: Date) =>
  rowsOf(
    {
      ...{ start: instant("b.tglmulaipemakaian"), end: instant("b.tglakhirpemakaian"), units: int("b.jumlahunit") },
      from: instant("b.date_created"),
      until: orNull(instant(`IF(b.statusbooking IN (${givenBack.join(", ")}), b.tglstatus, NULL)`)),
    },
    `FROM booking b WHERE b.objectid = ? AND b.tglmulaipemakaian > ? AND b.tglmulaipemakaian < ? LIMIT ${mostHeld}`,
    [objectid, sqlInstant(new Date(now.getTime() - (weeks + 5) * week)), sqlInstant(now)],
  );

/**
 * How often so many units were taken on the same weekday and hour of the last year, and how often they became free again before it began. Bookings that
 * were moved elsewhere count where they are now. `null` of too few such days.
 */
export async function findChance(
  tx: Transaction,
  { objectid, jumlahobject }: { readonly objectid: number; readonly jumlahobject: number },
  { start, units }: Pick<Usage, "start" | "units">,
  now: Date,
): Promise<Wait["peluang"]> {
  const { held } = await ask(sqlOf(tx), { held: heldBy(objectid, now) });
  // The place of an interval of a year ahead is looked at on the weekdays that have been.
  const latest = start.getTime() - Math.ceil((start.getTime() - now.getTime()) / week) * week;
  const days = Array.from({ length: weeks }, (_, at) => new Date(latest - at * week)).map((begins) => ({
    begins,
    held: held.filter((one) => one.start <= begins && one.end > begins),
  }));
  const { full, freed } = chanceOf(days, jumlahobject - units + 1);
  return full < leastTold ? null : { penuh: full, kosonglagi: freed };
}
