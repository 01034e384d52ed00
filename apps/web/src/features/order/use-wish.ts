import type { PayerGroup } from "@retribusi/contract/features/revenue/revenue.payers";
import { useSession } from "../../lib/current-user.ts";
import { useAddressQuery } from "../../lib/use-address-query.ts";
import type { CatalogueObject } from "../catalog/catalogue-query.ts";
import { orderModeOf } from "./order-mode.ts";
import { type OrderWish, readWish, usualPayer, writeWish } from "./order-wish.ts";

export interface WishInAddress {
  readonly wish: OrderWish;
  /** The payer group that the customer has proved once. */
  readonly proved: PayerGroup | null;
  /** Changes a part of it, in place: the back button leads to where the person came from. */
  readonly change: (part: Partial<OrderWish>) => void;
}

const ours = ["satuan", "mulai", "akhir", "jammulai", "jamakhir", "sesi", "bulan", "unit", "kelompok"];

/** The group that whoever orders for themselves has proved; at the counter it is somebody else who pays. */
function useProvedGroup({ jenisbooking }: CatalogueObject, isCounter: boolean): PayerGroup | null {
  const session = useSession();
  if (session.status !== "signed-in" || orderModeOf(session, jenisbooking, isCounter) !== "customer") return null;
  return session.current.user.kelompoktarif;
}

export function useWish(offer: CatalogueObject, isCounter: boolean): WishInAddress {
  const [params, setParams] = useAddressQuery();
  const proved = useProvedGroup(offer, isCounter);
  const usual = usualPayer(offer, proved);
  const wish = readWish(params, offer, usual);
  const change = (part: Partial<OrderWish>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const name of ours) next.delete(name);
        for (const [name, value] of writeWish({ ...readWish(before, offer, usual), ...part }, usual))
          next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { wish, proved, change };
}
