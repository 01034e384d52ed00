import { useSearchParams } from "react-router-dom";
import { type Offer, type OrderWish, readWish, writeWish } from "./order-wish.ts";

export interface WishInAddress {
  readonly wish: OrderWish;
  /** Changes a part of it, in place: the back button leads to where the person came from. */
  readonly change: (part: Partial<OrderWish>) => void;
}

const ours = ["satuan", "mulai", "akhir", "jammulai", "jamakhir", "sesi", "bulan", "unit", "kelompok"];

export function useWish(offer: Offer): WishInAddress {
  const [params, setParams] = useSearchParams();
  const wish = readWish(params, offer);
  const change = (part: Partial<OrderWish>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const name of ours) next.delete(name);
        for (const [name, value] of writeWish({ ...readWish(before, offer), ...part })) next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { wish, change };
}
