import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { version } from "../../define/entity.ts";
import { pattern, words } from "../../define/pattern.ts";
import { type BookingKind, bookingKinds } from "../catalog/catalog.kinds.ts";
import { unitStates } from "../unit/unit.rules.ts";
import { customerOrder, walkInOrder } from "./action/order.ts";
import { added } from "./booking.input.ts";
import { intervalChoice } from "./booking.interval.ts";
import { type BookingInput, bookingMachine, type PersonalAction, personalDeclarationOf } from "./booking.machine.ts";
import { waitingParts } from "./booking.queue.ts";
import { bookingRecord, bookingSummary } from "./booking.record.ts";
import { bookingEntity, pagesFor } from "./booking.rights.ts";
import { isStatusCode, stateOf } from "./booking.states.ts";
import { quote } from "./catalogue.endpoints.ts";

/** `POST {trx}/{address}/:id`, the usual address first; whoever holds a page with the action may use any of them. */
export function addressesOf(kind: BookingKind, action: PersonalAction): readonly [string, ...string[]] {
  const { address } = personalDeclarationOf(action);
  return typeof address === "string" ? [address] : address[kind];
}

const idParams = z.strictObject({ id: z.coerce.number().int().positive() });

/** The actions by their names, so that a generic caller keeps the action's own type. */
const typed: { readonly [A in PersonalAction]: { readonly input: z.ZodType<BookingInput<A>> } } = bookingMachine;

/** An action on one booking: answers the record as it is afterwards. */
export function actionEndpoint<A extends PersonalAction>(kind: BookingKind, action: A, address?: string) {
  return defineEndpoint({
    method: "post",
    path: `${bookingEntity[kind]}/${address ?? addressesOf(kind, action)[0]}/:id`,
    summary: bookingMachine[action].label.en,
    access: { pages: pagesFor(kind, action) },
    params: idParams,
    body: typed[action].input,
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
    access: { pages: pagesFor(kind, "reschedule") },
    params: idParams,
    body: z.strictObject({ waktu: intervalChoice }),
    answer: quote.answer.extend({ selisih: z.int().nullable() }),
  });

/** What staying longer would cost, until when it would last, and whether the units are free then. */
export const extensionQuoteEndpoint = (kind: BookingKind) =>
  defineEndpoint({
    method: "get",
    path: `${bookingEntity[kind]}/perpanjang/:id`,
    summary: "Price and availability of a longer use",
    access: { pages: pagesFor(kind, "extend") },
    params: idParams,
    query: z.strictObject({ tambahan: z.coerce.number().pipe(added) }),
    answer: z.object({
      tglakhirpemakaian: z.iso.datetime(),
      /** What the supplementary bill asks for: this extension, and what an earlier one asked for and isn't paid. */
      tagihan: z.int(),
      totalbiaya: z.int(),
      bebas: z.int(),
      alasan: quote.answer.shape.alasan,
    }),
  });

/** One booking with its bills, payments, history and what may be done with it. */
export const viewBookingEndpoint = (kind: BookingKind) =>
  defineEndpoint({
    method: "get",
    path: `${bookingEntity[kind]}/view/:id`,
    summary: "A booking",
    access: { pages: pagesFor(kind, "view") },
    params: idParams,
    answer: bookingRecord,
  });

/** The units that could be handed over with a booking now until its end: those that are ready first, each in their order. */
export const freeUnitsEndpoint = (kind: BookingKind) =>
  defineEndpoint({
    method: "get",
    path: `${bookingEntity[kind]}/unit/:id`,
    summary: "Units that can be handed over",
    access: { pages: pagesFor(kind, "checkIn") },
    params: idParams,
    answer: z.object({
      /** The units of the object have names. */
      bernama: z.boolean(),
      unit: z.array(
        z.object({ id: z.int(), nomor: z.string(), keadaan: z.enum(unitStates), catatan: z.string().nullable() }),
      ),
    }),
  });

/** How often a booking has changed, for a screen that waits for others to act: a few bytes, and the whole only when it is another one. */
export const bookingVersionEndpoint = (kind: BookingKind) =>
  defineEndpoint({
    method: "get",
    path: `${bookingEntity[kind]}/versi/:id`,
    summary: "How often a booking has changed",
    access: { pages: pagesFor(kind, "view") },
    params: idParams,
    answer: z.object({ versi: version }),
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
    /** Only those with a proposed discount that waits for a decision. */
    usulan: z.literal(waitingParts.usulan).optional(),
    /** Only those with a request for other dates that waits for an answer. */
    jadwal: z.literal(waitingParts.jadwal).optional(),
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
  access: { pages: bookingKinds.flatMap((kind) => pagesFor(kind, "checkIn")) },
  answer: z.object({ datang: movements, pulang: movements }),
});
