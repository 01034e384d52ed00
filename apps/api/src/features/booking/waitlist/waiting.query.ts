import type { Interval } from "@retribusi/contract/features/booking/booking.interval";
import { mostWaiting, type Waiting } from "@retribusi/contract/features/booking/booking.waitlist";
import { answered, instant, int, rowsOf } from "@retribusi/db/column";
import type { Question } from "@retribusi/db/statement";

/** Who waits for an object, in their order. */
export const waitingFor = (objectid: number): Question<Waiting[]> =>
  answered(
    rowsOf(
      { id: int("d.id"), start: instant("d.tglmulai"), end: instant("d.tglakhir"), units: int("d.jumlahunit") },
      "FROM daftar_tunggu d WHERE d.objectid = ? AND d.keadaan = 'menunggu' ORDER BY d.id LIMIT ?",
      [objectid, mostWaiting.object],
    ),
    // One answer to several questions comes in any order.
    (rows) => rows.toSorted((one, other) => one.id - other.id),
  );

/** From the earliest beginning to the latest end of some intervals. */
export const spanOf = (intervals: readonly Interval[]): Interval => ({
  start: new Date(Math.min(...intervals.map(({ start }) => start.getTime()))),
  end: new Date(Math.max(...intervals.map(({ end }) => end.getTime()))),
});
