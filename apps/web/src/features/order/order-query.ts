import { quote } from "@retribusi/contract/features/booking/catalogue.endpoints";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { callEndpoint } from "../../lib/api.ts";
import { useLanguage } from "../../lib/use-label.ts";
import { availabilityKey } from "../catalog/availability-query.ts";
import { type OrderWish, toChoice } from "./order-wish.ts";

/**
 * What the wish costs and whether it can be had now. Nothing is asked while something is missing.
 * @param tawaran a place in a waitlist whose units are offered: they count as free
 */
export function useQuote(objectid: number, wish: OrderWish, tawaran?: number) {
  const language = useLanguage();
  const waktu = toChoice(wish);
  const body = waktu && { waktu, jumlahunit: wish.units, kelompoktarif: wish.payer, tawaran };
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
