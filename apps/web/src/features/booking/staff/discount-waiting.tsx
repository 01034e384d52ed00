import { Alert } from "@mantine/core";
import { formatRupiah } from "@retribusi/contract/define/money";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { IconDiscount } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { proposalOf } from "./step-order.ts";

/** A proposed discount comes before the approval, which would bill the full price: told to whoever decides and to whoever waits. */
export function DiscountWaiting({ booking }: { readonly booking: BookingRecord }) {
  const { t } = useTranslation("staff");
  const proposal = proposalOf(booking);
  if (!proposal) return null;
  const who = booking.can.approveDiscount.allowed ? "decides" : "waits";
  return (
    <Alert color="kunyit" icon={<IconDiscount aria-hidden />} p="sm">
      {t(`discountWaiting.${who}`, { amount: formatRupiah(proposal.jumlah), name: proposal.pengusul })}
    </Alert>
  );
}
