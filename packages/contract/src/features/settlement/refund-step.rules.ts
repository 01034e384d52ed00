import type { Role } from "../../define/roles.ts";
import { isOpenRefund, type OpenRefundState, type RefundState } from "../billing/refund.rules.ts";
import { treasurerPage } from "./settlement.pages.ts";
import type { SettlementReason } from "./settlement.reasons.ts";

/** What somebody does with a refund case: the three steps to its payment, the refusal, and what changes no state. */
export const refundActions = ["verify", "approve", "pay", "reject", "account", "assign", "note"] as const;
export type RefundAction = (typeof refundActions)[number];

/** Offices that a case waits for. */
export const refundOffices = ["dinas", "pemda", "bendahara"] as const;
export type RefundOffice = (typeof refundOffices)[number];

/** What is known of a case; people by their user id. */
export interface RefundFacts {
  readonly state: RefundState;
  /** Who opened it; `null` is the system. */
  readonly proposedBy: number | null;
  readonly verifiedBy: number | null;
  readonly decidedBy: number | null;
  /** The customer whose money it is; `null` for a walk-in, or where nobody knows. */
  readonly customer: number | null;
  readonly hasAccount: boolean;
  readonly accountBy: number | null;
  /** An agency looks after the money; what fits no booking is the region's alone. */
  readonly hasAgency: boolean;
}

/** Whoever acts sees the case by their scope already. */
export interface RefundActor {
  readonly userid: number;
  readonly role: Role;
  readonly pages: ReadonlySet<string>;
}

/** Whose turn it is; nobody's once it is paid or refused. */
export function officeOf({ state, hasAgency }: Pick<RefundFacts, "state" | "hasAgency">): RefundOffice | undefined {
  if (!isOpenRefund(state)) return;
  const offices: Readonly<Record<OpenRefundState, RefundOffice>> = {
    diajukan: hasAgency ? "dinas" : "pemda",
    diverifikasi: "pemda",
    disetujui: "bendahara",
  };
  return offices[state];
}

/** Whether somebody works for the office. The treasurer serves an agency or the region and holds the page. */
const worksFor = ({ role, pages }: RefundActor, office: RefundOffice): boolean =>
  office === "bendahara" ? pages.has(treasurerPage) && (role === "dinas" || role === "pemda") : role === office;

const stateOfStep = { verify: "diajukan", approve: "diverifikasi", pay: "disetujui" } as const;

/** Four eyes: who took which step before and may not take this one. */
const others = {
  verify: ({ proposedBy }: RefundFacts) => [proposedBy],
  approve: ({ proposedBy, verifiedBy }: RefundFacts) => [proposedBy, verifiedBy],
  // Whoever wrote the account down for somebody else doesn't send the money there.
  pay: ({ decidedBy, accountBy }: RefundFacts) => [decidedBy, accountBy],
} as const;

function refuseStep(step: keyof typeof stateOfStep, facts: RefundFacts, actor: RefundActor) {
  if (facts.state !== stateOfStep[step]) return "NOT_THIS_STEP";
  const office = officeOf(facts);
  if (!office || !worksFor(actor, office)) return "NOT_YOUR_STEP";
  if (others[step](facts).includes(actor.userid)) return "FOUR_EYES";
  // Of a walk-in the account is a paper that whoever verifies has to see; a customer may enter theirs until it is paid.
  const needsAccount = step === "pay" || facts.customer === null;
  return needsAccount && !facts.hasAccount ? "NO_ACCOUNT" : undefined;
}

const recorders: readonly Role[] = ["pengelola", "dinas", "pemda"];

/** The account of whoever has no page of their own is written down from paper, until somebody has verified it. */
function refuseAccount({ state, customer }: RefundFacts, { role }: RefundActor) {
  if (!recorders.includes(role)) return "NOT_YOUR_STEP";
  if (customer !== null) return "OWNER_GIVES_ACCOUNT";
  return state === "diajukan" ? undefined : "ACCOUNT_FIXED";
}

const workers: readonly Role[] = ["pengelola", "dinas", "pemda", "superuser"];

/** What stands against an action, if anything. Whoever could take the next step may refuse the case instead. */
export function refuseRefund(
  action: RefundAction,
  facts: RefundFacts,
  actor: RefundActor,
): SettlementReason | undefined {
  if (action === "note") return workers.includes(actor.role) ? undefined : "NOT_YOUR_STEP";
  const office = officeOf(facts);
  if (!office) return "NOT_OPEN";
  if (action === "assign") return workers.includes(actor.role) ? undefined : "NOT_YOUR_STEP";
  if (facts.customer === actor.userid) return "OWN_MONEY";
  if (action === "account") return refuseAccount(facts, actor);
  if (action === "reject") return worksFor(actor, office) ? undefined : "NOT_YOUR_STEP";
  return refuseStep(action, facts, actor);
}

/** Until when customers may enter or change their own account: until the region has decided to pay to it, or it is still missing. */
export const mayGiveAccount = ({ state, hasAccount }: Pick<RefundFacts, "state" | "hasAccount">): boolean =>
  isOpenRefund(state) && (state !== "disetujui" || !hasAccount);
