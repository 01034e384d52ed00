import { Button } from "@mantine/core";
import { stateOf } from "@retribusi/contract/features/booking/booking.states";
import { paperOf } from "@retribusi/contract/features/payment/receipt.rules";
import { IconPrinter } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useBookingLinks } from "./booking-links.ts";
import type { BookingRecord } from "./booking-query.ts";

/** Where the paper of the booking in its present state is printed, and that paper's name; nothing for whoever may not print. */
export function usePrintLink() {
  const { t } = useTranslation("booking");
  const links = useBookingLinks();
  return ({ jenisbooking, id, statusbooking, harga }: BookingRecord) => {
    const to = links.to(jenisbooking, "print", id);
    const { kind } = paperOf(stateOf(statusbooking), harga.totalbiaya);
    return to ? { to, kind, label: t(`actions.print.${kind}`) } : undefined;
  };
}

/** To the paper of the booking, for customers and for the staff who hand it out. */
export function PrintButton({ booking }: { readonly booking: BookingRecord }) {
  const print = usePrintLink()(booking);
  if (!print) return null;
  return (
    <Button component={Link} to={print.to} variant="default" leftSection={<IconPrinter size={18} aria-hidden />}>
      {print.label}
    </Button>
  );
}
