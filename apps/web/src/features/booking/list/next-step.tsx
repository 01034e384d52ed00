import { Button } from "@mantine/core";
import { stateOf } from "@retribusi/contract/features/booking/booking.states";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { paths } from "../../../lib/paths.ts";
import { useBookingLinks } from "../booking-links.ts";
import type { BookingSummary } from "../booking-query.ts";

/** The one button that a booking in a list needs: its next step, when that is this person's. */
export function NextStepButton({ booking }: { readonly booking: BookingSummary }) {
  const { t } = useTranslation("booking");
  const links = useBookingLinks();
  const { jenisbooking: kind, id, statusbooking, can } = booking;
  const state = stateOf(statusbooking);
  const view = paths.booking(kind, id);
  const step =
    state === "ordered" && can.complete.allowed
      ? { to: links.to(kind, "complete", id) ?? view, text: t("list.complete") }
      : state === "complete" && can.customerConfirm.allowed
        ? { to: view, text: t("list.confirm") }
        : state === "awaitingPayment"
          ? { to: view, text: t("list.pay") }
          : undefined;
  if (!step) return null;
  return (
    <Button component={Link} to={step.to} size="sm">
      {step.text}
    </Button>
  );
}
