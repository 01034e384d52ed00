import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useBookingLinks, viewPath } from "../booking-links.ts";
import type { BookingSummary } from "../booking-query.ts";

/** The one button that a booking in a list needs: its next step, when that is this person's. */
export function NextStepButton({ booking }: { readonly booking: BookingSummary }) {
  const { t } = useTranslation("booking");
  const links = useBookingLinks();
  const { jenisbooking: kind, id, statusbooking, can } = booking;
  const view = viewPath(kind, id);
  const step =
    statusbooking === 10 && can.complete.allowed
      ? { to: links.to(kind, "complete", id) ?? view, text: t("list.complete") }
      : statusbooking === 20 && can.customerConfirm.allowed
        ? { to: view, text: t("list.confirm") }
        : statusbooking === 40
          ? { to: view, text: t("list.pay") }
          : undefined;
  if (!step) return null;
  return (
    <Button component={Link} to={step.to} size="sm">
      {step.text}
    </Button>
  );
}
