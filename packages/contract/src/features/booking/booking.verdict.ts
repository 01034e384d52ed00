import { recordOf } from "../../define/record.ts";
import type { Actor, BookingFacts } from "./booking.facts.ts";
import { type BookingAction, declarationOf, type PersonalAction, personalActions } from "./booking.machine.ts";
import type { BookingReason } from "./booking.reasons.ts";
import { bookingStates } from "./booking.states.ts";

export type Verdict = { readonly allowed: true } | { readonly allowed: false; readonly reason: BookingReason };

export type Can = Readonly<Record<PersonalAction, Verdict>>;

/**
 * Whether the action is over when the state's deadline has passed. It is for people's actions, except those that may be taken late and
 * whatever is done with a use.
 */
export const deadlineBinds = (action: BookingAction, facts: BookingFacts, actor: Actor): boolean =>
  actor.role !== "system" && !declarationOf(action).late && bookingStates[facts.state].timeout !== "finish";

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
export const can = (facts: BookingFacts, actor: Actor, now: Date): Can =>
  recordOf(personalActions, (action) => {
    const reason = refusalOf(action, facts, actor, now);
    return reason ? { allowed: false, reason } : { allowed: true };
  });
