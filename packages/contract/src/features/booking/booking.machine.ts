import type { z } from "zod";
import type { Label } from "../../define/label.ts";
import type { Refuse, Relation } from "./booking.facts.ts";
import * as input from "./booking.input.ts";
import * as rule from "./booking.rules.ts";
import type { BookingStatus } from "./booking.states.ts";

interface ActionDeclaration {
  readonly label: Label;
  /** Empty for the order itself, which makes the booking. */
  readonly from: readonly BookingStatus[];
  /** `same` stays where it is. */
  readonly to: BookingStatus | "same";
  /** Where else it may lead, and when. */
  readonly or?: { readonly to: BookingStatus; readonly when: Label };
  readonly by: readonly Relation[];
  readonly input: z.ZodObject;
  readonly refuse: Refuse;
}

const early = [10, 20, 30] as const;
const unpaid = [10, 20, 30, 40] as const;
const live = [10, 20, 30, 40, 50] as const;

/** The whole life of a booking: what may happen, from where to where, by whom, with what, and what refuses it. */
export const bookingMachine = {
  order: {
    label: { en: "Order", id: "Pesan" },
    from: [],
    to: 10,
    by: ["owner", "manager"],
    input: input.order,
    refuse: rule.never,
  },
  complete: {
    label: { en: "Fill in details", id: "Isi kelengkapan" },
    from: [10, 20],
    to: 20,
    by: ["owner", "manager"],
    input: input.complete,
    refuse: rule.afterArrival,
  },
  customerConfirm: {
    label: { en: "Confirm order", id: "Konfirmasi pesanan" },
    from: [20],
    to: 30,
    by: ["owner", "manager"],
    input: input.customerConfirm,
    refuse: rule.customerConfirm,
  },
  returnToCustomer: {
    label: { en: "Return to customer", id: "Kembalikan ke pemesan" },
    from: [30],
    to: 20,
    by: ["staff"],
    input: input.returnToCustomer,
    refuse: rule.returnToCustomer,
  },
  reject: {
    label: { en: "Reject", id: "Tolak" },
    from: [30],
    to: 80,
    by: ["staff"],
    input: input.reject,
    refuse: rule.never,
  },
  confirm: {
    label: { en: "Approve", id: "Setujui" },
    from: [30],
    to: 40,
    or: { to: 50, when: { en: "nothing is to be paid", id: "tidak ada yang harus dibayar" } },
    by: ["staff"],
    input: input.confirm,
    refuse: rule.confirm,
  },
  change: {
    label: { en: "Change", id: "Ubah" },
    from: unpaid,
    to: "same",
    or: { to: 20, when: { en: "the price changed after the customer agreed", id: "harga berubah setelah disetujui" } },
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
    or: { to: 20, when: { en: "the price changed after the customer agreed", id: "harga berubah setelah disetujui" } },
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
    or: { to: 20, when: { en: "the price changed after the customer agreed", id: "harga berubah setelah disetujui" } },
    by: ["owner", "staff"],
    input: input.reschedule,
    refuse: rule.reschedule,
  },
  cancel: {
    label: { en: "Cancel", id: "Batalkan" },
    from: live,
    to: 90,
    by: ["owner", "staff"],
    input: input.cancel,
    refuse: rule.never,
  },
  pay: {
    label: { en: "Record payment", id: "Catat pembayaran" },
    from: [40],
    to: 50,
    by: ["bank"],
    input: input.pay,
    refuse: rule.pay,
  },
  checkIn: {
    label: { en: "Check in", id: "Check-in" },
    from: [50],
    to: 60,
    by: ["manager"],
    input: input.checkIn,
    refuse: rule.checkIn,
  },
  finish: {
    label: { en: "Finish", id: "Selesaikan" },
    from: [60],
    to: 70,
    by: ["manager", "system"],
    input: input.finish,
    refuse: rule.bySystemWhenDue,
  },
  noShow: {
    label: { en: "No-show", id: "Tidak hadir" },
    from: [50],
    to: 95,
    by: ["manager", "system"],
    input: input.noShow,
    refuse: rule.noShow,
  },
  reinstate: {
    label: { en: "Reinstate", id: "Aktifkan kembali" },
    from: [90, 92],
    to: 50,
    by: ["staff"],
    input: input.reinstate,
    refuse: rule.reinstate,
  },
  expire: {
    label: { en: "Expire", id: "Kedaluwarsakan" },
    from: unpaid,
    to: 92,
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
