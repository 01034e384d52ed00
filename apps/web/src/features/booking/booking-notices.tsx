import { Alert } from "@mantine/core";
import { formatRupiah } from "@retribusi/contract/define/money";
import { holdRenewals } from "@retribusi/contract/features/booking/booking.deadlines";
import { bookingStates, stateOf } from "@retribusi/contract/features/booking/booking.states";
import { IconInfoCircle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { BookingRecord } from "./booking-query.ts";

/** What changed about the price or the time to act without anybody having asked for it. */
export function BookingNotices({ booking }: { readonly booking: BookingRecord }) {
  const { t } = useTranslation("booking");
  const { usulandiskon, harga, statusbooking, perpanjangan } = booking;
  const state = stateOf(statusbooking);
  if (!bookingStates[state].unpaid) return null;
  const returned = usulandiskon.filter((one) => one.keputusan === "diajukan" && one.subtotal !== harga.subtotal);
  return (
    <>
      {returned.map(({ id, nomorsk, jumlah, subtotal }) => (
        <Alert key={id} color="kunyit" icon={<IconInfoCircle aria-hidden />}>
          {/* A discount above the price can't be approved: only another one helps. */}
          {t(jumlah > harga.subtotal ? "notice.discountTooHigh" : "notice.discountReturned", {
            number: nomorsk,
            amount: formatRupiah(jumlah),
            before: formatRupiah(subtotal),
            now: formatRupiah(harga.subtotal),
          })}
        </Alert>
      ))}
      {perpanjangan >= holdRenewals && state !== "ordered" ? (
        <Alert color="kunyit" icon={<IconInfoCircle aria-hidden />}>
          {t("notice.holdUsedUp")}
        </Alert>
      ) : null}
    </>
  );
}
