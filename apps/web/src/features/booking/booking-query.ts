import {
  bookingCards,
  bookingVersionEndpoint,
  extensionQuoteEndpoint,
  freeUnitsEndpoint,
  rescheduleQuoteEndpoint,
  viewBookingEndpoint,
} from "@retribusi/contract/features/booking/booking.endpoints";
import type { IntervalChoice } from "@retribusi/contract/features/booking/booking.interval";
import { onlyPart, type WaitingPart } from "@retribusi/contract/features/booking/booking.queue";
import type { BookingRecord, BookingSummary } from "@retribusi/contract/features/booking/booking.record";
import { type BookingState, codesOf } from "@retribusi/contract/features/booking/booking.states";
import { myBookings } from "@retribusi/contract/features/booking/mine.endpoints";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import {
  keepPreviousData,
  type QueryClient,
  skipToken,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect } from "react";
import { callEndpoint } from "../../lib/api.ts";
import { useLanguage } from "../../lib/use-label.ts";
import { availabilityKey } from "../catalog/availability-query.ts";

export type { BookingRecord, BookingSummary };

/** Everything read about bookings; a change of one makes all of it stale. */
export const bookingsKey = ["booking"] as const;
const recordKey = (kind: BookingKind, id: number) => [...bookingsKey, kind, id] as const;

/** Everything read of a booking's thread. */
export const threadsKey = ["thread"] as const;
export const threadKey = (id: number) => [...threadsKey, id] as const;

const aMinute = 60_000;

/** The units that can be handed over with a booking; others hand some over meanwhile. */
export function useFreeUnits({ jenisbooking, id }: Pick<BookingRecord, "jenisbooking" | "id">) {
  return useQuery({
    queryKey: [...recordKey(jenisbooking, id), "unit"],
    queryFn: ({ signal }) => callEndpoint(freeUnitsEndpoint(jenisbooking), { params: { id }, signal }),
    refetchInterval: aMinute / 4,
    gcTime: 0,
  });
}

/** What it would cost if the booking lasted so many units of its tariff longer. */
export function useExtensionQuote({ jenisbooking, id, versi }: BookingRecord, tambahan: number) {
  const language = useLanguage();
  return useQuery({
    queryKey: [...recordKey(jenisbooking, id), "perpanjang", tambahan, versi, language],
    queryFn: ({ signal }) =>
      callEndpoint(extensionQuoteEndpoint(jenisbooking), { params: { id }, query: { tambahan }, signal }),
    gcTime: 0,
  });
}

/** What the booking would cost at another time and whether its units are free then, its own hold apart; nothing is asked while the time is missing. */
export function useMoveQuote({ id, versi, jenisbooking, objek }: BookingRecord, waktu: IntervalChoice | undefined) {
  const language = useLanguage();
  return useQuery({
    queryKey: [...availabilityKey(objek.objectid), "quote", "reschedule", id, versi, waktu, language],
    queryFn: waktu
      ? ({ signal }) => callEndpoint(rescheduleQuoteEndpoint(jenisbooking), { params: { id }, body: { waktu }, signal })
      : skipToken,
    placeholderData: keepPreviousData,
  });
}

/** One booking. Read again every minute, since others act on it too. */
export function useBooking(kind: BookingKind, id: number) {
  return useQuery({
    queryKey: recordKey(kind, id),
    queryFn: ({ signal }) => callEndpoint(viewBookingEndpoint(kind), { params: { id }, signal }),
    refetchInterval: aMinute,
    refetchOnWindowFocus: true,
  });
}

/** Milliseconds: who has just paid sees it while still looking. */
const aMoment = 1_500;

/**
 * Asks, for as long as a bill waits for its payment and somebody looks at it, whether the booking has changed: a few bytes each time. The
 * booking itself is read again only when it has.
 */
export function useWatchedBill({ jenisbooking, id, versi }: BookingRecord): void {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: [...recordKey(jenisbooking, id), "versi"],
    queryFn: ({ signal }) => callEndpoint(bookingVersionEndpoint(jenisbooking), { params: { id }, signal }),
    refetchInterval: aMoment,
    // The next answer comes in a moment; one that fails says nothing.
    retry: false,
    gcTime: 0,
  });
  const isOther = data !== undefined && data.versi > versi;
  useEffect(() => {
    if (isOther) void client.invalidateQueries({ queryKey: recordKey(jenisbooking, id), exact: true });
  }, [client, isOther, jenisbooking, id]);
}

export interface CardsWish {
  readonly jenis?: BookingKind | undefined;
  readonly states: readonly BookingState[];
  /** The beginning of a name or a billing id, or a booking's number. */
  readonly cari?: string | undefined;
  /** Only this part of what waits for a decision. */
  readonly only?: WaitingPart | undefined;
  /** Nearest deadline first, or latest order first. */
  readonly urut: "batas" | "terbaru";
  readonly limit: number;
}

/** Bookings of one's scope in some states, page after page. */
export function useBookingCards({ jenis, states, cari, only, urut, limit }: CardsWish) {
  const language = useLanguage();
  return useInfiniteQuery({
    queryKey: [...bookingsKey, "cards", jenis, states, cari, only, urut, limit, language],
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(bookingCards, {
        query: {
          ...(jenis ? { jenis } : {}),
          ...(cari ? { cari } : {}),
          ...onlyPart(only),
          status: codesOf(states).join(","),
          urut,
          limit,
          page: pageParam,
        },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
    refetchInterval: aMinute,
  });
}

/** One's own bookings, of one kind or of all, page after page: what needs their owner first. */
export function useMyBookings(jenis: BookingKind | undefined) {
  const language = useLanguage();
  return useInfiniteQuery({
    queryKey: [...bookingsKey, "cards", "saya", jenis, language],
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(myBookings, { query: { ...(jenis ? { jenis } : {}), page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
    refetchInterval: aMinute,
  });
}

/** Takes a booking as the server just answered it; lists, counters, calendars and its thread are read again. */
export function storeBooking(client: QueryClient, record: BookingRecord): void {
  client.setQueryData(recordKey(record.jenisbooking, record.id), record);
  void client.invalidateQueries({
    queryKey: bookingsKey,
    predicate: ({ queryKey }) => queryKey[1] === "cards" || queryKey[1] === "timeline",
  });
  void client.invalidateQueries({ queryKey: [`trx_${record.jenisbooking}`] });
  void client.invalidateQueries({ queryKey: availabilityKey(record.objek.objectid) });
  void client.invalidateQueries({ queryKey: threadKey(record.id) });
}
