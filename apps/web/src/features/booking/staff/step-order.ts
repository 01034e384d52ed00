import {
  type PersonalAction,
  personalDeclarationOf,
  staffActions,
} from "@retribusi/contract/features/booking/booking.machine";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";

/** The proposed discount that waits for a decision. */
export const proposalOf = ({ usulandiskon }: Pick<BookingRecord, "usulandiskon">) =>
  usulandiskon.find(({ keputusan }) => keputusan === "diajukan");

const decisions: readonly PersonalAction[] = ["approveDiscount", "rejectDiscount", "acceptMove", "declineMove"];
const decides = (action: PersonalAction): boolean => decisions.includes(action);

/** The possible steps in the order of their buttons: a proposed discount and a request for other dates are decided on first. */
export function stepsOf({ can }: Pick<BookingRecord, "can">) {
  const possible = staffActions.filter((action) => can[action].allowed);
  return [...possible.filter(decides), ...possible.filter((action) => !decides(action))];
}

/** The key that chooses a step, where it has one: the three answers to an order. */
export const stepKeys: Readonly<Partial<Record<PersonalAction, string>>> = {
  confirm: "A",
  reject: "R",
  returnToCustomer: "T",
};

/** How a step's button looks. An approval doesn't invite as long as a discount waits: it would bill the full price. */
export function lookOf(action: PersonalAction, booking: Pick<BookingRecord, "usulandiskon">) {
  if (action === "confirm" && proposalOf(booking)) return "plain";
  return personalDeclarationOf(action).look ?? "plain";
}
