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
import type { ExistingAction, ServerAction } from "./server-action.ts";

/** The server's side of every action; one without an effect does not compile. `order` makes the booking and is in `order.ts`. */
export const actions: { readonly [A in ExistingAction]: ServerAction<A> } = {
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
};
