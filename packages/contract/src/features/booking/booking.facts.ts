import type { Role } from "../../define/roles.ts";
import type { TariffUnit } from "../catalog/catalog.kinds.ts";
import type { BookingReason } from "./booking.reasons.ts";
import type { BookingState } from "./booking.states.ts";

/** How the person who acts stands to the booking. A person can be several at once. */
export type Relation = "owner" | "staff" | "manager" | "bank" | "system";

/** What the machine knows about a booking; every instant is UTC, every amount whole rupiah. */
export interface BookingFacts {
  readonly state: BookingState;
  /** The customer; `null` for a walk-in without account. */
  readonly customer: number | null;
  readonly orderedBy: number;
  readonly confirmedBy: number | null;
  readonly satuantarif: TariffUnit;
  readonly start: Date;
  readonly latestArrival: Date;
  readonly noShowFrom: Date;
  /** When the system acts by itself; `null` in final states. */
  readonly deadline: Date | null;
  readonly billExpires: Date | null;
  /** The supplementary bill that is to be paid, and who has caused it. */
  readonly supplement: { readonly expires: Date; readonly issuedBy: number | null } | null;
  /** How often the order went back to the customer before payment. */
  readonly renewals: number;
  /** The first deadline of the state `complete`; `null` before it. */
  readonly firstDeadline: Date | null;
  /** Required details or documents are missing. */
  readonly incomplete: boolean;
  /** Who proposed the discount that waits for a decision. */
  readonly discountBy: number | null;
  /** Until when the customer's request for other dates is to be answered; `null` where none is open. */
  readonly moveUntil: Date | null;
  /** Money received and not refunded. */
  readonly money: number;
  /** From when a guest who comes before the start may have what is free. */
  readonly earlyFrom: Date;
  /** The first moment of the last day of use, from which its end is no early one. */
  readonly lastDay: Date;
  /** The latest step into or out of the use: which, when, and whether money goes back by it. */
  readonly lastStep: { readonly action: string; readonly at: Date; readonly refunded: boolean } | null;
}

export interface Actor {
  /** `null` for the system. */
  readonly userid: number | null;
  readonly role: Role | "system";
  readonly relations: readonly Relation[];
  /** Whether the actor's pages include the action. */
  readonly permits: (action: string) => boolean;
}

export type Refuse = (facts: BookingFacts, actor: Actor, now: Date) => BookingReason | undefined;

export const never: Refuse = () => undefined;

/** Nothing moves forward once nobody can arrive any more. */
export const afterArrival: Refuse = (facts, _actor, now) => (now >= facts.latestArrival ? "ARRIVAL_PASSED" : undefined);

/** Nothing is done with a bill that nobody can pay any more. */
export const afterBillExpiry: Refuse = ({ billExpires }, _actor, now) =>
  billExpires && now > billExpires ? "BILL_EXPIRED" : undefined;

/** The system acts on a state when its deadline has passed, not before; people may finish a use at any time. */
export const bySystemWhenDue: Refuse = (facts, actor, now) =>
  actor.role === "system" && (facts.deadline === null || now <= facts.deadline) ? "NOT_DUE" : undefined;

/** The actor is the customer. */
export const isOwn = ({ customer }: BookingFacts, { userid }: Actor): boolean =>
  customer !== null && customer === userid;
