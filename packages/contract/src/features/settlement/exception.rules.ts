import type { Role } from "../../define/roles.ts";
import type { SettlementReason } from "./settlement.reasons.ts";

/** How money that fits no bill ends (`penyelesaian`): its booking is taken up again, it pays another bill, it goes back. */
export const exceptionEnds = ["reinstate", "terapkan", "kembalikan"] as const;
export type ExceptionEnd = (typeof exceptionEnds)[number];

/** What somebody does with such money. Reinstating is an action of the booking and has its rule there. */
export const exceptionActions = ["assign", "note", "apply", "refund"] as const;
export type ExceptionAction = (typeof exceptionActions)[number];

export interface ExceptionFacts {
  /** How it ended; `null` while it is open. */
  readonly end: ExceptionEnd | null;
  /** The customer of the booking that it came for; `null` for a walk-in, or where no booking is known. */
  readonly customer: number | null;
}

/** Whoever acts sees the money by their scope already, and holds the page. */
export interface SettlementActor {
  readonly userid: number;
  readonly role: Role;
}

/** Who decides: the manager only proposes, the bank only tells what it knows, the super user looks after the system. */
const deciders: Readonly<Record<ExceptionAction, readonly Role[]>> = {
  assign: ["pengelola", "dinas", "pemda", "bank", "superuser"],
  note: ["pengelola", "dinas", "pemda", "bank", "superuser"],
  apply: ["dinas", "pemda"],
  refund: ["pengelola", "dinas", "pemda"],
};

/** What stands against an action, if anything. A note may still be added when the money has found its end. */
export function refuseException(
  action: ExceptionAction,
  { end, customer }: ExceptionFacts,
  { userid, role }: SettlementActor,
): SettlementReason | undefined {
  if (!deciders[action].includes(role)) return "NOT_YOUR_STEP";
  if (action === "note") return;
  if (end !== null) return "NOT_OPEN";
  if (action === "assign") return;
  return customer === userid ? "OWN_MONEY" : undefined;
}
