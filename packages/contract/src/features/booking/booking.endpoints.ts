import { z } from "zod";
import { pages } from "../../access/pages.ts";
import { defineEndpoint } from "../../define/endpoint.ts";
import { pattern, words } from "../../define/pattern.ts";
import { customerOrder, walkInOrder } from "./booking.input.ts";
import { intervalChoice } from "./booking.interval.ts";
import { type BookingKind, bookingKinds } from "./booking.kinds.ts";
import { type BookingAction, type BookingInput, bookingMachine } from "./booking.machine.ts";
import { bookingRecord, bookingSummary } from "./booking.record.ts";
import { bookingEntity } from "./booking.rights.ts";
import { isStatusCode, stateOf } from "./booking.states.ts";
import type { PersonalAction } from "./booking.verdict.ts";
import { quote } from "./catalogue.endpoints.ts";

/** Names in the address for actions that are called alike in every kind; the first is the usual one. */
const commonPaths = {
  returnToCustomer: ["kembalikan"],
  reject: ["tolak"],
  confirm: ["konfirmasipesanan"],
  change: ["perubahanpesanan"],
  discount: ["usulkandiskon"],
  approveDiscount: ["setujuidiskon"],
  rejectDiscount: ["tolakdiskon"],
  reschedule: ["reschedule"],
  cancel: ["pembatalan"],
  checkIn: ["checkin"],
  finish: ["selesai"],
  noShow: ["tidakhadir"],
  reinstate: ["aktifkankembali"],
} as const;

type Paths = Readonly<Record<PersonalAction, readonly [string, ...string[]]>>;

const roomPaths: Paths = {
  ...commonPaths,
  complete: ["kelengkapan", "kelengkapan_nsb"],
  customerConfirm: ["konfirmasipesanan_nsb"],
};

/** `POST {trx}/{path}/:id`; whoever holds a page with the action's verb may use any of its paths. */
export const actionPaths: Readonly<Record<BookingKind, Paths>> = {
  penginapan: {
    ...commonPaths,
    complete: ["isi_kelengkapan", "isi_kelengkapan_nsb"],
    customerConfirm: ["konfirmasipesanan_nasabah"],
  },
  gedung: roomPaths,
  alat: roomPaths,
};

/** Names of the pages of the kind that stand for the action. */
const pagesOf = (kind: BookingKind, action: BookingAction | "view" | "list"): readonly string[] =>
  pages.filter((page) => page.entity === bookingEntity[kind] && page.verbs.includes(action)).map((page) => page.name);

const idParams = z.strictObject({ id: z.coerce.number().int().positive() });

/** The body of each action by its name, so that a generic caller keeps the action's own type. */
const bodies: { readonly [A in PersonalAction]: z.ZodType<BookingInput<A>> } = {
  complete: bookingMachine.complete.input,
  customerConfirm: bookingMachine.customerConfirm.input,
  returnToCustomer: bookingMachine.returnToCustomer.input,
  reject: bookingMachine.reject.input,
  confirm: bookingMachine.confirm.input,
  change: bookingMachine.change.input,
  discount: bookingMachine.discount.input,
  approveDiscount: bookingMachine.approveDiscount.input,
  rejectDiscount: bookingMachine.rejectDiscount.input,
  reschedule: bookingMachine.reschedule.input,
  cancel: bookingMachine.cancel.input,
  checkIn: bookingMachine.checkIn.input,
  finish: bookingMachine.finish.input,
  noShow: bookingMachine.noShow.input,
  reinstate: bookingMachine.reinstate.input,
};

/** An action on one booking: answers the record as it is afterwards. */
export function actionEndpoint<A extends PersonalAction>(kind: BookingKind, action: A, path?: string) {
  return defineEndpoint({
    method: "post",
    path: `${bookingEntity[kind]}/${path ?? actionPaths[kind][action][0]}/:id`,
    summary: bookingMachine[action].label.en,
    access: { pages: pagesOf(kind, action) },
    params: idParams,
    body: bodies[action],
    answer: bookingRecord,
  });
}

/** A customer orders. */
export const customerOrderEndpoint = (kind: BookingKind) =>
  defineEndpoint({
    method: "post",
    path: `${bookingEntity[kind]}/pesan_nsb`,
    summary: "Order",
    access: { pages: [`${bookingEntity[kind]}/pesan_nsb`] },
    body: customerOrder,
    answer: bookingRecord,
  });

/** A manager orders for somebody at the counter. */
export const walkInOrderEndpoint = (kind: BookingKind) =>
  defineEndpoint({
    method: "post",
    path: `${bookingEntity[kind]}/pesan`,
    summary: "Order for a walk-in customer",
    access: { pages: [`${bookingEntity[kind]}/pesan`] },
    body: walkInOrder,
    answer: bookingRecord,
  });

/** What new dates would cost and whether the units are free then, the booking's own hold apart. `selisih` is new minus old price. */
export const rescheduleQuoteEndpoint = (kind: BookingKind) =>
  defineEndpoint({
    method: "post",
    path: `${bookingEntity[kind]}/reschedule/:id/quote`,
    summary: "Price and availability of new dates",
    access: { pages: pagesOf(kind, "reschedule") },
    params: idParams,
    body: z.strictObject({ waktu: intervalChoice }),
    answer: quote.answer.extend({ selisih: z.int().nullable() }),
  });

/** One booking with its bills, payments, history and what may be done with it. */
export const viewBookingEndpoint = (kind: BookingKind) =>
  defineEndpoint({
    method: "get",
    path: `${bookingEntity[kind]}/view/:id`,
    summary: "A booking",
    access: { pages: pagesOf(kind, "view") },
    params: idParams,
    answer: bookingRecord,
  });

const wrongStatuses = {
  en: "Write codes of booking states, separated by commas.",
  id: "Tulis kode status booking, dipisahkan koma.",
};
const statuses = z
  .string()
  .regex(pattern(/^\d{2}(,\d{2})*$/, wrongStatuses))
  .refine((list) => list.split(",").every((code) => isStatusCode(Number(code))), words(wrongStatuses))
  .transform((list) => list.split(",").map((code) => stateOf(Number(code))));

/**
 * Bookings of one's scope as cards, with `can`: a customer's own, a manager's queue. Oldest deadline first where
 * `urut` is `batas`, latest order first otherwise.
 */
export const bookingCards = defineEndpoint({
  method: "get",
  path: "booking/cards",
  summary: "Bookings as cards",
  access: "signed-in",
  query: z.strictObject({
    jenis: z.enum(bookingKinds).optional(),
    status: statuses.optional(),
    /** The beginning of the orderer's name or of a billing id, or a booking's number. */
    cari: z.string().max(100).optional(),
    urut: z.enum(["batas", "terbaru"]).optional(),
    page: z.coerce.number().int().min(1).max(10_000).optional(),
    limit: z.coerce.number().int().min(1).max(100).optional(),
  }),
  answer: z.object({ records: z.array(bookingSummary), page: z.int(), limit: z.int(), hasMore: z.boolean() }),
});

const movements = z.object({ records: z.array(bookingSummary), hasMore: z.boolean() });

/**
 * Who comes and who leaves today, by the calendar of each object's zone: paid bookings that begin today, and bookings in use that end
 * today or should have ended. Within one's scope, the earliest first.
 */
export const bookingsToday = defineEndpoint({
  method: "get",
  path: "booking/today",
  summary: "Today's arrivals and departures",
  access: { pages: bookingKinds.flatMap((kind) => pagesOf(kind, "checkIn")) },
  answer: z.object({ datang: movements, pulang: movements }),
});
