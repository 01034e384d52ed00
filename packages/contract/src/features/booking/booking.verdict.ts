import type { Actor, BookingFacts } from "./booking.facts.ts";
import { type BookingAction, bookingActions, declarationOf } from "./booking.machine.ts";
import type { BookingReason } from "./booking.reasons.ts";
import { bookingStates } from "./booking.states.ts";

export type Verdict = { readonly allowed: true } | { readonly allowed: false; readonly reason: BookingReason };

/** Actions that a person can take on a booking that exists. */
export type PersonalAction = Exclude<BookingAction, "order" | "expire" | "pay">;
const isPersonal = (action: BookingAction): action is PersonalAction =>
  action !== "order" && action !== "expire" && action !== "pay";
export const personalActions: readonly PersonalAction[] = bookingActions.filter(isPersonal);

export type Can = Readonly<Record<PersonalAction, Verdict>>;

/**
 * Whether the action is over when the state's deadline has passed. It is for people's actions, except what may be done late:
 * recording a no-show, ending a use, and a payment, which has a rule of its own.
 */
export const deadlineBinds = (action: BookingAction, facts: BookingFacts, actor: Actor): boolean =>
  actor.role !== "system" && action !== "noShow" && action !== "pay" && bookingStates[facts.state].timeout !== "finish";

/**
 * Whether the action may happen to the booking now, or the first reason against it: state, permission, relation,
 * deadline, then the action's own rule. Units and prices are decided later, inside the transaction.
 */
export function refusalOf(
  action: BookingAction,
  facts: BookingFacts,
  actor: Actor,
  now: Date,
): BookingReason | undefined {
  const { from, by, refuse } = declarationOf(action);
  if (!from.includes(facts.state)) return "WRONG_STATE";
  if (!actor.permits(action)) return "NO_PERMISSION";
  if (!by.some((relation) => actor.relations.includes(relation))) return "NOT_YOURS";
  const late = facts.deadline !== null && now > facts.deadline;
  if (late && deadlineBinds(action, facts, actor)) return "LAPSED";
  return refuse(facts, actor, now);
}

/** Every action a person can take with its verdict: what a record's `can` carries. */
export function can(facts: BookingFacts, actor: Actor, now: Date): Can {
  const verdict = (action: PersonalAction): Verdict => {
    const reason = refusalOf(action, facts, actor, now);
    return reason ? { allowed: false, reason } : { allowed: true };
  };
  return {
    complete: verdict("complete"),
    customerConfirm: verdict("customerConfirm"),
    returnToCustomer: verdict("returnToCustomer"),
    reject: verdict("reject"),
    confirm: verdict("confirm"),
    change: verdict("change"),
    discount: verdict("discount"),
    approveDiscount: verdict("approveDiscount"),
    rejectDiscount: verdict("rejectDiscount"),
    reschedule: verdict("reschedule"),
    cancel: verdict("cancel"),
    checkIn: verdict("checkIn"),
    finish: verdict("finish"),
    noShow: verdict("noShow"),
    reinstate: verdict("reinstate"),
  };
}
