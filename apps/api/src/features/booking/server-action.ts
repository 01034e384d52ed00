import type { Label } from "@retribusi/contract/define/label";
import type { Actor, BookingFacts } from "@retribusi/contract/features/booking/booking.facts";
import type { BookingAction, BookingInput } from "@retribusi/contract/features/booking/booking.machine";
import type { MoveVerdict } from "@retribusi/contract/features/booking/booking.record";
import type { BookingState } from "@retribusi/contract/features/booking/booking.states";
import type { OptionalMailKind } from "@retribusi/contract/features/identity/mail-choice.rules";
import type { bookingModel } from "@retribusi/db/generated/models/booking";
import type { Transaction } from "../../lib/transaction.ts";
import type { ChangedBill, Connection } from "../billing/bill.ts";
import type { Receipt } from "../billing/ledger.ts";
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
  /** The banks that a bill of this booking can be paid through, the usual one first; only a person's action gets to know them. */
  readonly connections: readonly Connection[];
  /** That of a payment which is entered again. */
  readonly receipt: Receipt | null;
}

/** What an action finds out that its caller needs. */
interface Results {
  readonly pay: { readonly paymentId: number };
  readonly paySupplement: { readonly paymentId: number };
}
type Result<A extends BookingAction> = A extends keyof Results ? Results[A] : unknown;

export interface Outcome {
  readonly write?: BookingWrite;
  /** The bill that changes with the booking: only if it is still what was judged. */
  readonly bill?: ChangedBill;
  /** Where it leads when that isn't the declaration's `to`. */
  readonly to?: BookingState;
  /** What the history and the customer are told. */
  readonly reason?: string | null;
  /** The answer to the customer's request for other dates, where the step is one. */
  readonly move?: { readonly keputusan: Exclude<MoveVerdict, "diminta">; readonly catatan?: string };
  /** How many pictures of units its moment had and has, which the history tells. */
  readonly pictures?: readonly [before: number, after: number];
  /** The system doesn't act on the new state before. */
  readonly notBefore?: Date;
}

/** A message in both languages; `{name}` is replaced by the booking's fact of that name, see `noticeFacts` in `notice.ts`. */
export interface NoticeText {
  readonly subject: Label;
  readonly body: Label;
}

/** Who hears of the action, beside whoever took it. */
export interface Notice {
  /** The customer, by mail and in the inbox. */
  readonly customer?: NoticeText | ((row: BookingRow, reason: string | null) => NoticeText);
  /** The managers of the object's group, in the inbox; by mail where it is `work`. */
  readonly managers?: NoticeText;
  /** The booking's agency, in the inbox, where the next step is theirs. */
  readonly agency?: (row: BookingRow) => NoticeText | undefined;
  /** The managers hear of it by mail, too, for it waits for them; each of them may switch these mails off. */
  readonly work?: true;
  /** Whoever may decide on the discount that was proposed, by mail and in the inbox. */
  readonly deciders?: NoticeText;
  /** The kind of mail that the customer may switch off; without it, it speaks of a bill or of money and always goes. */
  readonly choice?: OptionalMailKind;
}

/** The server's side of an action on a booking. */
export interface ServerAction<A extends ExistingAction> {
  /**
   * What it does beside moving the booking: it writes other rows and says which columns of the booking change. It throws to refuse, and
   * then nothing of the transaction happens.
   */
  readonly effect: (context: EffectContext<A>) => Promise<Outcome & Result<A>>;
  readonly notice?: Notice;
}
