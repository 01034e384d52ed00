import { customerOrderEndpoint } from "@retribusi/contract/features/booking/booking.endpoints";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { type MutationOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { callEndpoint } from "../../lib/api.ts";
import { ApiError } from "../../lib/api-error.ts";
import { type BookingRecord, storeBooking } from "../booking/booking-query.ts";
import { availabilityKey } from "../catalog/availability-query.ts";
import type { OrderDraft } from "./order-draft.ts";
import { type OrderWish, toChoice } from "./order-wish.ts";
import { dropPending } from "./pending-order.ts";

export interface Order {
  readonly wish: OrderWish;
  readonly draft: OrderDraft;
  /** The total that is on the screen, in rupiah. */
  readonly total: number;
  /** The place in a waitlist whose units are offered, and taken by it. */
  readonly tawaran?: number;
  /** Its button was pressed before signing in. */
  readonly isContinued?: boolean;
}

export const orNull = (text: string) => text.trim() || null;

/** What every order says, whoever places it. */
export function orderBody(objectid: number, { wish, draft, total }: Order) {
  const waktu = toChoice(wish);
  if (!waktu) throw new Error("An order without a time can't be sent");
  return {
    kunci: draft.kunci,
    objectid,
    waktu,
    jumlahunit: wish.units,
    kelompoktarif: wish.payer,
    totalbiaya: total,
    catatan: orNull(draft.catatan),
  };
}

/** A busy server or a broken line is tried three times more by itself. */
export const tryAgain = {
  retry: (failures, error) => failures < 3 && error instanceof ApiError && error.isTemporary,
  retryDelay: (attempt) => 800 * 2 ** attempt,
} satisfies Pick<MutationOptions, "retry" | "retryDelay">;

/** Sends a customer's order. The key makes sure that it is placed once, even when an answer got lost. */
export function useOrder(kind: BookingKind, objectid: number, onDone: (record: BookingRecord, order: Order) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (order: Order) => {
      const { tawaran } = order;
      const offered = tawaran === undefined ? {} : { tawaran };
      return callEndpoint(customerOrderEndpoint(kind), { body: { ...orderBody(objectid, order), ...offered } });
    },
    ...tryAgain,
    onSuccess: (record, order) => {
      storeBooking(client, record);
      onDone(record, order);
    },
    // Even on another page by now: what has its answer must not be sent again with another key.
    onSettled: dropPending,
    // Whatever was refused, what was shown is out of date: prices and what is free are read again.
    onError: () => client.invalidateQueries({ queryKey: availabilityKey(objectid) }),
  });
}
