import { canRenew } from "./booking.deadlines.ts";
import type { Refuse } from "./booking.facts.ts";
import { type BookingState, isAgreed } from "./booking.states.ts";

export const never: Refuse = () => undefined;

/** Nothing moves forward once nobody can arrive any more. */
export const afterArrival: Refuse = (facts, _actor, now) => (now >= facts.latestArrival ? "ARRIVAL_PASSED" : undefined);

/** Somebody at the counter ordered it for the customer, who may have no account. */
export const isWalkIn = (customer: number | null, orderedBy: number): boolean => customer !== orderedBy;

const isOwn = ({ customer }: Parameters<Refuse>[0], { userid }: Parameters<Refuse>[1]) =>
  customer !== null && customer === userid;

export const customerConfirm: Refuse = (facts, actor, now) => {
  if (!actor.relations.includes("owner") && !isWalkIn(facts.customer, facts.orderedBy)) return "NOT_WALK_IN";
  if (facts.incomplete) return "INCOMPLETE";
  return afterArrival(facts, actor, now);
};

export const confirm: Refuse = (facts, actor, now) =>
  isOwn(facts, actor) ? "OWN_ORDER" : afterArrival(facts, actor, now);

/** Back to the customer renews the hold, which has an end. */
export const returnToCustomer: Refuse = (facts, _actor, now) => (canRenew(facts, now) ? undefined : "HOLD_USED_UP");

/** A manager may be a customer too, but not both in one booking. */
export const discount: Refuse = (facts, actor) => {
  if (isOwn(facts, actor)) return "OWN_DISCOUNT";
  return facts.discountBy === null ? undefined : "PROPOSAL_WAITING";
};

export const decideDiscount: Refuse = (facts, actor) => {
  if (isOwn(facts, actor)) return "OWN_DISCOUNT";
  if (facts.discountBy === null) return "NO_PROPOSAL";
  if (actor.role !== "dinas" && actor.role !== "pemda") return "AGENCY_DECIDES";
  return facts.discountBy === actor.userid ? "OWN_PROPOSAL" : undefined;
};

export const reschedule: Refuse = (facts, actor) =>
  facts.state === "paid" && !actor.relations.includes("staff") ? "OWNER_PAID" : undefined;

/** The bank's own time of the payment is compared with the bill's expiry where the payment is recorded. */
export const pay: Refuse = (facts, actor, now) => {
  if (actor.userid !== null && actor.userid === facts.confirmedBy) return "CONFIRMER_PAYS";
  return facts.deadline !== null && now > facts.deadline ? "BILL_EXPIRED" : undefined;
};

export const checkIn: Refuse = (facts, _actor, now) => (now < facts.start ? "NOT_STARTED" : undefined);

export const noShow: Refuse = (facts, _actor, now) => (now < facts.noShowFrom ? "TOLERANCE_RUNNING" : undefined);

export const reinstate: Refuse = (facts, actor, now) => {
  if (actor.role !== "dinas") return "AGENCY_REINSTATES";
  if (facts.money <= 0) return "NO_MONEY";
  return now >= facts.start ? "STARTED" : undefined;
};

/** The system acts on a state when its deadline has passed, not before; people may finish a use at any time. */
export const bySystemWhenDue: Refuse = (facts, actor, now) =>
  actor.role === "system" && (facts.deadline === null || now <= facts.deadline) ? "NOT_DUE" : undefined;

/** A price that changes after the customer agreed sends the booking back to them. Totals in whole rupiah. */
export const mustAgreeAgain = (state: BookingState, before: number, after: number): boolean =>
  isAgreed(state) && before !== after;
