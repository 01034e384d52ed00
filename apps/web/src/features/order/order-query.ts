import { rescheduleQuoteEndpoint } from "@retribusi/contract/features/booking/booking.endpoints";
import { quote } from "@retribusi/contract/features/booking/catalogue.endpoints";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { callEndpoint } from "../../lib/api.ts";
import { useLanguage } from "../../lib/use-label.ts";
import type { BookingRecord } from "../booking/booking-query.ts";
import { availabilityKey } from "../catalog/availability-query.ts";
import { type OrderWish, toChoice } from "./order-wish.ts";

/** What the wish costs and whether it can be had now. Nothing is asked while something is missing. */
export function useQuote(objectid: number, wish: OrderWish) {
  const language = useLanguage();
  const waktu = toChoice(wish);
  const body = waktu && { waktu, jumlahunit: wish.units, kelompoktarif: wish.payer };
  return useQuery({
    queryKey: [...availabilityKey(objectid), "quote", body, language],
    queryFn: ({ signal }) => {
      if (!body) throw new Error("Nothing is asked for yet");
      return callEndpoint(quote, { params: { objectid }, body, signal });
    },
    enabled: body !== undefined,
    placeholderData: keepPreviousData,
  });
}

/** The same for new dates of a booking: its own hold is not in the way, and a discount counts that was approved for the same price. */
export function useRescheduleQuote({ id, versi, jenisbooking, objek }: BookingRecord, wish: OrderWish) {
  const language = useLanguage();
  const waktu = toChoice(wish);
  return useQuery({
    queryKey: [...availabilityKey(objek.objectid), "quote", "reschedule", id, versi, waktu, language],
    queryFn: waktu
      ? ({ signal }) => callEndpoint(rescheduleQuoteEndpoint(jenisbooking), { params: { id }, body: { waktu }, signal })
      : skipToken,
    placeholderData: keepPreviousData,
  });
}
