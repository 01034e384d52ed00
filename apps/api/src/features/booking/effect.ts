import type { Actor, BookingFacts } from "@retribusi/contract/features/booking/booking.facts";
import type { BookingAction, BookingInput } from "@retribusi/contract/features/booking/booking.machine";
import type { BookingState } from "@retribusi/contract/features/booking/booking.states";
import type { bookingModel } from "@retribusi/db/generated/models/booking";
import type { Transaction } from "../../lib/transaction.ts";
import type { BookingRow } from "./booking.query.ts";

/** Actions on a booking that exists; `order` makes it. */
export type ExistingAction = Exclude<BookingAction, "order">;

/** Columns that an effect may set; status, version, deadline and their times belong to the transition. */
export type BookingWrite = Partial<
  Omit<
    bookingModel,
    | "id"
    | "statusbooking"
    | "tglstatus"
    | "bataswaktu"
    | "versi"
    | "date_updated"
    | "selisihjam"
    | "selisihkas"
    | Generated
  >
>;
type Generated = "aktif" | "haripesan" | "haripakai" | "haribayar";

export interface EffectContext<A extends BookingAction> {
  readonly tx: Transaction;
  /** The database's time, the same throughout the transaction. */
  readonly now: Date;
  readonly booking: BookingRow;
  readonly facts: BookingFacts;
  readonly actor: Actor;
  readonly input: BookingInput<A>;
}

export interface Outcome {
  readonly write?: BookingWrite;
  /** Where it leads when that isn't the declaration's `to`. */
  readonly to?: BookingState;
  /** What the history and the customer are told. */
  readonly reason?: string | null;
}

/**
 * What an action does beside moving the booking: it writes other rows and says which columns of the booking change.
 * It throws to refuse, and then nothing of the transaction happens.
 */
export type Effect<A extends BookingAction> = (context: EffectContext<A>) => Promise<Outcome>;
