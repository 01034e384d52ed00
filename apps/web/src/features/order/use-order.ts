import { customerOrderEndpoint, walkInOrderEndpoint } from "@retribusi/contract/features/booking/booking.endpoints";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callEndpoint } from "../../lib/api.ts";
import { ApiError } from "../../lib/api-error.ts";
import { type BookingRecord, storeBooking } from "../booking/booking-query.ts";
import { availabilityKey } from "../catalog/availability-query.ts";
import type { OrderDraft } from "./order-draft.ts";
import type { OrderMode } from "./order-mode.ts";
import { type OrderWish, toChoice } from "./order-wish.ts";

export interface Order {
  readonly mode: OrderMode;
  readonly wish: OrderWish;
  readonly draft: OrderDraft;
  /** The total that is on the screen, in rupiah. */
  readonly total: number;
}

const orNull = (text: string) => text.trim() || null;

function send(kind: BookingKind, objectid: number, { mode, wish, draft, total }: Order): Promise<BookingRecord> {
  const waktu = toChoice(wish);
  if (!waktu) throw new Error("An order without a time can't be sent");
  const body = {
    kunci: draft.kunci,
    objectid,
    waktu,
    jumlahunit: wish.units,
    kelompoktarif: wish.payer,
    totalbiaya: total,
    catatan: orNull(draft.catatan),
  };
  if (mode !== "counter") return callEndpoint(customerOrderEndpoint(kind), { body });
  const { namapemesan, notelp, emailpemesan, nasabah } = draft;
  const tandapemesan = nasabah?.tandapemesan ?? null;
  return callEndpoint(walkInOrderEndpoint(kind), {
    body: { ...body, tandapemesan, namapemesan, notelp: orNull(notelp), emailpemesan: orNull(emailpemesan) },
  });
}

/**
 * Sends an order. A busy server or a broken line is tried three times more by itself: the key makes sure that the
 * order is placed once, even when an answer got lost.
 */
export function useOrder(kind: BookingKind, objectid: number, onDone: (record: BookingRecord) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (order: Order) => send(kind, objectid, order),
    retry: (failures, error) => failures < 3 && error instanceof ApiError && error.isTemporary,
    retryDelay: (attempt) => 800 * 2 ** attempt,
    onSuccess: (record) => {
      storeBooking(client, record);
      onDone(record);
    },
    // Whatever was refused, what was shown is out of date: prices and what is free are read again.
    onError: () => client.invalidateQueries({ queryKey: availabilityKey(objectid) }),
  });
}
