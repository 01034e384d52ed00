import type { z } from "zod";
import { acceptMove } from "./action/accept-move.ts";
import { approveDiscount } from "./action/approve-discount.ts";
import { askMove } from "./action/ask-move.ts";
import { billAgain } from "./action/bill-again.ts";
import { callOff } from "./action/call-off.ts";
import { cancel } from "./action/cancel.ts";
import { change } from "./action/change.ts";
import { checkIn } from "./action/check-in.ts";
import { chooseBank } from "./action/choose-bank.ts";
import { complete } from "./action/complete.ts";
import { confirm } from "./action/confirm.ts";
import { customerConfirm } from "./action/customer-confirm.ts";
import { declineMove } from "./action/decline-move.ts";
import { discount } from "./action/discount.ts";
import { earlyCheckIn } from "./action/early-check-in.ts";
import { earlyDeparture } from "./action/early-departure.ts";
import { expire } from "./action/expire.ts";
import { extend } from "./action/extend.ts";
import { finish } from "./action/finish.ts";
import { keepOn } from "./action/keep-on.ts";
import { lapseMove } from "./action/lapse-move.ts";
import { noShow } from "./action/no-show.ts";
import { note } from "./action/note.ts";
import { order } from "./action/order.ts";
import { pay } from "./action/pay.ts";
import { paySupplement } from "./action/pay-supplement.ts";
import { postponeBill } from "./action/postpone-bill.ts";
import { reinstate } from "./action/reinstate.ts";
import { reject } from "./action/reject.ts";
import { rejectDiscount } from "./action/reject-discount.ts";
import { reschedule } from "./action/reschedule.ts";
import { resendBill } from "./action/resend-bill.ts";
import { returnToCustomer } from "./action/return-to-customer.ts";
import { swapUnit } from "./action/swap-unit.ts";
import { undo } from "./action/undo.ts";
import { withdrawMove } from "./action/withdraw-move.ts";
import type { ActionDeclaration, Desk, PersonalDeclaration } from "./booking.action.ts";

/**
 * The whole life of a booking: what may happen, from where to where, by whom, with what, and what refuses it. Each action stands in a
 * file of its own; buttons follow this order.
 */
export const bookingMachine = {
  order,
  complete,
  customerConfirm,
  confirm,
  change,
  reschedule,
  discount,
  approveDiscount,
  returnToCustomer,
  rejectDiscount,
  askMove,
  acceptMove,
  declineMove,
  withdrawMove,
  resendBill,
  chooseBank,
  pay,
  paySupplement,
  checkIn,
  earlyCheckIn,
  finish,
  extend,
  earlyDeparture,
  swapUnit,
  billAgain,
  undo,
  noShow,
  reject,
  cancel,
  reinstate,
  expire,
  postponeBill,
  callOff,
  keepOn,
  lapseMove,
  note,
} as const satisfies Record<string, ActionDeclaration>;

type Machine = typeof bookingMachine;
export type BookingAction = keyof Machine;
/** Actions that a person takes on a booking that exists, by a call of their own. */
export type PersonalAction = {
  [A in BookingAction]: Machine[A] extends PersonalDeclaration ? A : never;
}[BookingAction];
/** What the action's body carries. */
export type BookingInput<A extends BookingAction> = z.infer<Machine[A]["input"]>;

export const isBookingAction = (name: string): name is BookingAction => Object.hasOwn(bookingMachine, name);
const isPersonal = (action: BookingAction): action is PersonalAction => "address" in bookingMachine[action];

export const bookingActions: readonly BookingAction[] = Object.keys(bookingMachine).filter(isBookingAction);
export const personalActions: readonly PersonalAction[] = bookingActions.filter(isPersonal);
export const declarationOf = (action: BookingAction): ActionDeclaration => bookingMachine[action];
export const personalDeclarationOf = (action: PersonalAction): PersonalDeclaration => bookingMachine[action];

export type Asking<How> = {
  [A in PersonalAction]: Machine[A] extends { readonly ask: How } ? A : never;
}[PersonalAction];
/** Actions that the staff takes on a booking without leaving it, by how it is asked before. */
export type AskedAction = Asking<"question" | "note" | "units" | "discount" | "swap" | "extension">;
const asks =
  <How extends string>(...ways: readonly How[]) =>
  (action: PersonalAction): action is Asking<How> =>
    ways.some((way) => way === personalDeclarationOf(action).ask);
export const isAsked = asks("question", "note", "units", "discount", "swap", "extension");
export const asksQuestion = asks("question");
export const asksUnits = asks("units");
export const asksNote = asks("note");
export const isPage = asks("page");

const looks = ["main", "plain", "danger"];
/** What the staff may be offered on a booking, in the order of the buttons. */
export const staffActions: readonly PersonalAction[] = looks.flatMap((wanted) =>
  personalActions.filter((action) => personalDeclarationOf(action).look === wanted),
);

/** What the staff is asked together with words of their own: whether these may be missing, and whether the customer has to agree. */
export function noteOf(action: PersonalAction): { readonly isRequired: boolean; readonly needsConsent: boolean } {
  const { shape } = personalDeclarationOf(action).input;
  return { isRequired: !shape["catatan"]?.safeParse(null).success, needsConsent: "setuju" in shape };
}

/** The actions that are taken on a desk, the one that it is there for first. */
export const actionsOn = (desk: Desk): readonly PersonalAction[] =>
  personalActions.filter((action) => personalDeclarationOf(action).pages.includes(desk));
