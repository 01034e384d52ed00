import { Button } from "@mantine/core";
import { hasUsePaper, usePapers, usePaperVerb } from "@retribusi/contract/features/booking/booking.papers";
import { stateOf } from "@retribusi/contract/features/booking/booking.states";
import { paperOf } from "@retribusi/contract/features/payment/receipt.rules";
import { IconPrinter } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useLabel } from "../../lib/use-label.ts";
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

/** Where the paper with which the booking's use begins is printed, and that paper's name; nothing for whoever may not, or before it is paid. */
export function useUsePaperLink() {
  const label = useLabel();
  const links = useBookingLinks();
  return ({ jenisbooking, id, statusbooking }: BookingRecord) => {
    const to = hasUsePaper(stateOf(statusbooking)) ? links.to(jenisbooking, usePaperVerb, id) : undefined;
    return to ? { to, label: label(usePapers[jenisbooking].title) } : undefined;
  };
}

interface Props {
  readonly booking: BookingRecord;
}

const PaperButton = ({ to, label }: { readonly to: string; readonly label: string }) => (
  <Button component={Link} to={to} variant="default" leftSection={<IconPrinter size={18} aria-hidden />}>
    {label}
  </Button>
);

/** To the paper of the booking, for customers and for the staff who hand it out. */
export function PrintButton({ booking }: Props) {
  const print = usePrintLink()(booking);
  return print ? <PaperButton to={print.to} label={print.label} /> : null;
}

/** To the paper with which the use begins, for customers who bring it along. */
export function UsePaperButton({ booking }: Props) {
  const paper = useUsePaperLink()(booking);
  return paper ? <PaperButton to={paper.to} label={paper.label} /> : null;
}
