import { notifications } from "@mantine/notifications";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { paths } from "../../lib/paths.ts";
import { useBookingLinks } from "../booking/booking-links.ts";
import type { BookingRecord } from "../booking/booking-query.ts";
import { type OrderWish, toChoice } from "./order-wish.ts";
import type { Order } from "./use-order.ts";

/** After an order: on to the details, which keep the units. A repeated key may have answered an earlier, other order. */
export function useArrival(wish: OrderWish, forget: () => void) {
  const { t } = useTranslation("booking");
  const navigate = useNavigate();
  const links = useBookingLinks();
  return (record: BookingRecord, { isContinued = false }: Order) => {
    const isOther = JSON.stringify(record.waktu) !== JSON.stringify(toChoice(wish));
    const placed = isContinued ? "order.placedFor" : "order.placed";
    const message = t(isOther ? "order.earlier" : placed, { name: record.namapemesan });
    notifications.show({ color: isOther ? "kunyit" : "green", message });
    forget();
    void navigate(
      links.to(record.jenisbooking, "complete", record.id) ?? paths.booking(record.jenisbooking, record.id),
    );
  };
}
