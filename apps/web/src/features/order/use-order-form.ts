import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { useSession } from "../../lib/current-user.ts";
import { paths } from "../../lib/paths.ts";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { overOf } from "../booking/use-counted.tsx";
import type { CatalogueObject } from "../catalog/catalogue-query.ts";
import { objectTitle } from "../catalog/object-facts.ts";
import { walkInPath } from "./counter/walk-in-path.ts";
import { dayFieldId } from "./order-bar.tsx";
import { useOrderDraft } from "./order-draft.ts";
import { mostOfNote, noteId } from "./order-fields.tsx";
import { type OrderMode, orderModeOf } from "./order-mode.ts";
import { useQuote } from "./order-query.ts";
import { type OrderWish, toChoice } from "./order-wish.ts";
import { keepPending } from "./pending-order.ts";
import { refusalId } from "./quote-box.tsx";
import { useArrival } from "./use-arrival.ts";
import { useOrder } from "./use-order.ts";
import { usePendingOrder } from "./use-pending-order.ts";
import type { WishInAddress } from "./use-wish.ts";

const focusOn = (id: string) => document.getElementById(id)?.focus();

type Ordered = Pick<
  CatalogueObject,
  "objectid" | "jenisbooking" | "objectname" | "subobjectname" | "fotoobjectutama" | "zona"
>;

/** What stands against an order as it is chosen, as far as there is something else to do about it. */
type Block = "soldOut" | "limit" | "other";

/** The guest at the counter is asked for what can be had on the next page. */
function blockOf(mode: OrderMode, reason: string | undefined): Block | undefined {
  if (reason === undefined || mode === "counter" || mode === "none") return undefined;
  if (reason === "SOLD_OUT") return "soldOut";
  return reason === "UNPAID_LIMIT" ? "limit" : "other";
}

/** Leads a visitor to the sign-in, and keeps in this tab what they have pressed the button for. */
function useSignInFirst(object: Ordered, wish: OrderWish, quote: ReturnType<typeof useQuote>) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const path = `${pathname}${search}`;
  return async () => {
    const waktu = toChoice(wish);
    // Where the price hasn't come it is asked for once more: without it the press would be forgotten.
    const { data: quoted } = quote.data && !quote.isPlaceholderData ? quote : await quote.refetch();
    if (waktu && quoted?.harga && quoted.tglmulaipemakaian && quoted.tglakhirpemakaian) {
      const { harga, tglmulaipemakaian, tglakhirpemakaian } = quoted;
      const { satuantarif, lamapemakaian, jumlahunit, totalbiaya: total } = harga;
      const time = { waktu, satuantarif, lamapemakaian, tglmulaipemakaian, tglakhirpemakaian, zona: object.zona };
      keepPending({ path, total, name: objectTitle(object), picture: object.fotoobjectutama, jumlahunit, ...time });
    }
    void navigate(paths.startWith(path));
  };
}

/** Sends the order, whether its button was just pressed or before signing in. */
function useSending(object: Ordered, wish: OrderWish) {
  const { draft, change, forget } = useOrderDraft(object.objectid);
  const sending = useOrder(object.jenisbooking, object.objectid, useArrival(wish, forget));
  const once = useOneAtATime();
  const send = (total: number, isContinued = false) => {
    once((end) => sending.mutate({ wish, draft, total, isContinued }, { onError: end }));
  };
  return { sending, send, draft, change };
}

/** The order form's state and what its button does: show what is missing, lead to the sign-in or on to the guest at the counter, or order. */
export function useOrderForm(
  object: Ordered,
  { wish, change: changeWish }: Pick<WishInAddress, "wish" | "change">,
  isCounter: boolean,
) {
  const { t } = useTranslation("booking");
  const navigate = useNavigate();
  const mode = orderModeOf(useSession(), object.jenisbooking, isCounter);
  const { sending, send, draft, change: changeDraft } = useSending(object, wish);
  const [missing, setMissing] = useState<string>();
  const quote = useQuote(object.objectid, wish);
  const signInFirst = useSignInFirst(object, wish, quote);
  const unplaced = usePendingOrder(mode, ({ total: pressed }) => send(pressed, true));
  // What stands on the screen is what is agreed to, even while it is read again: the server refuses a price that has changed.
  const total = quote.isPlaceholderData ? undefined : quote.data?.harga?.totalbiaya;

  const blocked = blockOf(mode, quote.data?.alasan?.kode);

  const order = () => {
    if (total !== undefined) send(total);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (toChoice(wish) === undefined) {
      setMissing(t(`form.missing.${wish.by}`));
      return focusOn(dayFieldId);
    }
    if (overOf(draft.catatan, mostOfNote) > 0) return focusOn(noteId);
    if (mode === "counter") return void navigate(walkInPath(object, wish));
    if (blocked) {
      // It may be possible by now.
      void quote.refetch();
      return focusOn(refusalId);
    }
    if (mode !== "visitor") return order();
    void signInFirst();
  };
  const change = (part: Partial<OrderWish>) => {
    setMissing(undefined);
    if (!sending.isPending) sending.reset();
    changeWish(part);
  };
  return {
    ...{ mode, draft, quote, total, missing, blocked, submit, order, change, changeDraft, unplaced },
    error: sending.error,
    /** The order is on its way, the page that comes after it is, or the price of what was just chosen is. */
    isPending: sending.isPending || sending.isSuccess || quote.isPlaceholderData || quote.isLoading,
    /** What was pressed before signing in is on its way. */
    isContinuing: sending.isPending && sending.variables.isContinued === true,
    isRetrying: sending.failureCount > 0 && sending.isPending,
  };
}
