import { Button } from "@mantine/core";
import { stateOf } from "@retribusi/contract/features/booking/booking.states";
import { paperOf } from "@retribusi/contract/features/payment/receipt.rules";
import { IconPrinter } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useBookingLinks } from "./booking-links.ts";
import type { BookingRecord } from "./booking-query.ts";

/** To the paper of the booking in its present state, under that paper's name; for customers and for the staff who hand it out. */
export function PrintButton({ booking }: { readonly booking: BookingRecord }) {
  const { t } = useTranslation("booking");
  const { jenisbooking, id, statusbooking, harga } = booking;
  const print = useBookingLinks().to(jenisbooking, "print", id);
  if (!print) return null;
  return (
    <Button component={Link} to={print} variant="default" leftSection={<IconPrinter size={18} aria-hidden />}>
      {t(`actions.print.${paperOf(stateOf(statusbooking), harga.totalbiaya).kind}`)}
    </Button>
  );
}
