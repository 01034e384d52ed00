import { useQueryClient } from "@tanstack/react-query";
import { useOneAtATime } from "../../../lib/use-one-at-a-time.ts";
import { type Wait, waitsKey } from "../../booking/waitlist/waits-query.ts";
import { useQuote } from "../order-query.ts";
import { useArrival } from "../use-arrival.ts";
import { useOrder } from "../use-order.ts";
import { wishOfWait } from "./wait-place.ts";

/** The key of the order that an offer becomes: the same in every window, so that all of them make one booking. */
const keyOfOffer = (id: number): string => `00000000-0000-4000-8000-${String(id).padStart(12, "0")}`;

/** Price of what is offered, and the order of it. */
export function useOfferOrder(wait: Wait) {
  const client = useQueryClient();
  const once = useOneAtATime();
  const wish = wishOfWait(wait);
  const quote = useQuote(wait.objectid, wish, wait.id);
  const arrive = useArrival(wish, () => undefined);
  const sending = useOrder(wait.jenisbooking, wait.objectid, (record, order) => {
    arrive(record, order);
    void client.invalidateQueries({ queryKey: waitsKey });
  });
  const total = quote.data?.harga?.totalbiaya;
  const draft = { kunci: keyOfOffer(wait.id), catatan: "" };
  const order = () => {
    if (total === undefined) return;
    once((end) =>
      sending.mutate(
        { wish, draft, total, tawaran: wait.id },
        {
          onError: () => {
            end();
            // It may have been ended meanwhile, or ordered in another window.
            void client.invalidateQueries({ queryKey: waitsKey });
          },
        },
      ),
    );
  };
  return { wish, quote, total, order, sending, canOrder: total !== undefined && !quote.data?.alasan };
}
