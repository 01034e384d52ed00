import * as change from "./change.effects.ts";
import * as decision from "./decision.effects.ts";
import * as detail from "./detail.effects.ts";
import * as discount from "./discount.effects.ts";
import type { Effect, ExistingAction } from "./effect.ts";
import * as ending from "./ending.effects.ts";
import * as payment from "./payment.effects.ts";
import * as use from "./use.effects.ts";

/** What every action does; one without an effect does not compile. `order` makes the booking and is in `order.ts`. */
export const effects: { readonly [A in ExistingAction]: Effect<A> } = {
  complete: detail.complete,
  customerConfirm: detail.customerConfirm,
  returnToCustomer: decision.returnToCustomer,
  reject: decision.reject,
  confirm: decision.confirm,
  change: change.change,
  discount: discount.discount,
  approveDiscount: discount.approveDiscount,
  rejectDiscount: discount.rejectDiscount,
  reschedule: change.reschedule,
  cancel: ending.cancel,
  pay: payment.pay,
  checkIn: use.checkIn,
  finish: use.finish,
  noShow: ending.noShow,
  reinstate: payment.reinstate,
  expire: ending.expire,
};
