import { notifications } from "@mantine/notifications";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { useSession } from "../../lib/current-user.ts";
import { paths } from "../../lib/paths.ts";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { useBookingLinks } from "../booking/booking-links.ts";
import type { BookingRecord } from "../booking/booking-query.ts";
import type { CatalogueObject } from "../catalog/catalogue-query.ts";
import { walkInPath } from "./counter/walk-in-path.ts";
import { dayFieldId } from "./order-bar.tsx";
import { useOrderDraft } from "./order-draft.ts";
import { orderModeOf } from "./order-mode.ts";
import { useQuote } from "./order-query.ts";
import { type OrderWish, toChoice } from "./order-wish.ts";
import { refusalId } from "./quote-box.tsx";
import { useOrder } from "./use-order.ts";
import type { WishInAddress } from "./use-wish.ts";

const focusOn = (id: string) => document.getElementById(id)?.focus();

/** After an order: on to the details, which keep the units. A repeated key may have answered an earlier, other order. */
function useArrival(wish: OrderWish, forget: () => void) {
  const { t } = useTranslation("booking");
  const navigate = useNavigate();
  const links = useBookingLinks();
  return (record: BookingRecord) => {
    const isOther = JSON.stringify(record.waktu) !== JSON.stringify(toChoice(wish));
    notifications.show({ color: isOther ? "kunyit" : "green", message: t(isOther ? "order.earlier" : "order.placed") });
    forget();
    void navigate(
      links.to(record.jenisbooking, "complete", record.id) ?? paths.booking(record.jenisbooking, record.id),
    );
  };
}

/** The order form's state and what its button does: show what is missing, lead to the sign-in or on to the guest at the counter, or order. */
export function useOrderForm(
  object: Pick<CatalogueObject, "objectid" | "jenisbooking">,
  { wish, change: changeWish }: Pick<WishInAddress, "wish" | "change">,
  isCounter: boolean,
) {
  const { t } = useTranslation("booking");
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const mode = orderModeOf(useSession(), object.jenisbooking, isCounter);
  const { draft, change: changeDraft, forget } = useOrderDraft(object.objectid);
  const [missing, setMissing] = useState<string>();
  const quote = useQuote(object.objectid, wish);
  const sending = useOrder(object.jenisbooking, object.objectid, useArrival(wish, forget));
  // What stands on the screen is what is agreed to, even while it is read again: the server refuses a price that has changed.
  const total = quote.isPlaceholderData ? undefined : quote.data?.harga?.totalbiaya;

  const once = useOneAtATime();
  const order = () => {
    if (total !== undefined) once((end) => sending.mutate({ wish, draft, total }, { onSettled: end }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (toChoice(wish) === undefined) {
      setMissing(t(`form.missing.${wish.by}`));
      focusOn(dayFieldId);
    } else if (mode === "visitor") {
      void navigate(paths.startWith(`${pathname}${search}`));
    } else if (mode === "counter") {
      void navigate(walkInPath(object, wish));
    } else if (quote.data?.alasan) {
      focusOn(refusalId);
    } else {
      order();
    }
  };
  return {
    mode,
    draft,
    quote,
    total,
    missing,
    submit,
    order,
    change: (part: Partial<OrderWish>) => {
      setMissing(undefined);
      if (!sending.isPending) sending.reset();
      changeWish(part);
    },
    changeDraft,
    error: sending.error,
    /** The order is on its way, or the price of what was just chosen is. */
    isPending: sending.isPending || quote.isPlaceholderData || quote.isLoading,
    isRetrying: sending.failureCount > 0 && sending.isPending,
  };
}
