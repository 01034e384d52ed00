import { freeUnits, noPause } from "@retribusi/contract/features/booking/booking.availability";
import type { Interval } from "@retribusi/contract/features/booking/booking.interval";
import { answered } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import { AppError } from "../../lib/app-error.ts";
import { requireInvariant } from "../../lib/invariant.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { markBooking } from "../report/summary/mark.ts";
import { type Taken, takenDuring } from "./availability.ts";
import type { BookingRow } from "./booking.query.ts";
import { notify } from "./notice.ts";
import { type RecordRow, records } from "./record.query.ts";
import type { Notice } from "./server-action.ts";

/** Units that were taken of an object, and when. */
export interface Taking {
  readonly objectid: number;
  readonly jumlahobject: number;
  readonly during: Interval;
}

interface Change {
  /** The action of the machine. */
  readonly aksi: string;
  /** `null`: it is new. */
  readonly before: BookingRow | null;
  /** Absent where no units were taken. */
  readonly taking?: Taking | undefined;
  readonly notice?: Notice | undefined;
  readonly reason: string | null;
}

const written = (id: number) =>
  answered(records.where("t.id = ?", [id]), ([row]) => {
    if (!row) throw new AppError("NOT_FOUND");
    return row;
  });

/** Never sold twice: counted once more when it is written, pauses and closures apart, and whatever was decided before. */
function requireUnits({ objectid, jumlahobject, during }: Taking, id: number, { holds }: Taken): void {
  const many = Number.MAX_SAFE_INTEGER;
  const held = many - freeUnits(during, { units: many, pause: noPause, holds, closures: [] });
  requireInvariant(
    held <= jumlahobject,
    () => `${held} of ${jumlahobject} units of object ${objectid}, by booking ${id}`,
  );
}

/**
 * Reads a booking back once it is written, by one statement: summaries, news and the answer of the call are made from that row.
 */
export async function tell(tx: Transaction, id: number, change: Change): Promise<RecordRow> {
  const { aksi, before, notice = {}, reason, taking } = change;
  const windows = taking ? [{ objects: [{ objectid: taking.objectid, jedamenit: 0 }], during: taking.during }] : [];
  const { row, taken } = await ask(sqlOf(tx), { row: written(id), taken: takenDuring(windows) });
  if (taking) requireUnits(taking, id, taken(taking.objectid));
  await markBooking(tx, before, row);
  await notify(tx, aksi, notice, row, reason);
  return row;
}
