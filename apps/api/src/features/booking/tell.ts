import { answered } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import { AppError } from "../../lib/app-error.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { markBooking } from "../report/summary/mark.ts";
import type { BookingRow } from "./booking.query.ts";
import { notify, recipientsOf } from "./notice.ts";
import { type RecordRow, records } from "./record.query.ts";
import type { Notice } from "./server-action.ts";

interface Change {
  /** `null`: it is new. */
  readonly before: BookingRow | null;
  readonly notice?: Notice | undefined;
  readonly reason: string | null;
}

const written = (id: number) =>
  answered(records.where("t.id = ?", [id]), ([row]) => {
    if (!row) throw new AppError("NOT_FOUND");
    return row;
  });

/**
 * Reads a booking back once it is written, with whoever hears of it, by one statement: summaries, messages and the answer of the call are
 * made from that row.
 */
export async function tell(tx: Transaction, id: number, { before, notice, reason }: Change): Promise<RecordRow> {
  const { row, ...people } = await ask(sqlOf(tx), { row: written(id), ...recipientsOf(notice, id) });
  await markBooking(tx, before, row);
  if (notice) await notify(tx, notice, row, reason, people);
  return row;
}
