import type { z } from "zod";
import type { Label } from "../../define/label.ts";
import type { Refuse, Relation } from "./booking.facts.ts";
import * as input from "./booking.input.ts";
import * as rule from "./booking.rules.ts";
import type { BookingState } from "./booking.states.ts";

interface ActionDeclaration {
  readonly label: Label;
  /** Empty for the order itself, which makes the booking. */
  readonly from: readonly BookingState[];
  /** `same` stays where it is. */
  readonly to: BookingState | "same";
  /** Where else it may lead, and when. */
  readonly or?: { readonly to: BookingState; readonly when: Label };
  readonly by: readonly Relation[];
  readonly input: z.ZodObject;
  readonly refuse: Refuse;
}

const early = ["ordered", "complete", "submitted"] as const;
const unpaid = ["ordered", "complete", "submitted", "awaitingPayment"] as const;
const live = ["ordered", "complete", "submitted", "awaitingPayment", "paid"] as const;

/** The whole life of a booking: what may happen, from where to where, by whom, with what, and what refuses it. */
export const bookingMachine = {
  order: {
    label: { en: "Order", id: "Pesan" },
    from: [],
    to: "ordered",
    by: ["owner", "manager"],
    input: input.order,
    refuse: rule.never,
  },
  complete: {
    label: { en: "Fill in details", id: "Isi kelengkapan" },
    from: ["ordered", "complete"],
    to: "complete",
    by: ["owner", "manager"],
    input: input.complete,
    refuse: rule.afterArrival,
  },
  customerConfirm: {
    label: { en: "Confirm order", id: "Konfirmasi pesanan" },
    from: ["complete"],
    to: "submitted",
    by: ["owner", "manager"],
    input: input.customerConfirm,
    refuse: rule.customerConfirm,
  },
  returnToCustomer: {
    label: { en: "Return to customer", id: "Kembalikan ke pemesan" },
    from: ["submitted"],
    to: "complete",
    by: ["staff"],
    input: input.returnToCustomer,
    refuse: rule.returnToCustomer,
  },
  reject: {
    label: { en: "Reject", id: "Tolak" },
    from: ["submitted"],
    to: "rejected",
    by: ["staff"],
    input: input.reject,
    refuse: rule.never,
  },
  confirm: {
    label: { en: "Approve", id: "Setujui" },
    from: ["submitted"],
    to: "awaitingPayment",
    or: { to: "paid", when: { en: "nothing is to be paid", id: "tidak ada yang harus dibayar" } },
    by: ["staff"],
    input: input.confirm,
    refuse: rule.confirm,
  },
  change: {
    label: { en: "Change", id: "Ubah" },
    from: unpaid,
    to: "same",
    or: {
      to: "complete",
      when: { en: "the price changed after the customer agreed", id: "harga berubah setelah disetujui" },
    },
    by: ["staff"],
    input: input.change,
    refuse: rule.afterArrival,
  },
  discount: {
    label: { en: "Propose discount", id: "Usulkan diskon" },
    from: early,
    to: "same",
    by: ["manager"],
    input: input.discount,
    refuse: rule.discount,
  },
  approveDiscount: {
    label: { en: "Approve discount", id: "Setujui diskon" },
    from: early,
    to: "same",
    or: {
      to: "complete",
      when: { en: "the price changed after the customer agreed", id: "harga berubah setelah disetujui" },
    },
    by: ["staff"],
    input: input.decideDiscount,
    refuse: rule.decideDiscount,
  },
  rejectDiscount: {
    label: { en: "Reject discount", id: "Tolak diskon" },
    from: early,
    to: "same",
    by: ["staff"],
    input: input.decideDiscount,
    refuse: rule.decideDiscount,
  },
  reschedule: {
    label: { en: "New dates", id: "Ubah jadwal" },
    from: live,
    to: "same",
    or: {
      to: "complete",
      when: { en: "the price changed after the customer agreed", id: "harga berubah setelah disetujui" },
    },
    by: ["owner", "staff"],
    input: input.reschedule,
    refuse: rule.reschedule,
  },
  cancel: {
    label: { en: "Cancel", id: "Batalkan" },
    from: live,
    to: "cancelled",
    by: ["owner", "staff"],
    input: input.cancel,
    refuse: rule.never,
  },
  pay: {
    label: { en: "Record payment", id: "Catat pembayaran" },
    from: ["awaitingPayment"],
    to: "paid",
    by: ["bank"],
    input: input.pay,
    refuse: rule.pay,
  },
  checkIn: {
    label: { en: "Check in", id: "Check-in" },
    from: ["paid"],
    to: "inUse",
    by: ["manager"],
    input: input.checkIn,
    refuse: rule.checkIn,
  },
  finish: {
    label: { en: "Finish", id: "Selesaikan" },
    from: ["inUse"],
    to: "finished",
    by: ["manager", "system"],
    input: input.finish,
    refuse: rule.bySystemWhenDue,
  },
  noShow: {
    label: { en: "No-show", id: "Tidak hadir" },
    from: ["paid"],
    to: "noShow",
    by: ["manager", "system"],
    input: input.noShow,
    refuse: rule.noShow,
  },
  reinstate: {
    label: { en: "Reinstate", id: "Aktifkan kembali" },
    from: ["cancelled", "expired"],
    to: "paid",
    by: ["staff"],
    input: input.reinstate,
    refuse: rule.reinstate,
  },
  expire: {
    label: { en: "Expire", id: "Kedaluwarsakan" },
    from: unpaid,
    to: "expired",
    by: ["system"],
    input: input.expire,
    refuse: rule.bySystemWhenDue,
  },
} as const satisfies Record<string, ActionDeclaration>;

export type BookingAction = keyof typeof bookingMachine;
/** What the action's body carries. */
export type BookingInput<A extends BookingAction> = z.infer<(typeof bookingMachine)[A]["input"]>;

export const isBookingAction = (name: string): name is BookingAction => Object.hasOwn(bookingMachine, name);
export const bookingActions: readonly BookingAction[] = Object.keys(bookingMachine).filter(isBookingAction);
export const declarationOf = (action: BookingAction): ActionDeclaration => bookingMachine[action];
